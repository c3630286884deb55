import type { HistoryEntry } from '@/lib/calls/request/browser/request-history';
import { abbreviateSender, describeDraft } from '@/lib/calls/request/describe-draft';
import type { RequestDescription } from '@/lib/calls/request/request-description';

/** The requests that were sent in this tab, to select one again. */
export function SentRequests({
  description,
  entries,
  onSelect,
}: {
  description: RequestDescription;
  entries: readonly HistoryEntry[];
  onSelect: (entry: HistoryEntry) => void;
}) {
  if (entries.length === 0) return null;
  return (
    <details className="request-more">
      <summary>Sent in this tab ({entries.length})</summary>
      <ul className="request-history">
        {entries.map((entry) => {
          const { draft, status, time } = entry;
          return (
            <li key={time}>
              <button type="button" className="request-sent" onClick={() => onSelect(entry)}>
                <strong data-success={status < 400}>{status}</strong>{' '}
                <span>{abbreviateSender(description, draft.user)}</span>{' '}
                <span>{describeDraft(description, draft)}</span>{' '}
                <time dateTime={new Date(time).toISOString()}>
                  {new Date(time).toLocaleTimeString('en-US', { timeStyle: 'short' })}
                </time>
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
