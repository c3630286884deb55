'use client';

import { usePathname } from 'next/navigation';
import { NavLink } from '@/components/navigation/nav-link';
import { SearchBox } from '@/components/search/search-box';
import type { NavbarDropdown, NavbarItem, NavbarLink } from '@/lib/navigation/resolve-navbar-items';

const baseOf = ({ href, activeBasePath: activeBase = href }: NavbarLink) => activeBase;

const linksOf = (parts: readonly NavbarItem[]): NavbarLink[] =>
  parts.flatMap((part) => {
    if (part.kind === 'dropdown') return linksOf(part.items);
    return part.kind === 'link' ? [part] : [];
  });

/** The base of the links that are active on a page: the longest one that the page's path begins with. */
function findActiveBase(parts: readonly NavbarItem[], path: string): string | undefined {
  return linksOf(parts)
    .map(baseOf)
    .filter((base) => path === base || path.startsWith(`${base}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** A dropdown is plain HTML: it opens without JavaScript, and page-extras.ts makes it close. */
function Dropdown({ part, fold }: { part: NavbarDropdown; fold: boolean }) {
  const active = findActiveBase([part], usePathname());
  const current = linksOf([part]).find((link) => baseOf(link) === active);
  return (
    <details
      className="dropdown"
      data-active={current ? '' : undefined}
      open={fold && current !== undefined}
    >
      {/* The not-found page stands at any address: what it was made with may be another's. */}
      <summary suppressHydrationWarning>
        {part.showsActiveLabel && current ? current.label : part.label}
      </summary>
      <ul>
        {part.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the settings' items never change their order
          <li key={index}>
            <Item part={item} active={active} fold={fold} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Item({
  part,
  active,
  fold,
}: {
  part: NavbarItem;
  active: string | undefined;
  fold: boolean;
}) {
  switch (part.kind) {
    case 'search':
      return <SearchBox />;
    case 'html':
      return <span dangerouslySetInnerHTML={{ __html: part.html }} />;
    case 'dropdown':
      return <Dropdown part={part} fold={fold} />;
    case 'link':
      return (
        <NavLink href={part.href} active={baseOf(part) === active} version={part.version}>
          {part.label}
        </NavLink>
      );
  }
}

/**
 * Items of the navbar.
 * @param parts those that are shown
 * @param all all of the navbar's: the most specific of them is the active one
 * @param fold in the mobile menu: a dropdown with the active link in it is open
 */
export function NavbarItems({
  items: parts,
  allItems: all,
  expandActive: fold = false,
}: {
  items: NavbarItem[];
  allItems: NavbarItem[];
  expandActive?: boolean;
}) {
  const active = findActiveBase(all, usePathname());
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the settings' items never change their order
    <Item key={index} part={part} active={active} fold={fold} />
  ));
}
