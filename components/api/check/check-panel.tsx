import { useEffect, useRef, useState } from 'react';
import { renderIsland } from '@/components/ui/document/render-island';
import { useSettledText } from '@/components/ui/status/use-settled-text';
import { kindTexts } from '@/lib/calls/traffic/output/checked-input';
import { pluralize } from '@/lib/kit/text/pluralize';
import { CallList } from './call-list';
import { CallView } from './call-view';
import { InputForm } from './input-form';
import { TrafficOverview } from './traffic-overview';
import { type TrafficCheck, type TrafficUrls, useTrafficCheck } from './use-traffic-check';

/** The time after the last key before a text is checked. */
const typingMs = 250;

/** What was understood, and how much of it fits. */
function describeResult({ state, kind, calls, reason }: TrafficCheck): string {
  const count = calls.length;
  if (state === 'empty') return '';
  if (state === 'checking')
    return count === 0 ? 'Reading…' : `${pluralize(count, 'call')} checked…`;
  if (state === 'canceled') return 'Canceled.';
  if (state === 'failed') return `This didn’t work. ${reason ?? ''}`;
  if (count === 0) return 'Nothing in this text can be checked.';
  const misfits = calls.filter(({ hasError }) => hasError).length;
  const [only] = calls;
  const outcome =
    count === 1 && only
      ? only.findingCount === 0
        ? 'nothing found'
        : pluralize(only.findingCount, 'finding')
      : `${misfits} of ${count} calls don’t fit`;
  return `Read as: ${kindTexts[kind]}. ${outcome.charAt(0).toUpperCase()}${outcome.slice(1)}.`;
}

/** Notes that are the same are shown once. */
const listNotes = ({ notes }: TrafficCheck): string[] => [
  ...new Set(notes.map(({ message }) => message)),
];

/** Checks what the reader pastes or drops, and explains it. */
export function CheckPanel(urls: TrafficUrls) {
  const { result, isBusy, check, cancel, requestDetail } = useTrafficCheck(urls);
  const [operationId, setOperationId] = useState<string>();
  const [selected, setSelected] = useState(0);
  const input = useRef<string | File>('');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const run = (id: string | undefined) => {
    setOperationId(id);
    check(input.current, id);
  };
  const onChange = (next: string | File) => {
    window.clearTimeout(timer.current);
    input.current = next;
    setSelected(0);
    timer.current = window.setTimeout(() => run(undefined), typingMs);
  };
  const call = result.calls[selected];
  const isDone = result.state === 'done';
  const hasMany = isDone && result.calls.length > 1;
  const hasCall = isDone && call !== undefined;
  // The worker has the bodies of a file's calls; the page gets those of the one that it shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another call or another result needs another detail
  useEffect(() => {
    if (hasCall) requestDetail(selected);
  }, [hasCall, selected, result.summary]);

  const text = describeResult(result);
  const announced = useSettledText(text);
  return (
    <div className="traffic-panel run-panel">
      <InputForm onChange={onChange} />
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {text !== '' && (
        <div className="traffic-result">
          <p className="traffic-understood">
            <strong>{text}</strong>
            {isBusy && (
              <>
                <progress
                  aria-label="Part of the input that was read"
                  value={result.progress || undefined}
                />
                <button type="button" className="request-button" onClick={cancel}>
                  Cancel
                </button>
              </>
            )}
          </p>
          {listNotes(result).length > 0 && (
            <ul className="traffic-notes">
              {listNotes(result).map((note) => (
                <li key={note}>{note}.</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {hasMany && result.summary && <TrafficOverview summary={result.summary} />}
      {hasMany && <CallList calls={result.calls} selected={selected} onSelect={setSelected} />}
      {isDone && call && (
        <CallView
          key={selected}
          call={call}
          detail={result.details.get(selected)}
          operations={result.operations}
          isOperationSelected={operationId !== undefined}
          onSelectOperation={run}
        />
      )}
    </div>
  );
}

/** Renders the check into its container. Returns a function that unmounts it. */
export const mountCheckPanel = (container: HTMLElement): (() => void) =>
  renderIsland(
    container,
    <CheckPanel
      dataUrl={container.dataset.trafficCheck ?? ''}
      workerUrl={container.dataset.trafficWorker ?? ''}
    />,
  );
