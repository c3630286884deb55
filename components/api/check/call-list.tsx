import { useState } from 'react';
import { type CallResult, isFailing } from '@/lib/calls/traffic/view/call-result';
import { pluralize } from '@/lib/kit/text/pluralize';

/** More calls than this are not rendered at once. */
const pageSize = 100;

function describeFindings(
  { findingCount, hasError, isRefused }: CallResult,
  hasUnread: boolean,
): string {
  const fit = hasUnread ? '' : 'Fits';
  if (findingCount === 0) return isRefused ? 'Error' : fit;
  return hasError ? pluralize(findingCount, 'finding') : `${findingCount} to know`;
}

/** The calls of a file, of which the reader selects one. */
export function CallList({
  hasUnread,
  calls,
  selected,
  onSelect,
}: {
  /** Whether a part of the text belongs to no call. */
  hasUnread: boolean;
  calls: readonly CallResult[];
  selected: number;
  onSelect: (index: number) => void;
}) {
  const [isFiltered, setIsFiltered] = useState(false);
  const [limit, setLimit] = useState(pageSize);
  const failing = calls.filter(isFailing);
  const shown = isFiltered ? failing : calls;
  return (
    <section aria-labelledby="traffic-calls">
      <h3 id="traffic-calls">Calls</h3>
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
                {call.status} {describeFindings(call, hasUnread)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length > limit && (
        <button type="button" className="request-button" onClick={() => setLimit(limit + pageSize)}>
          Show {Math.min(pageSize, shown.length - limit)} more of {shown.length}
        </button>
      )}
    </section>
  );
}
