import { InlineCode } from '@/components/docs/mdx/inline-code';
import { WebhookDetails } from '@/components/sandbox/webhook-details';
import { ChangeList } from '@/components/ui/response/change-list';
import { ResponseBody } from '@/components/ui/response/response-body';
import { describeCriterion } from '@/lib/api/arazzo/describe-criterion';
import type { ResponseContent } from '@/lib/calls/console/api-response';
import type { StepExchange } from '@/lib/calls/workflows/run-state';
import type { StepRun } from '@/lib/calls/workflows/workflow-step-run';
import { parseExactJson, writeExactJson } from '@/lib/kit/json/exact-json';
import { isRecord } from '@/lib/kit/json/is-record';

const noBytes = new Blob();

/** A body as a step has it: a text, or JSON. */
function Body({ value }: { value: unknown }) {
  const text = typeof value === 'string' ? value : writeExactJson(value);
  const content: ResponseContent =
    value === ''
      ? { kind: 'none' }
      : typeof value === 'string'
        ? { kind: 'text', text }
        : { kind: 'json', text, values: [value] };
  return <ResponseBody content={content} body={noBytes} />;
}

const readMessage = (body: unknown): string | undefined =>
  isRecord(body) && typeof body.message === 'string' ? body.message : undefined;

/** Says how a response compares with what is expected. */
function describeOutcome({ unmet, failure }: StepRun): string {
  if (unmet.length === 0) return 'as expected';
  return failure ? 'as documented' : 'not expected';
}

/** What a step has returned, in words: `Step 2: 200, as expected.` */
export const describeStep = (number: number, { response }: StepExchange, run: StepRun): string =>
  `Step ${number}: ${response.statusCode}, ${describeOutcome(run)}.`;

/** What a step has sent, in place of what is recorded. */
export function LiveRequest({ request: { method, url, headers, body } }: StepExchange) {
  return (
    <figure className="workflow-live">
      <figcaption>
        <code>
          {method} {url}
        </code>
      </figcaption>
      <ul className="workflow-headers">
        {headers.map(([name, value]) => (
          <li key={name}>
            <code>
              {name}: {value}
            </code>
          </li>
        ))}
      </ul>
      {typeof body === 'string' && <Body value={parseExactJson(body)?.value ?? body} />}
    </figure>
  );
}

/** What a step has received, in place of what is recorded. */
export const LiveResponse = ({ response: { statusCode, body } }: StepExchange) => (
  <figure className="workflow-live">
    <figcaption>Response {statusCode}, live</figcaption>
    <Body value={body} />
  </figure>
);

/** The outcome of a step, compared with what is expected. */
export function ExchangeView({
  exchange: { response, changes, deliveries },
  run,
}: {
  exchange: StepExchange;
  run: StepRun;
}) {
  const { unmet, failure, outputs } = run;
  const isOk = unmet.length === 0;
  const message = isOk ? undefined : readMessage(response.body);
  const captured = Object.entries(outputs);
  return (
    <div className="workflow-exchange">
      <p className="workflow-result">
        <strong data-success={isOk}>
          {response.statusCode} {describeOutcome(run)}
        </strong>
        {message !== undefined && <span>{message}</span>}
      </p>
      {failure && (
        <p className="workflow-advice">
          <strong>{failure['x-title']}.</strong> <InlineCode text={failure['x-advice']} />
        </p>
      )}
      {!isOk && !failure && (
        <div className="workflow-advice">
          <p>The response doesn’t meet this:</p>
          <ul>
            {unmet.map((criterion) => (
              <li key={criterion.condition}>
                <InlineCode text={describeCriterion(criterion)} />
              </li>
            ))}
          </ul>
          <p>Change the request and send it again, or start again with the initial data.</p>
        </div>
      )}
      {captured.length > 0 && (
        <dl className="workflow-outputs">
          {captured.map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <code>{typeof value === 'string' ? value : writeExactJson(value)}</code>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {changes.length > 0 && (
        <p className="workflow-note">
          <strong>Changed in the sandbox:</strong> <ChangeList changes={changes} />
        </p>
      )}
      {deliveries.length > 0 && (
        <div className="sandbox-hooks">
          <p className="workflow-note">
            <strong>Webhooks that the step caused:</strong>
          </p>
          {deliveries.map((delivery) => (
            <WebhookDetails key={delivery.id} delivery={delivery} />
          ))}
        </div>
      )}
    </div>
  );
}
