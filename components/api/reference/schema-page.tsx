import docStyles from '@/components/docs/doc-page.module.css';
import { Code } from '@/components/docs/mdx/code-block';
import { LinkedHeading } from '@/components/docs/mdx/component-heading';
import { Identifier, IdentifierText } from '@/components/docs/mdx/identifier';
import { PageFeedback } from '@/components/docs/page-feedback';
import { PageTop } from '@/components/docs/page-top';
import { Pager } from '@/components/docs/pager';
import { CollapsibleToc, Toc } from '@/components/docs/toc';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { referenceIndexPages } from '@/lib/api/description/reference-navigation';
import { dependsOnRole } from '@/lib/api/description/schema-fields';
import type { SchemaPageData } from '@/lib/api/description/schema-page-data';
import { getArticleAttributes } from '@/lib/content/article-attributes';
import { apiRoot, schemaPath } from '@/lib/site/page-paths';
import './description.css';
import { ExternalDocsLink } from './external-docs-link';
import { FieldChoices, SchemaDetails } from './field-list';
import { FilterableFields } from './filterable-fields';
import { getTextClass } from './get-text-class';
import { OpenQuestions } from './open-questions';
import { PageChangeBadge } from './page-change-badge';
import layout from './reference-page.module.css';
import { RuleCards } from './rule-cards';
import samples from './samples.module.css';
import styles from './schema-page.module.css';
import { SectionBar } from './section-bar';
import { TypeLabel } from './type-label';
import { ValueList } from './value-list';
import { ViewAs } from './view-as';

function TypeSummary({ page }: { page: SchemaPageData }) {
  const { details, composedOf, externalDocs } = page;
  return (
    <p className={styles.kind} data-search="off">
      {composedOf.length > 0 ? (
        <span>
          has all fields of <TypeLabel type={composedOf} />
        </span>
      ) : (
        <span>{page.kind === 'enumeration' ? 'enumeration' : <TypeLabel type={page.type} />}</span>
      )}
      <SchemaDetails details={details} />
      {externalDocs && <ExternalDocsLink {...externalDocs} />}
    </p>
  );
}

function Usages({ usages }: Pick<SchemaPageData, 'usages'>) {
  return (
    <ul className={styles.usages} data-search="off">
      {usages.map(({ label, href, kind }) => (
        <li key={href} data-usage={kind}>
          <SiteLink href={href}>
            <Identifier name={label} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function Header({ page }: { page: SchemaPageData }) {
  const indexPage =
    page.kind === 'enumeration' ? referenceIndexPages.enumerations : referenceIndexPages.schemas;
  const trail = [indexPage, { label: page.name, path: schemaPath(page.name) }];
  return (
    <header className={layout.header}>
      <PageTop path={schemaPath(page.name)} trail={trail} root={apiRoot} />
      <h1>
        {/* On a phone, a line of the title has this many letters. */}
        <IdentifierText name={page.name} maxLength={14} />
      </h1>
      {page.badge && <PageChangeBadge badge={page.badge} />}
      <TypeSummary page={page} />
      <div
        className={`text-links api-description ${layout.lead}`}
        dangerouslySetInnerHTML={{ __html: page.html }}
      />
      {page.fields.length > 0 && (
        <ViewAs kind="schema" isNeeded={page.fields.some(dependsOnRole)} />
      )}
    </header>
  );
}

function Sections({ page }: { page: SchemaPageData }) {
  return (
    <>
      {page.rules.length > 0 && (
        <section aria-labelledby="rules">
          <LinkedHeading id="rules">Rules</LinkedHeading>
          <RuleCards rules={page.rules} />
        </section>
      )}
      {page.values.length > 0 && (
        <section aria-labelledby="values">
          <LinkedHeading id="values">Values</LinkedHeading>
          <ValueList {...page} />
        </section>
      )}
      {page.fields.length > 0 && (
        <section aria-labelledby="fields">
          <LinkedHeading id="fields">Fields</LinkedHeading>
          <FilterableFields id="fields" fields={page.fields} groups={page.groups} />
        </section>
      )}
      {page.choices.length > 0 && (
        <section aria-labelledby="alternatives">
          <LinkedHeading id="alternatives">Alternatives</LinkedHeading>
          <FieldChoices choices={page.choices} />
        </section>
      )}
      {page.usages.length > 0 && (
        <section aria-labelledby="used-in">
          <LinkedHeading id="used-in">Used in</LinkedHeading>
          <Usages usages={page.usages} />
        </section>
      )}
      <OpenQuestions questions={page.openQuestions} />
      <PageFeedback path={schemaPath(page.name)} title={page.name} />
      <Pager previous={page.previous} next={page.next} />
    </>
  );
}

/**
 * The page of a schema: its fields or values, an example, and its usages. On wide screens, the example is beside the text;
 * without one, the table of contents is.
 */
export function SchemaPage({ page }: { page: SchemaPageData }) {
  const attributes = getArticleAttributes(schemaPath(page.name));
  if (!page.example) {
    return (
      <main id="main" tabIndex={-1} className={docStyles.page}>
        <article className={`${docStyles.article} ${layout.single}`} {...attributes}>
          <Header page={page} />
          <CollapsibleToc headings={page.headings} />
          <div className={layout.text}>
            <Sections page={page} />
          </div>
        </article>
        <Toc headings={page.headings} />
      </main>
    );
  }
  return (
    <main id="main" tabIndex={-1}>
      <article className={layout.page} {...attributes}>
        <Header page={page} />
        <CollapsibleToc headings={page.headings} />
        <div className={layout.beside}>
          <div className={samples.samples} data-search="off">
            <section aria-label="Example">
              {/* Closed on narrow screens, on which the fields come first. */}
              <details className={styles.example}>
                <summary data-markdown="omit">Example</summary>
                <Code source={page.example} language="json" meta='title="Example"' />
              </details>
            </section>
          </div>
        </div>
        <div className={getTextClass(page.headings)}>
          <SectionBar headings={page.headings} />
          <Sections page={page} />
        </div>
      </article>
    </main>
  );
}
