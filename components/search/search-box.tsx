import { Search } from 'lucide';
import { Icon } from '@/components/ui/icon/icon';
import { assetUrl } from '@/lib/site/base-url';
import { routes } from '@/lib/site/page-paths';
import styles from './search-box.module.css';

/**
 * The search box of the navbar: a plain form that leads to the search page. lib/client/controls/search-box.ts makes its shortcut
 * work, and components/behaviors/start-suggestions.ts loads the suggestions into its slot.
 */
export const SearchBox = () => (
  // Safari moves the focus of a click on a button or a link to what has a tabindex around it. Outside, it would close the
  // suggestions.
  <form role="search" action={assetUrl(routes.search)} className={styles.box} tabIndex={-1}>
    <Icon icon={Search} className={styles.sign} size={17} stroke={1.9} />
    <input
      type="search"
      name="q"
      className={styles.input}
      placeholder="Search"
      aria-label="Search"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      role="combobox"
      aria-expanded={false}
      aria-controls="search-suggestions"
      aria-autocomplete="list"
    />
    {/* lib/client/controls/search-box.ts changes it on devices of Apple. */}
    <kbd className={styles.hint} aria-hidden>
      Ctrl K
    </kbd>
    <div className={styles.slot} data-search-slot="" />
  </form>
);
