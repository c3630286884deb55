'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { MethodBadge } from '@/components/mdx/method-badge';
import { NavLink } from '@/components/navigation/nav-link';
import {
  isCategory,
  listLinks,
  type Navigation,
  type NavigationCategory,
  type NavigationEntry,
} from '@/lib/navigation/sidebar-navigation';
import styles from './sidebar.module.css';

/**
 * The state of the categories that the reader opened or closed, by sidebar and label. Stored outside React, because the
 * components are mounted again when the sidebar moves into the mobile menu and back.
 */
const openByCategory = new Map<string, boolean>();

/** Returns whether a category is open, and a setter. Initially open if the reader opened it or the page is in it. */
function useOpenState(key: string, hasCurrent: boolean): [boolean, (open: boolean) => void] {
  const pathname = usePathname();
  const [state, setState] = useState(() => ({
    open: hasCurrent || (openByCategory.get(key) ?? false),
    pathname,
  }));
  // Navigating to a page opens the categories that contain it and leaves all others unchanged.
  if (state.pathname !== pathname) setState({ open: hasCurrent || state.open, pathname });
  return [
    state.open,
    (open) => {
      openByCategory.set(key, open);
      setState({ open, pathname });
    },
  ];
}

function Entries({ entries, sidebar }: { entries: NavigationEntry[]; sidebar: string }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.label}>
          {isCategory(entry) ? (
            <Category category={entry} sidebar={sidebar} />
          ) : (
            <NavLink href={entry.path} className={entry.method && styles.operation}>
              {entry.label}
              {entry.method && <MethodBadge method={entry.method} />}
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A category that is also a page. Its link also expands it, or toggles it if the page is the current one. */
function LinkedCategory({
  category: { label, path = '' },
  open,
  setOpen,
  children,
}: {
  category: NavigationCategory;
  open: boolean;
  setOpen: (open: boolean) => void;
  children: ReactNode;
}) {
  const isCurrentPage = usePathname() === path;
  return (
    <div data-open={open}>
      <div className={styles.row} onClickCapture={() => setOpen(isCurrentPage ? !open : true)}>
        <NavLink href={path}>{label}</NavLink>
      </div>
      <button
        type="button"
        aria-expanded={open}
        aria-label={`${open ? 'Collapse' : 'Expand'} sidebar category '${label}'`}
        onClick={() => setOpen(!open)}
      />
      {children}
    </div>
  );
}

function Category({ category, sidebar }: { category: NavigationCategory; sidebar: string }) {
  const { label, path, links } = category;
  const pathname = usePathname();
  const hasCurrent = listLinks([category]).some((link) => link.path === pathname);
  const [open, setOpen] = useOpenState(`${sidebar}/${label}`, hasCurrent);
  const entries = <Entries entries={links} sidebar={sidebar} />;
  if (path !== undefined) {
    if (links.length === 0) return <NavLink href={path}>{label}</NavLink>;
    return (
      <LinkedCategory category={category} open={open} setOpen={setOpen}>
        {entries}
      </LinkedCategory>
    );
  }
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {entries}
    </details>
  );
}

/** The tree of a sidebar. Categories collapse without JavaScript, and opening one does not close the others. */
export function Sidebar({ label, navigation }: { label: string; navigation: Navigation }) {
  return (
    <nav aria-label={label} className={styles.tree}>
      {navigation.map((category) => (
        <Category key={category.label} category={category} sidebar={label} />
      ))}
    </nav>
  );
}
