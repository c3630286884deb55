import { ComponentHeading } from '@/components/docs/mdx/component-heading';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { openApiFilePaths } from '@/lib/api/description/openapi-file-paths';
import { listUndocumentedUses, type UndocumentedUse } from '@/lib/content/undocumented-links';
import { renderMarkdown } from '@/lib/site/markdown/render-markdown';
import { getUndocumented } from '@/lib/site/reference/reference-data';
import styles from './undocumented.module.css';

type Gap = ReturnType<typeof getUndocumented>['topics'][number]['gaps'][number];

function GapEntry({ gap: { id, title, rely, ask }, uses }: { gap: Gap; uses: UndocumentedUse[] }) {
  return (
    <div id={id} className={styles.gap} data-record="gap">
      <h4 data-record-name="">{title}</h4>
      <dl>
        <dt>Id</dt>
        <dd>
          <code>{id}</code>
        </dd>
        <dt>What you can rely on</dt>
        <dd dangerouslySetInnerHTML={{ __html: renderMarkdown(rely) }} />
        <dt>Question for the provider</dt>
        <dd dangerouslySetInnerHTML={{ __html: renderMarkdown(ask) }} />
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
    </div>
  );
}

/** Everything that the provider does not document, by topic, with the pages that say so. */
export function UndocumentedGaps() {
  const uses = listUndocumentedUses();
  return getUndocumented().topics.map(({ title, gaps }) => (
    <section key={title} className="flow">
      <ComponentHeading text={title} />
      {gaps.map((gap) => (
        <GapEntry key={gap.id} gap={gap} uses={uses.filter(({ id }) => id === gap.id)} />
      ))}
    </section>
  ));
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
