'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useContext, useRef, useState } from 'react';
import { MethodBadge } from '@/components/mdx/method-badge';
import { NavLink } from '@/components/navigation/nav-link';
import {
  hasManyLinks,
  isCategory,
  listLinks,
  type NavigationCategory,
  type NavigationEntry,
  type SidebarNavigation,
} from '@/lib/navigation/sidebar-navigation';
import { OpenedCategories, useOpenedCategories } from './opened-categories';
import styles from './sidebar.module.css';

function Entries({ entries, sidebar }: { entries: NavigationEntry[]; sidebar: string }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.label}>
          {isCategory(entry) ? (
            <Category category={entry} sidebar={sidebar} />
          ) : (
            <NavLink
              href={entry.path}
              className={entry.method && styles.operation}
              restrictions={entry.restrictions}
            >
              {entry.label}
              {entry.method && <MethodBadge method={entry.method} />}
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A category with a page and many links, which are shown only on these pages. */
function ContextualCategory({
  category: { label, path = '', links },
  sidebar,
}: {
  category: NavigationCategory;
  sidebar: string;
}) {
  const pathname = usePathname();
  const isInside = links.some((link) => link.path === pathname);
  return (
    <>
      <NavLink href={path} active={isInside}>
        {label}
      </NavLink>
      {(isInside || path === pathname) && (
        <div className={styles.contextual}>
          <Entries entries={links} sidebar={sidebar} />
        </div>
      )}
    </>
  );
}

/** A category that is also a page: its link also opens it. */
function LinkedCategory({
  category: { label, path = '' },
  name,
  open,
  children,
}: {
  category: NavigationCategory;
  name: string;
  open: boolean;
  children: ReactNode;
}) {
  return (
    <div data-category={name} data-open={open} suppressHydrationWarning>
      <div className={styles.row}>
        <NavLink href={path}>{label}</NavLink>
      </div>
      <button
        type="button"
        data-control="toggle-category"
        aria-expanded={open}
        aria-label={`${open ? 'Collapse' : 'Expand'} sidebar category '${label}'`}
        suppressHydrationWarning
      />
      {children}
    </div>
  );
}

/**
 * A category, which is open at first if the page is in it. lib/controls/sidebar-categories.ts opens and closes it from
 * then on: the state is in the DOM, so the props remain the same.
 */
function Category({ category, sidebar }: { category: NavigationCategory; sidebar: string }) {
  const { label, path, links } = category;
  const pathname = usePathname();
  const isInside = listLinks([category]).some((link) => link.path === pathname);
  const [open] = useState(isInside);
  const opened = useContext(OpenedCategories);
  const name = `${sidebar}/${label}`;
  if (category.isContextual) return <ContextualCategory category={category} sidebar={sidebar} />;
  const isComplete = !opened || opened.has(name) || isInside;
  const entries = <Entries entries={isComplete ? links : links.slice(0, 1)} sidebar={sidebar} />;
  if (path !== undefined) {
    if (links.length === 0) return <NavLink href={path}>{label}</NavLink>;
    return (
      <LinkedCategory category={category} name={name} open={open}>
        {entries}
      </LinkedCategory>
    );
  }
  return (
    <details data-category={name} open={open} suppressHydrationWarning>
      <summary>{label}</summary>
      {entries}
    </details>
  );
}

/** The tree of a sidebar. Categories collapse without JavaScript, and opening one does not close the others. */
export function Sidebar({ label, navigation }: { label: string; navigation: SidebarNavigation }) {
  const tree = useRef<HTMLElement>(null);
  const opened = useOpenedCategories(tree, hasManyLinks(navigation));
  return (
    <nav ref={tree} aria-label={label} className={styles.tree}>
      <OpenedCategories value={opened}>
        {navigation.map((category) => (
          <Category key={category.label} category={category} sidebar={label} />
        ))}
      </OpenedCategories>
    </nav>
  );
}
