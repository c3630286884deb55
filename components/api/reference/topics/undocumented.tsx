import { ComponentHeading } from '@/components/docs/mdx/component-heading';
import { ListFilter } from '@/components/docs/mdx/list-filter';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { openApiFilePaths } from '@/lib/api/description/openapi-file-paths';
import { listUndocumentedUses, type UndocumentedUse } from '@/lib/content/undocumented-links';
import { listSynonyms } from '@/lib/search/site/list-synonyms';
import { renderMarkdown } from '@/lib/site/markdown/render-markdown';
import { docPath } from '@/lib/site/page-paths';
import { getUndocumented } from '@/lib/site/reference/reference-data';
import styles from './undocumented.module.css';

type Gap = ReturnType<typeof getUndocumented>['topics'][number]['gaps'][number];

/** The page with what to test and agree on before an integration goes live. */
const checklistPath = docPath('doctor-app/minimum-implementation');

function GapEntry({ gap: { id, title, rely, ask }, uses }: { gap: Gap; uses: UndocumentedUse[] }) {
  return (
    <details
      id={id}
      className={styles.gap}
      data-record="gap"
      data-filter-synonyms={listSynonyms(title, ask)}
    >
      <summary>
        <h4 data-record-name="">{title}</h4>
      </summary>
      <dl>
        {/* For the Markdown form, where links to the entry need it, and for the filter. */}
        <dt hidden data-search="off">
          Id
        </dt>
        <dd hidden data-search="off">
          <code>{id}</code>
        </dd>
        <dt>Question</dt>
        <dd dangerouslySetInnerHTML={{ __html: renderMarkdown(ask) }} />
        <dt>Rely on</dt>
        <dd dangerouslySetInnerHTML={{ __html: renderMarkdown(rely) }} />
        <dt data-markdown="omit">Pages</dt>
        <dd data-markdown="omit">
          <ul className={styles.pages}>
            {uses.map((use) => (
              <li key={use.path}>
                <SiteLink href={use.path}>{use.title}</SiteLink>
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </details>
  );
}

/** Everything that the provider does not document, by topic. An entry opens in place. */
export function UndocumentedGaps() {
  const uses = listUndocumentedUses();
  const { topics } = getUndocumented();
  const count = topics.flatMap(({ gaps }) => gaps).length;
  return (
    <>
      <ListFilter id="gap-filter" noun="questions" count={count} expandable />
      <div className="flow">
        {topics.map(({ title, gaps }) => (
          <section key={title} className="flow" data-filter-group="">
            <ComponentHeading text={title} />
            {/* Not a list: in Markdown, the headings would be in its items. */}
            <div>
              {gaps.map((gap) => (
                <GapEntry key={gap.id} gap={gap} uses={uses.filter(({ id }) => id === gap.id)} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

/** The entries that the checklist for going live depends on. */
export function UndocumentedBeforeLaunch() {
  const ids = new Set(
    listUndocumentedUses()
      .filter(({ path }) => path === checklistPath)
      .map(({ id }) => id),
  );
  const gaps = getUndocumented().topics.flatMap((topic) => topic.gaps);
  return (
    <ul className={styles.first} data-search="off">
      {gaps
        .filter(({ id }) => ids.has(id))
        .map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
    </ul>
  );
}

/** The link to the register as a spreadsheet. */
export function UndocumentedDownload() {
  return (
    <p>
      <SiteLink href={openApiFilePaths.questions} download>
        Download all questions as CSV
      </SiteLink>
    </p>
  );
}
