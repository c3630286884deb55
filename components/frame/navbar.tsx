'use client';

import { SearchBox } from '@/components/search/search-box';
import type { NavbarPart } from '@/lib/site/navbar';
import type { SettingsFile } from '@/lib/site/schema';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import styles from './navbar.module.css';
import { NavbarItems } from './navbar-items';
import { ThemeToggle } from './theme-toggle';

type NavbarProps = {
  siteTitle: string;
  left: NavbarPart[];
  right: NavbarPart[];
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
        <MobileMenu siteTitle={siteTitle} parts={all} />
        <Logo siteTitle={siteTitle} />
        <nav aria-label="Main" className={styles.links}>
          <NavbarItems parts={left} all={all} />
        </nav>
        <div className={styles.end}>
          <NavbarItems parts={right} all={all} />
          {!all.some(({ kind }) => kind === 'search') && <SearchBox />}
          {!colorMode.disableSwitch && <ThemeToggle colorMode={colorMode} />}
        </div>
      </div>
    </header>
  );
}
