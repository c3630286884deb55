import { SiteLink } from '@/components/ui/navigation/site-link';
import { effectLabels } from '@/lib/api/diff/effects';
import type { TrafficSummary } from '@/lib/calls/traffic/check/summarize-traffic';
import { trafficRules } from '@/lib/calls/traffic/check/traffic-finding';
import { pluralize } from '@/lib/kit/text/pluralize';
import { operationPath } from '@/lib/site/page-paths';
import { RichText } from './rich-text';

const OperationLinks = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <SiteLink href={operationPath(id)}>{id}</SiteLink>
    </span>
  ));

function Operations({ operations }: Pick<TrafficSummary, 'operations'>) {
  return (
    <div className="traffic-table" role="region" aria-label="Calls by operation" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Operation</th>
            <th scope="col">Calls</th>
            <th scope="col">Don’t fit</th>
            <th scope="col">Suspicious</th>
            <th scope="col">Statuses</th>
            <th scope="col">Not met</th>
          </tr>
        </thead>
        <tbody>
          {operations.map(({ operationId, href, calls, findings, statuses, unmetStatuses }) => (
            <tr key={operationId}>
              <th scope="row">
                <SiteLink href={href}>{operationId}</SiteLink>
              </th>
              <td>{calls}</td>
              <td>{findings.error}</td>
              <td>{findings.warning}</td>
              <td>
                {Object.entries(statuses)
                  .map(([status, count]) => `${status} × ${count}`)
                  .join(', ')}
              </td>
              <td>{unmetStatuses.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What many calls have in common. */
export function TrafficOverview({ summary }: { summary: TrafficSummary }) {
  const { operations, findings, unusedOperations, enumerations, changes } = summary;
  const unmet = enumerations.filter(({ unmet: values }) => values.length > 0);
  return (
    <section aria-labelledby="traffic-overview">
      <h3 id="traffic-overview">All calls</h3>
      <Operations operations={operations} />
      {findings.length > 0 && (
        <details className="request-more">
          <summary>{pluralize(findings.length, 'kind')} of findings</summary>
          <ul className="traffic-plain">
            {findings.map(({ ruleId, calls }) => (
              <li key={ruleId}>
                {trafficRules[ruleId].text} Not in {pluralize(calls, 'call')}.
              </li>
            ))}
          </ul>
        </details>
      )}
      <details className="request-more">
        <summary>{pluralize(unusedOperations.length, 'operation')} without a call</summary>
        <p>
          <OperationLinks ids={unusedOperations} />
        </p>
      </details>
      {unmet.length > 0 && (
        <details className="request-more">
          <summary>Values that no response had</summary>
          <ul className="traffic-plain">
            {unmet.map(({ name, href, unmet: values }) => (
              <li key={name}>
                <SiteLink href={href}>{name}</SiteLink>: {values.join(', ')}
              </li>
            ))}
          </ul>
        </details>
      )}
      {changes.length > 0 && (
        <details className="request-more">
          <summary>
            {pluralize(changes.length, 'change')} of the next release for these calls
          </summary>
          <ul className="traffic-plain">
            {changes.map(({ title, effect, operations: ids, href }) => (
              <li key={`${title} ${href}`}>
                <strong>{effectLabels[effect]}:</strong>{' '}
                {href === undefined ? (
                  <RichText text={title} />
                ) : (
                  <SiteLink href={href}>{title.replaceAll('`', '')}</SiteLink>
                )}{' '}
                (<OperationLinks ids={ids} />)
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
