import { Breadcrumbs } from '@/components/docs/breadcrumbs';
import { ListFilter } from '@/components/mdx/list-filter';
import { MethodBadge } from '@/components/mdx/method-badge';
import { SiteLink } from '@/components/navigation/site-link';
import { getArticleAttributes } from '@/lib/content/article-attributes';
import type { Operation, OperationGroup } from '@/lib/openapi/operations';
import { referenceIndexPages } from '@/lib/openapi/reference-navigation';
import { operationPath, routes } from '@/lib/site/urls';
import { ChangeBadgeLabel } from './change-badge-label';
import page from './index-page.module.css';
import styles from './operation-index.module.css';
import { OperationList } from './operation-list';
import { RoleLens } from './role-lens';

/** The page that lists all operations by tag, and then the webhooks. */
export function OperationIndex({
  groups,
  restrictions,
  webhooks,
}: {
  groups: OperationGroup[];
  restrictions: Readonly<Record<string, string>>;
  webhooks: Operation[];
}) {
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <main id="main" tabIndex={-1} className={page.index}>
      <article {...getArticleAttributes(referenceIndexPages.operations.path)}>
        <Breadcrumbs
          trail={[referenceIndexPages.operations]}
          root={{ label: 'API', path: routes.api }}
        />
        <h1>{referenceIndexPages.operations.label}</h1>
        <p className={page.lead}>
          {count} operations, by topic. Each page shows the request and the responses, with samples
          in five languages.
        </p>
        <RoleLens kind="list" count={count} />
        <ListFilter id="operation-filter" label="Filter the operations" count={count} />
        <OperationList groups={groups} restrictions={restrictions} />
        <section className={styles.hooks} aria-labelledby="web-hooks">
          <h2 id="web-hooks">Webhooks</h2>
          <p>Requests that the provider sends to a partner’s own address.</p>
          <ul>
            {webhooks.map(({ id, method, summary, badge }) => (
              <li key={id}>
                <SiteLink href={operationPath(id)}>
                  <MethodBadge method={method} /> {summary}{' '}
                  {badge && <ChangeBadgeLabel badge={badge} />}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      </article>
    </main>
  );
}
