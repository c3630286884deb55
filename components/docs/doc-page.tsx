import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/frame/site-link';
import type { Doc } from '@/lib/content/docs';
import { Breadcrumbs } from './breadcrumbs';
import styles from './doc-page.module.css';
import { Pager } from './pager';
import './prose.css';
import { Toc } from './toc';

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** One doc: where it stands, its title, its text, its table of contents, and what comes before and after. */
export function DocPage({ doc, children }: { doc: Doc; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <article className={styles.article}>
        <Breadcrumbs trail={doc.breadcrumbs} />
        {doc.unlisted && (
          <p className={styles.unlisted} role="note">
            Unlisted page: only readers who have its address find it.
          </p>
        )}
        <header className={styles.header}>
          <h1>{doc.title}</h1>
          <p>{doc.description}</p>
        </header>
        <Toc headings={doc.headings} folded />
        <div className="prose">{children}</div>
        <footer className={styles.meta} data-search="off">
          {doc.editUrl && (
            <SiteLink href={doc.editUrl}>
              <Pencil size={15} strokeWidth={1.75} aria-hidden />
              Edit this page
            </SiteLink>
          )}
          {doc.updated && (
            <span>
              Last updated on{' '}
              <time dateTime={doc.updated}>{dateFormat.format(new Date(doc.updated))}</time>
            </span>
          )}
        </footer>
        <Pager previous={doc.previous} next={doc.next} />
      </article>
      <Toc headings={doc.headings} />
    </main>
  );
}
