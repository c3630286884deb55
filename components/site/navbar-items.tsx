'use client';

import { usePathname } from 'next/navigation';
import { NavLink } from '@/components/navigation/nav-link';
import { SearchBox } from '@/components/search/search-box';
import type { NavbarDropdown, NavbarItem, NavbarLink } from '@/lib/navigation/resolve-navbar-items';

const getBasePath = ({ href, activeBasePath = href }: NavbarLink) => activeBasePath;

const listLinks = (items: readonly NavbarItem[]): NavbarLink[] =>
  items.flatMap((item) => {
    if (item.kind === 'dropdown') return listLinks(item.items);
    return item.kind === 'link' ? [item] : [];
  });

/** Returns the base path of the active links: the longest one that contains the page's path. */
function findActiveBasePath(items: readonly NavbarItem[], path: string): string | undefined {
  return listLinks(items)
    .map(getBasePath)
    .filter((base) => path === base || path.startsWith(`${base}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** A dropdown that opens without JavaScript. lib/controls/dropdowns.ts closes it. */
function Dropdown({ item }: { item: NavbarDropdown }) {
  const activeBasePath = findActiveBasePath([item], usePathname());
  const activeLink = listLinks([item]).find((link) => getBasePath(link) === activeBasePath);
  return (
    <details className="dropdown" data-active={activeLink ? '' : undefined}>
      {/* The not-found page is rendered for one path and displayed at any. */}
      <summary suppressHydrationWarning>
        {item.showsActiveLabel && activeLink ? activeLink.label : item.label}
      </summary>
      <ul>
        {item.items.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the items never changes
          <li key={index}>
            <Item item={child} activeBasePath={activeBasePath} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Item({ item, activeBasePath }: { item: NavbarItem; activeBasePath: string | undefined }) {
  switch (item.kind) {
    case 'search':
      return <SearchBox />;
    case 'html':
      return <span dangerouslySetInnerHTML={{ __html: item.html }} />;
    case 'dropdown':
      return <Dropdown item={item} />;
    case 'link':
      return (
        <NavLink
          href={item.href}
          active={getBasePath(item) === activeBasePath}
          version={item.version}
        >
          {item.label}
        </NavLink>
      );
  }
}

/**
 * Items of the navbar.
 * @param props.items the items to render
 * @param props.allItems all items of the navbar; the one with the most specific path is active
 */
export function NavbarItems({ items, allItems }: { items: NavbarItem[]; allItems: NavbarItem[] }) {
  const activeBasePath = findActiveBasePath(allItems, usePathname());
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the items never changes
    <Item key={index} item={item} activeBasePath={activeBasePath} />
  ));
}
