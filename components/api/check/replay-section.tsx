import { useEffect, useRef, useState } from 'react';
import { ResponseView } from '@/components/ui/response/response-view';
import { type Replay, replayCall } from '@/lib/calls/traffic/browser/replay-call';
import type { CallDetail } from '@/lib/calls/traffic/view/traffic-messages';
import { describeError } from '@/lib/kit/diagnostics/describe-error';

/** How the sandbox's response differs from the recorded one. */
function Comparison({ replay, hasResponse }: { replay: Replay; hasResponse: boolean }) {
  const { difference, outcome } = replay;
  if (outcome.state !== 'completed' || !hasResponse) return null;
  return difference ? (
    <p className="request-outcome" data-success="false">
      First difference: <code>{difference.name}</code> was {difference.expected} in your call, and
      is {difference.found} in the sandbox.
    </p>
  ) : (
    <p className="request-outcome" data-success="true">
      {outcome.response.status < 400
        ? 'The sandbox returns the same as your call.'
        : 'The sandbox refuses it, too.'}
    </p>
  );
}

function Outcome({ replay, hasResponse }: { replay: Replay; hasResponse: boolean }) {
  const { outcome, description, sender, mapped } = replay;
  if (outcome.state !== 'completed') {
    return (
      <p className="request-problem">{outcome.state === 'failed' ? outcome.reason : 'Canceled.'}</p>
    );
  }
  return (
    <>
      <p className="request-help">
        {sender === undefined
          ? 'Sent without a token, like your call.'
          : `Sent as ${sender}, instead of with your token.`}
        {mapped.map(({ field, from, to }) => (
          <span key={`${field} ${from}`}>
            {' '}
            The sandbox has no <code>{field}</code> {from}, so {to} was sent.
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
        Sends the same request to the sandbox, which runs in this browser. Your token is not sent.
      </p>
      <div className="request-toolbar">
        <button type="button" className="request-button" onClick={send}>
          {replay ? 'Replay again' : 'Replay'}
        </button>
        <span role="status">{status}</span>
      </div>
      {replay && <Outcome replay={replay} hasResponse={Boolean(detail.call.response?.status)} />}
    </section>
  );
}
