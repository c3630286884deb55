import { useState } from 'react';
import type { ReadNote } from '@/lib/calls/traffic/recorded-call';
import { type CallResult, fewCalls, isFailing } from '@/lib/calls/traffic/view/call-result';
import { judgeCall } from '@/lib/calls/traffic/view/verdict';

/** More calls than this are not rendered at once. */
const pageSize = 100;

/** The calls of a file, of which the reader selects one. A few are collapsed, so that the one that is shown is in sight. */
export function CallList({
  calls,
  notes,
  selected,
  onSelect,
}: {
  calls: readonly CallResult[];
  notes: readonly ReadNote[];
  selected: number;
  onSelect: (index: number) => void;
}) {
  const [isFiltered, setIsFiltered] = useState(false);
  const [limit, setLimit] = useState(pageSize);
  const failing = calls.filter(isFailing);
  const shown = isFiltered ? failing : calls;
  return (
    <section aria-label="Calls">
      <details className="request-more" open={calls.length > fewCalls}>
        <summary>All {calls.length} calls</summary>
        <label className="request-check">
          <input
            type="checkbox"
            checked={isFiltered}
            onChange={(event) => setIsFiltered(event.target.checked)}
          />
          Only calls that don’t fit or were refused ({failing.length})
        </label>
        <ul className="traffic-calls">
          {shown.slice(0, limit).map((call) => (
            <li key={call.index}>
              <button
                type="button"
                aria-pressed={call.index === selected}
                onClick={() => onSelect(call.index)}
              >
                <span>{call.name ?? `Call ${call.index + 1}`}</span>
                <code>
                  {call.method} {call.path}
                </code>
                <span data-level={call.hasError ? 'error' : undefined}>
                  {call.status} {judgeCall(call, notes).label}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {shown.length > limit && (
          <button
            type="button"
            className="request-button"
            onClick={() => setLimit(limit + pageSize)}
          >
            Show {Math.min(pageSize, shown.length - limit)} more of {shown.length}
          </button>
        )}
      </details>
    </section>
  );
}
