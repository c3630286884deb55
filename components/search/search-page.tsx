import { Search, X } from 'lucide';
import type { ReactNode } from 'react';
import { searchResultsStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import { Icon } from '@/components/ui/icon/icon';
import { assetUrl } from '@/lib/site/base-url';
import { routes } from '@/lib/site/page-paths';
import styles from './search-page.module.css';

/**
 * The search page. The field works before its script has loaded: what the reader types is searched for then.
 * @param props.children other pages, shown while there is no query or no hit
 */
export function SearchPage({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} data-application="" className={styles.search}>
      <Stylesheet path={searchResultsStylesheet} />
      <h1>Search the documentation</h1>
      <form className={styles.box} action={assetUrl(routes.search)}>
        <Icon icon={Search} size={19} stroke={1.9} />
        <input
          type="search"
          name="q"
          aria-label="Type your search here"
          placeholder="Type your search here"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <button type="reset" aria-label="Clear the search">
          <Icon icon={X} size={18} stroke={1.9} />
        </button>
      </form>
      {/* components/search/search-page-results.tsx renders the results into it. */}
      <div data-search-page="" />
      <div>{children}</div>
    </main>
  );
}
