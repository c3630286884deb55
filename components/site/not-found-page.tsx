import type { ReactNode } from 'react';
import { notFoundScript } from '@/.generated/site/inline-scripts';
import { notFoundPageStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { assetUrl } from '@/lib/site/base-url';
import { routes } from '@/lib/site/page-paths';
import styles from './not-found-page.module.css';

/**
 * The page for unknown URLs. components/behaviors/suggest-similar-pages.ts fills its list of similar pages.
 * @param props.children further suggestions
 */
export function NotFoundPage({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <Stylesheet path={notFoundPageStylesheet} />
      <script dangerouslySetInnerHTML={{ __html: notFoundScript }} />
      <p className={styles.code}>404</p>
      <h1>Page Not Found</h1>
      <p className={styles.lead}>We could not find what you were looking for.</p>
      <p>If a link on another site brought you here, tell its owner that the link is broken.</p>
      <section data-near-matches="" aria-labelledby="near-matches" className="near-matches" hidden>
        <h2 id="near-matches">Did you mean</h2>
        <ul />
      </section>
      <form action={assetUrl(routes.search)} className="not-found-search">
        <label htmlFor="not-found-search">Search all pages</label>
        <input id="not-found-search" type="search" name="q" autoComplete="off" />
        <button type="submit">Search</button>
      </form>
      {children}
    </main>
  );
}
