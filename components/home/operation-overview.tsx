'use client';

import { MethodBadge } from '@/components/mdx/method-badge';
import { SiteLink } from '@/components/navigation/site-link';
import type { OperationGroup } from '@/lib/openapi/operations';
import { operationPath } from '@/lib/site/urls';
import styles from './home-page.module.css';

/**
 * The method and path of every operation, by tag. A client component, because its props are smaller in the page's payload
 * than its markup.
 */
export function OperationOverview({ groups }: { groups: OperationGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <div key={group.tag}>
          <h3>{group.tag}</h3>
          <ul>
            {group.operations.map(({ id, method, path, summary }) => (
              <li key={id}>
                <SiteLink href={operationPath(id)} title={summary}>
                  <MethodBadge method={method} />
                  <code>{path}</code>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
