'use client';

import { SearchBox } from '@/components/search/search-box';
import type { NavbarItem as Item } from '@/lib/site/schema';
import { docPath } from '@/lib/site/urls';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';
import styles from './navbar.module.css';
import { ThemeToggle } from './theme-toggle';

/** One item of the navbar, as content/site/navbar.yaml describes it. */
function NavbarItem({ item }: { item: Item }) {
  switch (item.type) {
    case 'default':
      return <NavLink href={item.to}>{item.label}</NavLink>;
    case 'doc':
      return <NavLink href={docPath(item.doc)}>{item.label}</NavLink>;
    case 'search':
      return <SearchBox />;
  }
}

function Items({ items }: { items: Item[] }) {
  return items.map((item) => (
    <NavbarItem key={item.type === 'search' ? item.type : item.label} item={item} />
  ));
}

/**
 * The fixed bar on top of every page. The search box stands at the right end if no item asks for it.
 * A client component, like the other parts of the frame: as plain data the frame takes a third of the room
 * in each page that its markup would take (see the HTML budget in scripts/check-budgets.ts).
 */
export function Navbar({ siteTitle, items }: { siteTitle: string; items: Item[] }) {
  const links = items.filter((item) => item.type !== 'search');
  return (
    <header className={styles.navbar}>
      <div className={styles.inner}>
        <MobileMenu header={<Logo siteTitle={siteTitle} />}>
          <Items items={links} />
        </MobileMenu>
        <Logo siteTitle={siteTitle} />
        <nav aria-label="Main" className={styles.links}>
          <Items items={items.filter((item) => item.position === 'left')} />
        </nav>
        <div className={styles.end}>
          <Items items={items.filter((item) => item.position === 'right')} />
          {links.length === items.length && <SearchBox />}
          <ThemeToggle />
        </div>
      </div>
    </header>
  );
}
