import { SearchBox } from '@/components/search/search-box';
import { colorModeChoices } from '@/lib/site/browser-settings';
import type { NavbarItem } from '@/lib/site/navigation/resolve-navbar-items';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import styles from './navbar.module.css';
import { NavbarItems } from './navbar-items';
import { ThemeToggle } from './theme-toggle';

type NavbarProps = {
  siteTitle: string;
  logo?: string | undefined;
  left: NavbarItem[];
  right: NavbarItem[];
};

/** The fixed bar at the top of every page. If no item is the search box, the search box is at the right end. */
export function Navbar({ siteTitle, logo, left, right }: NavbarProps) {
  const allItems = [...left, ...right];
  return (
    <header className={styles.navbar} data-navbar="">
      <div className={styles.inner}>
        <MobileMenu siteTitle={siteTitle} logo={logo} />
        <Logo siteTitle={siteTitle} logo={logo} />
        <nav aria-label="Main" className={styles.links} data-navbar-items="">
          <NavbarItems items={left} allItems={allItems} />
        </nav>
        <div className={styles.end} data-navbar-items="">
          <NavbarItems items={right} allItems={allItems} />
          {!allItems.some(({ kind }) => kind === 'search') && <SearchBox />}
          {colorModeChoices.length > 0 && <ThemeToggle />}
        </div>
      </div>
    </header>
  );
}
