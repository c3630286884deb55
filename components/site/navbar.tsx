'use client';

import { SearchBox } from '@/components/search/search-box';
import type { NavbarItem } from '@/lib/navigation/resolve-navbar-items';
import { colorModeChoices } from '@/lib/site/browser-settings';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import styles from './navbar.module.css';
import { NavbarItems } from './navbar-items';
import { ThemeToggle } from './theme-toggle';

type NavbarProps = {
  siteTitle: string;
  left: NavbarItem[];
  right: NavbarItem[];
};

/**
 * The fixed bar on top of every page. The search box stands at the right end if no item asks for it.
 * A client component, because its props take a third of the room in a page's payload that its markup would take
 * (.github/decisions, client components that render data).
 */
export function Navbar({ siteTitle, left, right }: NavbarProps) {
  const all = [...left, ...right];
  return (
    <header className={styles.navbar} data-navbar="">
      <div className={styles.inner}>
        <MobileMenu siteTitle={siteTitle} items={all} />
        <Logo siteTitle={siteTitle} />
        <nav aria-label="Main" className={styles.links}>
          <NavbarItems items={left} allItems={all} />
        </nav>
        <div className={styles.end}>
          <NavbarItems items={right} allItems={all} />
          {!all.some(({ kind }) => kind === 'search') && <SearchBox />}
          {colorModeChoices.length > 0 && <ThemeToggle />}
        </div>
      </div>
    </header>
  );
}
