import { useCopy } from '@/components/ui/response/use-copy';
import type { Report } from '@/lib/calls/traffic/report/format-report';
import { pluralize } from '@/lib/kit/text/pluralize';

/** A message for support or a colleague, with the list of what was taken out of it. */
export function ReportSection({ report: { markdown, removed } }: { report: Report }) {
  const [copy, status] = useCopy();
  return (
    <section aria-labelledby="traffic-report">
      <h3 id="traffic-report">Report to support</h3>
      <p className="request-help">
        A message in Markdown without tokens and personal data. Read it before you send it.
      </p>
      <details className="request-more">
        <summary>Taken out: {pluralize(removed.length, 'value')}</summary>
        <ul className="traffic-removed">
          {removed.map(({ what, where }) => (
            <li key={`${what} ${where}`}>
              <code>{what}</code> {where}
            </li>
          ))}
        </ul>
      </details>
      <details className="request-more">
        <summary>The message</summary>
        <pre className="request-text" tabIndex={0} role="region" aria-label="The message">
          {markdown}
        </pre>
      </details>
      <div className="request-toolbar">
        <button type="button" className="request-button" onClick={() => copy(markdown)}>
          Copy the message
        </button>
        <span role="status">{status}</span>
      </div>
    </section>
  );
}
