import { useEffect, useRef, useState } from 'react';
import { renderIsland } from '@/components/ui/document/render-island';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { useSettledText } from '@/components/ui/status/use-settled-text';
import { consumeHandedOverText } from '@/lib/calls/traffic/browser/handed-over-text';
import { kindTexts } from '@/lib/calls/traffic/output/checked-input';
import { type InputKind, inputKinds } from '@/lib/calls/traffic/recorded-call';
import { fewCalls, isFailed, isFailing, isReplayable } from '@/lib/calls/traffic/view/call-result';
import type { Corrections } from '@/lib/calls/traffic/view/corrections';
import type { CallDetail } from '@/lib/calls/traffic/view/traffic-messages';
import { judgeCalls } from '@/lib/calls/traffic/view/verdict';
import { pluralize } from '@/lib/kit/text/pluralize';
import { checkedOperation, operationPath } from '@/lib/site/page-paths';
import { CallList } from './call-list';
import { CallView } from './call-view';
import { FileReplaySection } from './file-replay-section';
import { InputForm } from './input-form';
import { TrafficOverview } from './traffic-overview';
import {
  type TrafficCheck,
  type TrafficResults,
  type TrafficUrls,
  useTrafficCheck,
} from './use-traffic-check';

/** The time after the last key before a text is checked. */
const typingMs = 250;

/** The state of the check in words. */
function describeCheck({ state, read, reason, results }: TrafficCheck): string {
  if (state === 'checking')
    return read.length === 0 ? 'Reading…' : `${pluralize(read.length, 'call')} checked…`;
  if (state === 'canceled') return 'Canceled.';
  if (state === 'failed') return `This didn’t work. ${reason ?? ''}`;
  return results ? judgeCalls(results.calls, results.notes).text : '';
}

/** Notes that are the same are shown once. */
const listNotes = ({ notes }: TrafficResults): string[] => [
  ...new Set(notes.map(({ message }) => message)),
];

/** The operation of the page that led here, which is that of an input without an address. */
function ExpectedOperation({ id, onRemove }: { id: string; onRemove: () => void }) {
  return (
    <div>
      <p className="request-help">
        Without an address, it is checked as a call of{' '}
        <SiteLink href={operationPath(id)}>{id}</SiteLink>.{' '}
        <button type="button" className="text-button" onClick={onRemove}>
          Any operation
        </button>
      </p>
    </div>
  );
}

/** What the input is, which the reader can correct. */
function KindSelect({
  kind,
  onSelect,
}: {
  kind: InputKind;
  onSelect: (kind: InputKind | undefined) => void;
}) {
  return (
    <label className="traffic-field">
      Read as
      <select
        value={kind}
        onChange={({ target }) => onSelect(inputKinds.find((other) => other === target.value))}
      >
        {inputKinds.map((other) => (
          <option key={other} value={other} disabled={other === 'unknown'}>
            {kindTexts[other]}
          </option>
        ))}
      </select>
    </label>
  );
}

const withoutCorrections: Corrections = { calls: {} };

/**
 * Checks what the reader pastes or drops, and explains it.
 * @param props.expectedId the operation of the page that led here
 * @param props.handedOver a text that the search has handed over
 */
export function CheckPanel({
  expectedId,
  handedOver,
  ...urls
}: TrafficUrls & { expectedId?: string | undefined; handedOver?: string }) {
  const { result, isBusy, check, cancel, loadDetail } = useTrafficCheck(urls);
  const [corrections, setCorrections] = useState<Corrections>({ expectedId, calls: {} });
  const [selectedIndex, setSelectedIndex] = useState<number>();
  const [shown, setShown] = useState<{ index: number; detail: CallDetail }>();
  const input = useRef<string | File>('');
  const timer = useRef<number>(undefined);
  const resultElement = useRef<HTMLDivElement>(null);
  const isPasted = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const correct = (next: Corrections) => {
    setCorrections(next);
    check(input.current, next);
  };
  const onChange = (next: string | File, isOther: boolean) => {
    window.clearTimeout(timer.current);
    input.current = next;
    isPasted.current = isOther && next !== '';
    if (isOther) setSelectedIndex(undefined);
    const { expectedId: id } = corrections;
    const kept = isOther ? { ...withoutCorrections, expectedId: id } : corrections;
    timer.current = window.setTimeout(() => correct(kept), typingMs);
  };
  const { results } = result;
  // The first call that needs an explanation, until the reader selects one.
  const failing = results?.calls.find(isFailed) ?? results?.calls.find(isFailing);
  const selected = selectedIndex ?? failing?.index ?? 0;
  const call = results?.calls[selected];
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another call or another result needs another detail
  useEffect(() => {
    let isCurrent = results !== undefined;
    if (isCurrent) {
      void loadDetail(selected).then((detail) => {
        if (isCurrent) setShown({ index: selected, detail });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [selected, results]);

  // The result of a pasted text comes into view. While a text is edited, the field stays where it is.
  useEffect(() => {
    if (results === undefined || !isPasted.current) return;
    isPasted.current = false;
    resultElement.current?.scrollIntoView();
  }, [results]);

  const kindSelect = results && (
    <KindSelect kind={results.kind} onSelect={(kind) => correct({ ...corrections, kind })} />
  );
  const count = results?.calls.length ?? 0;
  const summary = results && count > 1 && (
    <>
      <TrafficOverview summary={results.summary} />
      <FileReplaySection
        key={results.revision}
        calls={results.calls.filter(isReplayable)}
        loadDetail={loadDetail}
        onSelect={setSelectedIndex}
      />
    </>
  );
  const text = describeCheck(result);
  const isDone = result.state === 'done' && results !== undefined;
  const announced = useSettledText(isDone ? `Read as: ${kindTexts[results.kind]}. ${text}` : text);
  const notes = results ? listNotes(results) : [];
  return (
    <div className="traffic-panel run-panel">
      <InputForm handedOver={handedOver} onChange={onChange} />
      {corrections.expectedId !== undefined && (
        <ExpectedOperation
          id={corrections.expectedId}
          onRemove={() => correct({ ...corrections, expectedId: undefined })}
        />
      )}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      {text !== '' && (
        <div ref={resultElement} className="traffic-result">
          <div className="traffic-understood">
            <strong>{text}</strong>
            {call === undefined && kindSelect}
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
          </div>
          {notes.length > 0 && (
            <ul className="traffic-notes">
              {notes.map((note) => (
                <li key={note}>{note}.</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {count > fewCalls && summary}
      {results && count > 1 && (
        <CallList
          calls={results.calls}
          notes={results.notes}
          selected={selected}
          onSelect={setSelectedIndex}
        />
      )}
      {results && call && (
        <CallView
          key={selected}
          call={call}
          detail={shown?.index === selected ? shown.detail : undefined}
          notes={count > 1 ? results.notes : undefined}
          revision={results.revision}
          kindText={kindTexts[results.kind]}
          kindSelect={kindSelect}
          operations={results.operations}
          correction={corrections.calls[selected]}
          onCorrect={(correction) =>
            correct({
              ...corrections,
              calls: {
                ...corrections.calls,
                [selected]: { ...corrections.calls[selected], ...correction },
              },
            })
          }
        />
      )}
      {count <= fewCalls && summary}
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
      expectedId={new URLSearchParams(window.location.search).get(checkedOperation) ?? undefined}
      handedOver={consumeHandedOverText()}
    />,
  );
