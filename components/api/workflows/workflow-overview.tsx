import type { CSSProperties } from 'react';
import { IdentifierText } from '@/components/docs/mdx/identifier';
import { callers } from '@/lib/api/users/users';
import type { WorkflowPageData } from '@/lib/calls/workflows/workflow-page-data';
import { pluralize } from '@/lib/kit/text/pluralize';
import styles from './workflow-overview.module.css';

/**
 * The steps of a workflow as a diagram: a column for each actor, and below each step the status of the appointment if the
 * step has changed it. In one column on narrow screens.
 */
export function WorkflowOverview({ page: { actors, steps } }: { page: WorkflowPageData }) {
  return (
    <div className={styles.overview} style={{ '--lanes': actors.length } as CSSProperties}>
      <p className={styles.lanes} aria-hidden="true" data-markdown="omit" data-search="off">
        {actors.map((actor) => (
          <span key={actor}>{callers[actor].title}</span>
        ))}
      </p>
      <ol className={styles.steps}>
        {steps.map(({ id, number, anchor, title, actor, appointment, deliveries }) => (
          <li
            key={id}
            style={{ '--lane': actors.indexOf(actor) + 1, '--row': number } as CSSProperties}
          >
            <a href={`#${anchor}`} data-workflow-done={false}>
              <span className={styles.actor}>{callers[actor].title}: </span>
              {title}
            </a>
            {appointment && (
              <>
                {' '}
                <code className={styles.status}>
                  <IdentifierText name={appointment.status} maxLength={12} />
                </code>
              </>
            )}
            {deliveries.length > 0 && (
              <>
                {' '}
                <span className={styles.hook}>{pluralize(deliveries.length, 'webhook')}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
