import type { ReactNode } from 'react';
import { assetUrl } from '@/lib/site/base-url';
import { routes } from '@/lib/site/urls';
import styles from './error-page.module.css';

/**
 * Where the host answered `/docs/x/index.html` with this page, the page is at `/docs/x`. The document's own
 * address is asked for because the boot script may have changed the shown one already.
 */
const trimAddress =
  '(()=>{const n=performance.getEntriesByType("navigation")[0],u=new URL(n?n.name:location.href),' +
  't=u.pathname.replace(/\\/index\\.html$/,"/").replace(/\\.html$/,"").replace(/(.)\\/+$/,"$1");' +
  'if(t!==u.pathname&&!/^\\/*404$/.test(t))location.replace(location.origin+t+location.search+location.hash)})()';

/**
 * This document is not of the app's tree (app/global-not-found.tsx), so its links load their pages whole. In the
 * capture phase, before Next's own handler would try a soft navigation.
 */
const loadWhole =
  'addEventListener("click",e=>{const a=e.target.closest&&e.target.closest("a[href]");' +
  'if(!a||a.target||a.origin!==location.origin||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;' +
  'if(a.getAttribute("href")[0]==="#")return;e.preventDefault();e.stopPropagation();location.assign(a.href)},true)';

/** The page for unknown addresses; near-matches.ts fills its list. `children`: where to go instead. */
export function NotFoundPage({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <link rel="stylesheet" href={assetUrl('/frame/not-found.css')} precedence="default" />
      <script dangerouslySetInnerHTML={{ __html: `${trimAddress};${loadWhole}` }} />
      <p className={styles.code}>404</p>
      <h1>Page Not Found</h1>
      <p className={styles.lead}>We could not find what you were looking for.</p>
      <p>
        If a link on another site brought you here, please tell its owner that the link is broken.
      </p>
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
