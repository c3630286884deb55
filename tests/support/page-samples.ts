import type { CodeSample } from '../../lib/calls/samples/list-code-samples';
import { listSampleCalls } from '../../lib/calls/samples/list-sample-calls';
import { createSampleRunner } from '../../lib/calls/samples/run-sample';
import type { SampleCall } from '../../lib/calls/samples/sample-call';
import { readFenceAttribute } from '../../lib/content/code-meta';
import { findMismatches } from './find-mismatches';
import { createTestSandbox } from './sandbox/test-sandbox';

/** Fields whose values differ between responses. */
const volatileFields = new Set(['token']);
const volatileErrorFields = new Set(['trace', 'timestamp']);

/** A sample that can be run, with the responses and webhook payloads that the page shows for it. */
export type PageStep = {
  sample: CodeSample;
  calls: SampleCall[];
  responses: CodeSample[];
  webhooks: CodeSample[];
  /** Whether the page shows an error record for it. */
  fails: boolean;
};

/** Error records whose title starts with 405 are responses of samples; others only show the format. */
export const isError = ({ meta }: CodeSample) =>
  readFenceAttribute(meta, 'schema') === 'ErrorRecord' &&
  (readFenceAttribute(meta, 'title')?.startsWith('405') ?? false);

/** Payloads whose title starts with "Webhook" are sent because of a sample; others only show the format. */
export const isWebhook = ({ meta }: CodeSample) =>
  /^(?:Appointment|Policy)Hook$/.test(readFenceAttribute(meta, 'schema') ?? '') &&
  (readFenceAttribute(meta, 'title')?.startsWith('Webhook') ?? false);

export const formatLocation = ({ file, line }: CodeSample) => `${file}:${line}`;

/** Returns the runnable samples of a page, each with the responses and webhooks that the page shows for it. */
export function listPageSteps(samples: CodeSample[]): PageStep[] {
  const runnable = samples
    .map((sample, index) => ({ sample, index, calls: listSampleCalls(sample) }))
    .filter(({ calls }) => calls.length > 0);
  return runnable.map(({ sample, index, calls }) => {
    const operations = calls.map(({ operation }) => operation);
    const next = runnable.find(
      (other) =>
        other.index > index && other.calls.some(({ operation }) => operations.includes(operation)),
    );
    const successes = samples
      .slice(index + 1, next?.index)
      .filter(({ meta }) => operations.includes(readFenceAttribute(meta, 'response') ?? ''));
    // An error record or a webhook belongs to the sample directly before it, whatever its operation.
    const following = samples.slice(
      index + 1,
      runnable.find((other) => other.index > index)?.index,
    );
    const errors = following.filter(isError);
    return {
      sample,
      calls,
      responses: [...successes, ...errors],
      webhooks: following.filter(isWebhook),
      fails: errors.length > 0,
    };
  });
}

/** Reads a JSON response, including error records. Returns `undefined` for other media types. */
async function readJson(response: Response): Promise<unknown> {
  return response.headers.get('content-type')?.startsWith('application/json')
    ? response.json()
    : undefined;
}

/**
 * Runs the samples of a page in order in a new sandbox, as a reader with the "Run" buttons would.
 * @returns a message for every difference between the page and the sandbox
 */
export async function findPageMismatches(steps: PageStep[]): Promise<string[]> {
  const sandbox = createTestSandbox();
  const { run, clearSession } = createSampleRunner((path, init) =>
    sandbox.fetch(new Request(`http://sandbox${path}`, init)),
  );
  const mismatches: string[] = [];
  for (const { sample, calls, responses, webhooks, fails } of steps) {
    const oldDeliveries = new Set(sandbox.store.list('webHooks').map(({ id }) => id));
    for (const call of calls) {
      const { response } = await run(call);
      const json = await readJson(response);
      // Like a reader, who can end the session with a button below the next response.
      if (call.operation === 'invalidateToken') clearSession();
      if (fails === response.ok) {
        mismatches.push(
          `${formatLocation(sample)} ${call.method} ${call.url}: expected ${fails ? 'an error' : 'success'}, found status ${response.status}: ${JSON.stringify(json)}`,
        );
      }
      const shown = responses.filter(
        (shownResponse) =>
          isError(shownResponse) ||
          readFenceAttribute(shownResponse.meta, 'response') === call.operation,
      );
      for (const { line, text, meta } of shown) {
        const found = findMismatches(JSON.parse(text), json, {
          volatile: response.ok ? volatileFields : volatileErrorFields,
          isShortened: readFenceAttribute(meta, 'title')?.includes('shortened'),
        });
        mismatches.push(...found.map((mismatch) => `${sample.file}:${line}${mismatch}`));
      }
    }
    const payloads = sandbox.store
      .list('webHooks')
      .filter(({ id }) => !oldDeliveries.has(id))
      .map(({ payload }) => payload);
    for (const webhook of webhooks) {
      const found = payloads.map((payload) => findMismatches(JSON.parse(webhook.text), payload));
      if (found.some((messages) => messages.length === 0)) continue;
      const [first = ['the sandbox sends no webhook']] = found;
      mismatches.push(...first.map((message) => `${formatLocation(webhook)} webhook ${message}`));
    }
  }
  return mismatches;
}
