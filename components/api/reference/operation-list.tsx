import { LinkedHeading } from '@/components/docs/mdx/component-heading';
import { Identifier } from '@/components/docs/mdx/identifier';
import { MethodBadge } from '@/components/docs/mdx/method-badge';
import { SiteLink } from '@/components/ui/navigation/site-link';
import type { OperationGroup } from '@/lib/api/description/operation-groups';
import { listOperationWords } from '@/lib/search/site/list-synonyms';
import { operationPath } from '@/lib/site/page-paths';
import './description.css';
import { ChangeBadgeLabel } from './change-badge-label';
import { ExternalDocsLink } from './external-docs-link';
import styles from './operation-list.module.css';

/**
 * Operations and webhooks by tag.
 * @param props.restrictions what callers of the operations need, by the operation's id. “View as” writes the notes
 * @param props.render renders the descriptions of the tags
 */
export function OperationList({
  groups,
  restrictions,
  render,
}: {
  groups: OperationGroup[];
  restrictions: Readonly<Record<string, string>>;
  render: (markdown: string) => string;
}) {
  return (
    <div className={styles.groups} data-search="off">
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={group.id} data-filter-group="">
          <LinkedHeading id={group.id}>{group.tag}</LinkedHeading>
          <div
            className={`text-links api-description ${styles.about}`}
            dangerouslySetInnerHTML={{ __html: render(group.description) }}
          />
          {group.externalDocs && (
            <p className="text-links">
              <ExternalDocsLink {...group.externalDocs} />
            </p>
          )}
          <ul>
            {group.operations.map(({ id, method, path, summary, badge }) => (
              <li
                key={id}
                data-restriction={restrictions[id]}
                data-filter-synonyms={listOperationWords(group.tag, { id, path, summary })}
              >
                <SiteLink href={operationPath(id)}>
                  <MethodBadge method={method} />
                  {/* A webhook has no path. */}
                  {path !== '' && <Identifier name={path} />}
                  <span>{summary}</span>
                  {badge && <ChangeBadgeLabel badge={badge} />}
                  {restrictions[id] && <small data-role-note="operation" />}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
