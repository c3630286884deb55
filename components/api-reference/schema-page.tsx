import { Breadcrumbs } from '@/components/docs/breadcrumbs';
import { CollapsibleToc } from '@/components/docs/collapsible-toc';
import docStyles from '@/components/docs/doc-page.module.css';
import { PageActions } from '@/components/docs/page-actions';
import { Pager } from '@/components/docs/pager';
import { Toc } from '@/components/docs/toc';
import { Code } from '@/components/mdx/code-block';
import { SiteLink } from '@/components/navigation/site-link';
import { getArticleAttributes } from '@/lib/content/article-attributes';
import { referenceIndexPages } from '@/lib/openapi/reference-navigation';
import type { SchemaPageData } from '@/lib/openapi/schema-page-data';
import { routes, schemaPath } from '@/lib/site/urls';
import { FieldList } from './field-list';
import { RuleCards } from './rule-cards';
import styles from './schema-page.module.css';
import { TypeLabel } from './type-label';
import { ValueList } from './value-list';

function TypeSummary({ page }: { page: SchemaPageData }) {
  const { pattern, range, defaultValue, composedOf } = page;
  return (
    <p className={styles.kind} data-search="off">
      <span>{page.kind === 'enumeration' ? 'enumeration' : <TypeLabel type={page.type} />}</span>
      {composedOf.length > 0 && (
        <span>
          has all fields of <TypeLabel type={composedOf} />
        </span>
      )}
      {range && <span>{range}</span>}
      {defaultValue !== undefined && (
        <span>
          default <code>{defaultValue}</code>
        </span>
      )}
      {pattern && (
        <span>
          pattern <code>{pattern}</code>
        </span>
      )}
    </p>
  );
}

function Usages({ usages }: Pick<SchemaPageData, 'usages'>) {
  return (
    <ul className={styles.usages} data-search="off">
      {usages.map(({ label, href, kind }) => (
        <li key={href} data-kind={kind}>
          <SiteLink href={href}>
            <code>{label}</code>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The page of a schema: its fields or values, an example, and its usages. */
export function SchemaPage({ page }: { page: SchemaPageData }) {
  const indexPage =
    page.kind === 'enumeration' ? referenceIndexPages.enumerations : referenceIndexPages.schemas;
  const trail = [indexPage, { label: page.name, path: schemaPath(page.name) }];
  return (
    <main id="main" tabIndex={-1} className={docStyles.page}>
      <article
        className={`${docStyles.article} ${styles.schema}`}
        {...getArticleAttributes(schemaPath(page.name))}
      >
        <Breadcrumbs trail={trail} root={{ label: 'API', path: routes.api }} />
        <h1>{page.name}</h1>
        <TypeSummary page={page} />
        <div
          className={`text-links ${styles.lead}`}
          dangerouslySetInnerHTML={{ __html: page.html }}
        />
        <PageActions />
        <CollapsibleToc headings={page.headings} />
        {page.rules.length > 0 && (
          <section aria-labelledby="rules">
            <h2 id="rules">Rules</h2>
            <RuleCards rules={page.rules} />
          </section>
        )}
        {page.values.length > 0 && (
          <section aria-labelledby="values">
            <h2 id="values">Values</h2>
            <ValueList values={page.values} isOpen={page.isOpen} isCodeList={page.isCodeList} />
          </section>
        )}
        {page.example && (
          <div data-search="off">
            <Code source={page.example} language="json" meta='title="Example"' />
          </div>
        )}
        {page.fields.length > 0 && (
          <section aria-labelledby="fields">
            <h2 id="fields">Fields</h2>
            <FieldList fields={page.fields} />
          </section>
        )}
        {page.usages.length > 0 && (
          <section aria-labelledby="used-in">
            <h2 id="used-in">Used in</h2>
            <Usages usages={page.usages} />
          </section>
        )}
        <Pager previous={page.previous} next={page.next} />
      </article>
      <Toc headings={page.headings} />
    </main>
  );
}
