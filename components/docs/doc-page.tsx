import type { ReactNode } from 'react';
import { getArticleAttributes } from '@/lib/content/article-attributes';
import type { Doc } from '@/lib/content/docs';
import type { Heading } from '@/lib/content/headings';
import type { VersionNotice } from '@/lib/content/version-notice';
import { Breadcrumbs } from './breadcrumbs';
import { DocMeta } from './doc-meta';
import styles from './doc-page.module.css';
import { PageActions } from './page-actions';
import { Pager } from './pager';
import './prose.css';
import { CollapsibleToc } from './collapsible-toc';
import { Toc } from './toc';
import { VersionBadge, VersionBanner } from './version-banner';

/** One doc: where it stands, its title, its text, its table of contents, and what comes before and after. */
export function DocPage({
  doc,
  headings,
  root,
  version,
  children,
}: {
  doc: Doc;
  /** What the page's module exports: its table of contents, where the doc has one. */
  headings: Heading[];
  /** The area's first crumb; the docs where it is left out. */
  root?: { label: string; path: string };
  /** What it says of its docs version, where there are several. */
  version?: VersionNotice | undefined;
  children: ReactNode;
}) {
  const listed = doc.hideToc ? [] : headings;
  return (
    <main
      id="main"
      tabIndex={-1}
      className={styles.page}
      {...(version && {
        'data-docs-version': version.name,
        'data-available-in': version.availableIn.join(' '),
      })}
    >
      <article className={styles.article} {...getArticleAttributes(doc.path)}>
        {version?.banner && <VersionBanner {...version.banner} />}
        <Breadcrumbs trail={doc.breadcrumbs} root={root} />
        {version && <VersionBadge label={version.label} />}
        {doc.unlisted && (
          <p className={styles.unlisted} role="note">
            Unlisted page: only readers who have its address find it.
          </p>
        )}
        <header className={styles.header}>
          <h1>{doc.title}</h1>
          <p>{doc.description}</p>
          <PageActions />
        </header>
        <CollapsibleToc headings={listed} />
        <div className="prose">{children}</div>
        <DocMeta editUrl={doc.editUrl} updated={doc.updated} />
        <Pager previous={doc.previous} next={doc.next} />
      </article>
      <Toc headings={listed} />
    </main>
  );
}
