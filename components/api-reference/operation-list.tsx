'use client';

import { Identifier } from '@/components/mdx/identifier';
import { MethodBadge } from '@/components/mdx/method-badge';
import { SiteLink } from '@/components/navigation/site-link';
import type { OperationGroup } from '@/lib/openapi/operations';
import { operationPath } from '@/lib/site/urls';
import { ChangeBadgeLabel } from './change-badge-label';
import styles from './operation-list.module.css';

/**
 * All operations by tag. The API page shows the list until the console has loaded, and without JavaScript. A
 * client component, because its data is smaller than its markup (.github/decisions, 2).
 */
export function OperationList({ groups }: { groups: OperationGroup[] }) {
  return (
    <div className={styles.groups} data-search="off">
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={group.id} data-group="">
          <h2 id={group.id}>{group.tag}</h2>
          <p>{group.description}</p>
          <ul>
            {group.operations.map(({ id, method, path, summary, badge }) => (
              <li key={id}>
                <SiteLink href={operationPath(id)}>
                  <MethodBadge method={method} />
                  <Identifier name={path} />
                  <span>{summary}</span>
                  {badge && <ChangeBadgeLabel badge={badge} />}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
