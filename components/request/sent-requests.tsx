import type { HistoryEntry } from '@/lib/request/browser/request-history';
import type { RequestDraft } from '@/lib/request/request-draft';

/** The requests that were sent in this tab, to select one again. */
export function SentRequests({
  entries,
  onSelect,
}: {
  entries: readonly HistoryEntry[];
  onSelect: (draft: RequestDraft) => void;
}) {
  if (entries.length === 0) return null;
  return (
    <details className="request-more">
      <summary>Sent in this tab ({entries.length})</summary>
      <ul className="request-history">
        {entries.map(({ draft, status, time }) => (
          <li key={time}>
            <button type="button" className="text-button" onClick={() => onSelect(draft)}>
              {new Date(time).toLocaleTimeString('en-US')}: {status}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
