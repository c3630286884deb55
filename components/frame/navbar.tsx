import { SearchBox } from '@/components/search/search-box';
import { getSite } from '@/lib/site/load';
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

const keyOf = (item: Item) => (item.type === 'search' ? 'search' : item.label);

/** The fixed bar on top of every page. The search box stands at the right end if no item asks for it. */
export function Navbar() {
  const { title, navbar } = getSite();
  const left = navbar.filter((item) => item.position === 'left');
  const right = navbar.filter((item) => item.position === 'right');
  const links = navbar.filter((item) => item.type !== 'search');
  return (
    <header className={styles.navbar}>
      <div className={styles.inner}>
        <MobileMenu header={<Logo siteTitle={title} />}>
          {links.map((item) => (
            <NavbarItem key={keyOf(item)} item={item} />
          ))}
        </MobileMenu>
        <Logo siteTitle={title} />
        <nav aria-label="Main" className={styles.links}>
          {left.map((item) => (
            <NavbarItem key={keyOf(item)} item={item} />
          ))}
        </nav>
        <div className={styles.end}>
          {right.map((item) => (
            <NavbarItem key={keyOf(item)} item={item} />
          ))}
          {links.length === navbar.length && <SearchBox />}
          <ThemeToggle />
        </div>
      </div>
    </header>
  );
}
