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
 * Categories that the reader opened or closed, by sidebar and label. Kept beside the components: the sidebar moves
 * into the mobile menu and back, and a category must not forget its state on the way.
 */
const chosen = new Map<string, boolean>();

/** Whether a category is open: as the reader left it, else where the current page stands in it. */
function useFold(key: string, hasCurrent: boolean): [boolean, (open: boolean) => void] {
  const pathname = usePathname();
  const [state, setState] = useState(() => ({
    open: hasCurrent || (chosen.get(key) ?? false),
    pathname,
  }));
  // A page opens its categories when the reader comes to it, and leaves all others as they are.
  if (state.pathname !== pathname) setState({ open: hasCurrent || state.open, pathname });
  return [
    state.open,
    (open) => {
      chosen.set(key, open);
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

/** A category with a page: the link opens it as well, and folds it where one is on that page already. */
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
  const isHere = usePathname() === path;
  return (
    <div data-open={open}>
      <div className={styles.row} onClickCapture={() => setOpen(isHere ? !open : true)}>
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
  const [open, setOpen] = useFold(`${sidebar}/${label}`, hasCurrent);
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

/** A sidebar's tree. Categories fold without JavaScript; opening one closes no other. */
export function Sidebar({ label, navigation }: { label: string; navigation: Navigation }) {
  return (
    <nav aria-label={label} className={styles.tree}>
      {navigation.map((category) => (
        <Category key={category.label} category={category} sidebar={label} />
      ))}
    </nav>
  );
}
