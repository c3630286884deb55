import { Identifier } from '@/components/docs/mdx/identifier';
import { ListFilter } from '@/components/docs/mdx/list-filter';
import { PageTop } from '@/components/docs/page-top';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { describeSize, type SchemaSummary } from '@/lib/api/description/schema-page-data';
import { getArticleAttributes } from '@/lib/content/article-attributes';
import { listSynonyms } from '@/lib/search/site/list-synonyms';
import { apiRoot, schemaPath } from '@/lib/site/page-paths';
import page from './index-page.module.css';
import styles from './schema-index.module.css';

/** The values of an enumeration that its row shows. */
const maxValues = 3;

/** A page that lists schemas, each with its summary on one line. */
export function SchemaIndex({
  path,
  title,
  lead,
  schemas,
}: {
  path: string;
  title: string;
  lead: string;
  schemas: Array<SchemaSummary & { values?: string[] }>;
}) {
  return (
    <main id="main" tabIndex={-1} className={page.index}>
      <article {...getArticleAttributes(path)}>
        <PageTop path={path} trail={[{ label: title, path }]} root={apiRoot} />
        <h1>{title}</h1>
        <p className={page.lead}>{lead}</p>
        <ListFilter id="schema-filter" noun={title.toLowerCase()} count={schemas.length} />
        <ul className={styles.list}>
          {schemas.map(({ name, summary, values = [] }) => {
            const size = describeSize(name);
            return (
              <li key={name} data-filter-synonyms={listSynonyms(name, summary)}>
                <SiteLink href={schemaPath(name)}>
                  <Identifier name={name} />
                  <span>{summary}</span> {size && <small>{size}</small>}
                  {values.length > 0 && (
                    <>
                      <small className={styles.values} data-search="off">
                        {values.slice(0, maxValues).join(', ') +
                          (values.length > maxValues ? ', …' : '')}
                      </small>
                      <small
                        className={styles.values}
                        data-filter-values={values.join(' ')}
                        data-search="off"
                        hidden
                      />
                    </>
                  )}
                </SiteLink>
              </li>
            );
          })}
        </ul>
      </article>
    </main>
  );
}
