import { slug } from 'github-slugger';

('use client');

import { MethodBadge } from '@/components/mdx/method-badge';
import { SiteLink } from '@/components/navigation/site-link';
import type { OperationGroup } from '@/lib/openapi/operations';
import { operationPath } from '@/lib/site/urls';
import styles from './operation-list.module.css';

/** Every operation by tag, as plain HTML: for readers without JavaScript, search engines and the first second. Its data is smaller in the page than its markup. */
export function OperationList({ groups }: { groups: OperationGroup[] }) {
  return (
    <div className={styles.groups} data-search="off">
      {groups.map((group) => (
        <section key={group.tag} aria-labelledby={`tag-${slug(group.tag)}`}>
          <h2 id={`tag-${slug(group.tag)}`}>{group.tag}</h2>
          <p>{group.description}</p>
          <ul>
            {group.operations.map(({ id, method, path, summary }) => (
              <li key={id}>
                <SiteLink href={operationPath(id)}>
                  <MethodBadge method={method} />
                  <code>{path}</code>
                  <span>{summary}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
