import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/navigation/site-link';
import { getArticleAttributes, isContractPage } from '@/lib/content/article-attributes';
import { resolveHeadings } from '@/lib/content/component-headings';
import type { Doc } from '@/lib/content/docs';
import type { PageHeading } from '@/lib/content/headings';
import type { VersionNotice } from '@/lib/content/version-notice';
import { contractVersion } from '@/lib/elements/bundle-contract';
import { elementIndexPath, undocumentedPath } from '@/lib/site/page-paths';
import { DocMeta } from './doc-meta';
import styles from './doc-page.module.css';
import { PageFeedback } from './page-feedback';
import { PageTop } from './page-top';
import { Pager } from './pager';
import './prose.css';
import { CollapsibleToc, Toc } from './toc';
import { VersionBadge, VersionBanner } from './version-banner';

/** What the contract of elements, actions and screens is, and what it is not. The index of the elements says it in its text. */
function ContractNotice() {
  return (
    <p className={styles.notice} role="note" data-search="off">
      Version {contractVersion} of the{' '}
      <SiteLink href={elementIndexPath}>reference contract</SiteLink>, this portal’s own. The
      provider’s screen payloads are{' '}
      <SiteLink href={undocumentedPath('screen-payloads')}>not documented</SiteLink>.
    </p>
  );
}

/** A documentation page: breadcrumbs, title, text, table of contents, and links to the previous and next pages. */
export function DocPage({
  doc,
  headings,
  root,
  version,
  children,
}: {
  doc: Doc;
  /** The headings that the page's MDX module exports. */
  headings: PageHeading[];
  /** The first breadcrumb. Default: the docs. */
  root?: { label: string; path: string } | undefined;
  /** The docs version of the page, if there are several versions. */
  version?: VersionNotice | undefined;
  children: ReactNode;
}) {
  const tocHeadings = doc.hideToc ? [] : resolveHeadings(headings);
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
        <PageTop path={doc.path} trail={doc.breadcrumbs} root={root} />
        {version && <VersionBadge label={version.label} />}
        {doc.unlisted && (
          <p className={styles.unlisted} role="note">
            Unlisted page: only readers who have its address can find it.
          </p>
        )}
        <header className={styles.header}>
          <h1>{doc.title}</h1>
          {!doc.isExcerpt && <p>{doc.description}</p>}
        </header>
        {isContractPage(doc) && doc.path !== elementIndexPath && <ContractNotice />}
        <CollapsibleToc headings={tocHeadings} />
        <div className="prose">{children}</div>
        <DocMeta editUrl={doc.editUrl} updated={doc.updated} />
        <PageFeedback path={doc.path} title={doc.title} version={version?.label} />
        <Pager previous={doc.previous} next={doc.next} />
      </article>
      <Toc headings={tocHeadings} />
    </main>
  );
}
