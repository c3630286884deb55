'use client';

import { SearchBox } from '@/components/search/search-box';
import type { NavbarItem } from '@/lib/navigation/resolve-navbar-items';
import type { SettingsFile } from '@/lib/site/settings-schemas';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import styles from './navbar.module.css';
import { NavbarItems } from './navbar-items';
import { ThemeToggle } from './theme-toggle';

type NavbarProps = {
  siteTitle: string;
  left: NavbarItem[];
  right: NavbarItem[];
  colorMode: SettingsFile['colorMode'];
};

/**
 * The fixed bar on top of every page. The search box stands at the right end if no item asks for it.
 * A client component, like the other parts of the frame: as plain data the frame takes a third of the room
 * in each page that its markup would take (see the HTML budget in scripts/check-budgets.ts).
 */
export function Navbar({ siteTitle, left, right, colorMode }: NavbarProps) {
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
          {!colorMode.disableSwitch && <ThemeToggle colorMode={colorMode} />}
        </div>
      </div>
    </header>
  );
}
