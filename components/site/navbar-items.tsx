'use client';

import { usePathname } from 'next/navigation';
import { SearchBox } from '@/components/search/search-box';
import { NavLink } from '@/components/ui/navigation/nav-link';
import { findActiveLinks } from '@/lib/site/navigation/active-links';
import type {
  NavbarDropdown,
  NavbarItem,
  NavbarLink,
} from '@/lib/site/navigation/resolve-navbar-items';

const listLinks = (items: readonly NavbarItem[]): NavbarLink[] =>
  items.flatMap((item) => {
    if (item.kind === 'dropdown') return listLinks(item.items);
    return item.kind === 'link' ? [item] : [];
  });

/** A dropdown that opens without JavaScript. lib/client/controls/dropdowns.ts closes it. */
function Dropdown({ item }: { item: NavbarDropdown }) {
  const activeLinks = findActiveLinks(listLinks([item]), usePathname());
  const [activeLink] = activeLinks;
  return (
    <details className="dropdown" data-active={activeLink ? '' : undefined}>
      <summary>{item.showsActiveLabel && activeLink ? activeLink.label : item.label}</summary>
      <ul>
        {item.items.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the items never changes
          <li key={index}>
            <Item item={child} activeLinks={activeLinks} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Item({ item, activeLinks }: { item: NavbarItem; activeLinks: readonly NavbarLink[] }) {
  switch (item.kind) {
    case 'search':
      return <SearchBox />;
    case 'html':
      return <span dangerouslySetInnerHTML={{ __html: item.html }} />;
    case 'dropdown':
      return <Dropdown item={item} />;
    case 'link':
      return (
        <NavLink href={item.href} active={activeLinks.includes(item)} version={item.version}>
          {item.label}
        </NavLink>
      );
  }
}

/**
 * Items of the navbar.
 * @param props.items the items to render
 * @param props.allItems all items of the navbar; those most closely related to the page are active
 */
export function NavbarItems({ items, allItems }: { items: NavbarItem[]; allItems: NavbarItem[] }) {
  const activeLinks = findActiveLinks(listLinks(allItems), usePathname());
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the items never changes
    <Item key={index} item={item} activeLinks={activeLinks} />
  ));
}
