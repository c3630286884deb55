import { useEffect, useRef, useState } from 'react';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { ResponseView } from '@/components/ui/response/response-view';
import { presetUrl } from '@/lib/calls/request/shared-draft';
import { type MappedId, type Replay, replayCall } from '@/lib/calls/traffic/browser/replay-call';
import { findSimilarCases } from '@/lib/calls/traffic/view/find-similar-cases';
import type { CallDetail } from '@/lib/calls/traffic/view/traffic-messages';
import { describeError } from '@/lib/kit/diagnostics/describe-error';
import { operationPath } from '@/lib/site/page-paths';

export const MappedIdText = ({ field, from, to }: MappedId) => (
  <>
    The sandbox has no <code>{field}</code> {from}, so {to} was sent.
  </>
);

/** Cases of the operation with a documented outcome, to see what else it refuses. */
function SimilarCases({ replay, detail }: { replay: Replay; detail: CallDetail }) {
  const cases = findSimilarCases(replay.description, detail);
  if (cases.length === 0) return null;
  return (
    <>
      <h4>Break it</h4>
      <p className="request-help">
        Cases of this operation that resemble your call, with what the sandbox returns.
      </p>
      <ul className="traffic-plain">
        {cases.map(({ id, label, status }) => (
          <li key={id}>
            <SiteLink href={`${operationPath(replay.description.id)}${presetUrl(id)}`}>
              {label}
            </SiteLink>
            : {status}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Errors that depend on who is in the sandbox, and on what it has. */
const ownDataCodes =
  /^SANDBOX_(?:NOT_FOUND|POLICY_NOT_FOUND|FORBIDDEN|TOKEN|USER|GRANT|CARRIER|COMPANY|REVISION_CONFLICT|LOCATION_OF_OTHER_PROFILE)/;

/** How the sandbox's response differs from the recorded one. */
function Comparison({ replay, hasResponse }: { replay: Replay; hasResponse: boolean }) {
  const { difference, outcome } = replay;
  if (outcome.state !== 'completed' || !hasResponse) return null;
  const { errorSummary } = outcome.response;
  const code = errorSummary?.error ?? '';
  return difference ? (
    <p className="request-outcome" data-success="false">
      First difference: <code>{difference.name}</code> was {difference.expected} in your call, and
      is {difference.found} in the sandbox.
    </p>
  ) : ownDataCodes.test(code) ? (
    <p className="request-outcome">
      The sandbox refuses it because of its own data (<code>{code}</code>). This doesn’t show why
      your call was refused.
    </p>
  ) : (
    <p className="request-outcome" data-success="true">
      {outcome.response.status < 400
        ? 'The sandbox returns the same as your call.'
        : `The sandbox refuses it, too: ${errorSummary?.message ?? code}`}
    </p>
  );
}

function Outcome({ replay, hasResponse }: { replay: Replay; hasResponse: boolean }) {
  const { outcome, description, user, mapped } = replay;
  if (outcome.state !== 'completed') {
    return (
      <p className="request-problem">{outcome.state === 'failed' ? outcome.reason : 'Canceled.'}</p>
    );
  }
  return (
    <>
      <p className="request-help">
        {user
          ? `Sent as ${user.name}, with a token of the sandbox.`
          : 'Sent without a token, like your call.'}
        {mapped.map((id) => (
          <span key={`${id.field} ${id.from}`}>
            {' '}
            <MappedIdText {...id} />
          </span>
        ))}
      </p>
      <Comparison replay={replay} hasResponse={hasResponse} />
      <ResponseView response={outcome.response} description={description} />
    </>
  );
}

/** Sends the same call to the sandbox in this browser. */
export function ReplaySection({
  operationId,
  detail,
}: {
  operationId: string;
  detail: CallDetail;
}) {
  const [replay, setReplay] = useState<Replay>();
  const [status, setStatus] = useState('');
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const { request, isPartial } = detail.call;
  const isIncomplete = isPartial || request?.body?.isTruncated;
  const send = async () => {
    const current = new AbortController();
    controller.current?.abort();
    controller.current = current;
    setStatus('Sending…');
    try {
      const sent = await replayCall(operationId, detail, current.signal);
      if (current.signal.aborted) return;
      setReplay(sent);
      const { outcome } = sent;
      setStatus(outcome.state === 'completed' ? `Response: ${outcome.response.status}.` : '');
    } catch (error) {
      if (!current.signal.aborted) setStatus(describeError(error));
    }
  };
  return (
    <section aria-labelledby="traffic-replay">
      <h3 id="traffic-replay">Replay in the sandbox</h3>
      <p className="request-help">
        {isIncomplete
          ? 'Sends the part of the request that the text has to the sandbox, which runs in this browser, so its response can be another one. '
          : 'Sends the same request to the sandbox, which runs in this browser. '}
        Your token is not sent.
      </p>
      <div className="request-toolbar">
        <button type="button" className="request-button" onClick={send}>
          {replay ? 'Replay again' : 'Replay'}
        </button>
        <span role="status">{status}</span>
      </div>
      {replay && (
        <>
          <Outcome
            replay={replay}
            hasResponse={Boolean(detail.call.response?.status) && !isIncomplete}
          />
          <SimilarCases replay={replay} detail={detail} />
        </>
      )}
    </section>
  );
}
