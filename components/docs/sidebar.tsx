'use client';

import { usePathname } from 'next/navigation';
import { Fragment, type ReactNode } from 'react';
import { MethodBadge } from '@/components/docs/mdx/method-badge';
import { NavLink } from '@/components/ui/navigation/nav-link';
import { assetUrl } from '@/lib/site/base-url';
import {
  hasManyLinks,
  isCategory,
  listLinks,
  type NavigationCategory,
  type NavigationEntry,
  type SidebarNavigation,
} from '@/lib/site/navigation/sidebar-navigation';
import styles from './sidebar.module.css';

/** Properties of all parts of a sidebar: its label, and whether pages have the links of their own categories only. */
type SidebarProps = { label: string; isLarge: boolean };

function Entries({ entries, sidebar }: { entries: NavigationEntry[]; sidebar: SidebarProps }) {
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
  sidebar: SidebarProps;
}) {
  const pathname = usePathname();
  const isInside = links.some((link) => link.path === pathname);
  return (
    <>
      <NavLink href={path} active={isInside}>
        {label}
      </NavLink>
      {(isInside || path === pathname) && (
        <div className={styles.contextual} data-contextual={assetUrl(path)}>
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
  isIncomplete,
  children,
}: {
  category: NavigationCategory;
  name: string;
  open: boolean;
  isIncomplete: boolean;
  children: ReactNode;
}) {
  return (
    <div data-category={name} data-open={open} data-incomplete={isIncomplete ? '' : undefined}>
      <div className={styles.row}>
        <NavLink href={path}>{label}</NavLink>
      </div>
      <button
        type="button"
        data-control="toggle-category"
        aria-expanded={open}
        aria-label={`${open ? 'Collapse' : 'Expand'} sidebar category '${label}'`}
      />
      {children}
    </div>
  );
}

/**
 * A category, which is open at first if the page is in it. lib/client/controls/sidebar-categories.ts opens and closes it from
 * then on. In a large sidebar, lib/client/navigation/complete-categories.ts adds the links that a category without the page lacks.
 */
function Category({ category, sidebar }: { category: NavigationCategory; sidebar: SidebarProps }) {
  const { label, path, links } = category;
  const pathname = usePathname();
  const open = listLinks([category]).some((link) => link.path === pathname);
  if (category.isContextual) return <ContextualCategory category={category} sidebar={sidebar} />;
  if (path !== undefined && links.length === 0) return <NavLink href={path}>{label}</NavLink>;
  const name = `${sidebar.label}/${label}`;
  const isIncomplete = sidebar.isLarge && !open && links.length > 1;
  const entries = <Entries entries={isIncomplete ? links.slice(0, 1) : links} sidebar={sidebar} />;
  if (path !== undefined) {
    return (
      <LinkedCategory category={category} name={name} open={open} isIncomplete={isIncomplete}>
        {entries}
      </LinkedCategory>
    );
  }
  return (
    <details data-category={name} data-incomplete={isIncomplete ? '' : undefined} open={open}>
      <summary>{label}</summary>
      {entries}
    </details>
  );
}

/** The development server has no complete sidebar from which categories could get the links that they lack. */
const canComplete = process.env.NODE_ENV !== 'development';

/**
 * The tree of a sidebar. Categories collapse without JavaScript, and opening one does not close the others. A page that the
 * sidebar does not list, such as the index of the docs, has all links, which the build publishes for the other pages.
 */
export function Sidebar({ label, navigation }: { label: string; navigation: SidebarNavigation }) {
  const pathname = usePathname();
  const isListed = listLinks(navigation).some(({ path }) => path === pathname);
  const sidebar = { label, isLarge: canComplete && isListed && hasManyLinks(navigation) };
  return (
    <nav aria-label={label} className={styles.tree}>
      {navigation.map((category) => (
        <Fragment key={category.label}>
          {category.caption && <p className={styles.caption}>{category.caption}</p>}
          <Category category={category} sidebar={sidebar} />
        </Fragment>
      ))}
    </nav>
  );
}
