import { useEffect, useRef, useState } from 'react';
import {
  type FileReplay,
  hasSameStatus,
  type ReplayedCall,
  replayCalls,
} from '@/lib/calls/traffic/browser/replay-calls';
import type { ReplayableCall } from '@/lib/calls/traffic/view/call-result';
import type { CallDetail } from '@/lib/calls/traffic/view/traffic-messages';
import { describeError } from '@/lib/kit/diagnostics/describe-error';
import { pluralize } from '@/lib/kit/text/pluralize';
import { MappedIdText } from './replay-section';

/** More are not listed. */
const maxListed = 50;

type Select = (index: number) => void;

function Difference({ replayed, onSelect }: { replayed: ReplayedCall; onSelect: Select }) {
  const { call, status } = replayed;
  return (
    <>
      {call.name ?? `Call ${call.index + 1}`},{' '}
      <code>
        {call.method} {call.path}
      </code>
      , was {call.status} in your file, and is {status} in the sandbox.{' '}
      <button type="button" className="text-button" onClick={() => onSelect(call.index)}>
        Show the call
      </button>
    </>
  );
}

function Outcomes({ replay, onSelect }: { replay: FileReplay; onSelect: Select }) {
  const [first, ...others] = replay.calls.filter((replayed) => !hasSameStatus(replayed));
  const hasRefusal = replay.calls.some(({ status = 0 }) => status >= 400);
  const hasStatus = replay.calls.some(({ call }) => call.status !== undefined);
  return (
    <>
      {first ? (
        <p className="request-outcome" data-success="false">
          First difference: <Difference replayed={first} onSelect={onSelect} />
        </p>
      ) : (
        <p className="request-outcome" data-success={hasStatus}>
          {hasStatus
            ? `Each call has the same status in the sandbox.${hasRefusal ? ' An error can have another reason there: replay the call to see it.' : ''}`
            : 'The file has no statuses to compare.'}
        </p>
      )}
      {others.length > 0 && (
        <details className="request-more">
          <summary>{pluralize(others.length, 'further difference')}</summary>
          <ul className="traffic-plain">
            {others.slice(0, maxListed).map((replayed) => (
              <li key={replayed.call.index}>
                <Difference replayed={replayed} onSelect={onSelect} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {replay.mapped.length > 0 && (
        <details className="request-more">
          <summary>{pluralize(replay.mapped.length, 'id')} of the sandbox instead of yours</summary>
          <ul className="traffic-plain">
            {replay.mapped.slice(0, maxListed).map((id) => (
              <li key={`${id.field} ${id.from}`}>
                <MappedIdText {...id} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Sends the calls of a file to the sandbox in this browser, one after the other. */
export function FileReplaySection({
  calls,
  loadDetail,
  onSelect,
}: {
  calls: readonly ReplayableCall[];
  loadDetail: (index: number) => Promise<CallDetail>;
  onSelect: Select;
}) {
  const [replay, setReplay] = useState<FileReplay>();
  const [sent, setSent] = useState(0);
  const [state, setState] = useState<'idle' | 'sending' | 'canceled' | 'done'>('idle');
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  if (calls.length === 0) return null;

  const send = async () => {
    const current = new AbortController();
    controller.current = current;
    setReplay(undefined);
    setSent(0);
    setState('sending');
    try {
      const next = await replayCalls(calls, loadDetail, setSent, current.signal);
      setReplay(next);
      if (!current.signal.aborted) setState(next.problem === undefined ? 'done' : 'idle');
    } catch (error) {
      if (current.signal.aborted) return;
      setState('idle');
      setReplay({ calls: [], mapped: [], problem: describeError(error) });
    }
  };
  const cancel = () => {
    controller.current?.abort();
    setState('canceled');
  };
  const isSending = state === 'sending';
  const same = replay?.calls.filter(hasSameStatus).length ?? 0;
  const statusTexts = {
    idle: '',
    // The progress bar has the number, which would be announced after each call.
    sending: 'Sending…',
    canceled: `Canceled after ${pluralize(sent, 'call')}.`,
    done: `${same} of ${pluralize(sent, 'call')} with the same status.`,
  };
  return (
    <section aria-labelledby="traffic-file-replay">
      <h3 id="traffic-file-replay">Replay all calls in the sandbox</h3>
      <p className="request-help">
        Sends the calls in their order to the sandbox, which runs in this browser, with ids and
        users of its own. Calls of no known operation are left out.
      </p>
      <div className="request-toolbar">
        <button type="button" className="request-button" onClick={isSending ? cancel : send}>
          {isSending ? 'Cancel' : `Replay ${pluralize(calls.length, 'call')}`}
        </button>
        {isSending && (
          <progress aria-label="Calls that were sent" value={sent} max={calls.length} />
        )}
        <span role="status">{statusTexts[state]}</span>
      </div>
      {replay?.problem !== undefined && <p className="request-problem">{replay.problem}</p>}
      {replay && !isSending && <Outcomes replay={replay} onSelect={onSelect} />}
    </section>
  );
}
