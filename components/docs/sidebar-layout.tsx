import type { ReactNode } from 'react';
import {
  isCategory,
  type NavigationEntry,
  type SidebarNavigation,
} from '@/lib/navigation/sidebar-navigation';
import { Sidebar } from './sidebar';
import styles from './sidebar-layout.module.css';

/** Removes what the sidebar does not show, so that it is not sent to the browser. */
const withoutDescriptions = (entries: NavigationEntry[]): NavigationEntry[] =>
  entries.map((entry) =>
    isCategory(entry)
      ? { ...entry, links: withoutDescriptions(entry.links) }
      : {
          label: entry.label,
          path: entry.path,
          ...(entry.method && { method: entry.method }),
          ...(entry.restrictions && { restrictions: entry.restrictions }),
        },
  );

/** The layout of the docs: the sidebar, which persists across navigations, and the page. */
export function SidebarLayout({
  label = 'Docs sidebar',
  navigation,
  children,
}: {
  /** The accessible name of the sidebar. */
  label?: string;
  navigation: SidebarNavigation;
  children: ReactNode;
}) {
  return (
    <div className={styles.frame}>
      <div className={styles.sidebar} data-sidebar="">
        <Sidebar
          label={label}
          navigation={navigation.map((category) => ({
            ...category,
            links: withoutDescriptions(category.links),
          }))}
        />
      </div>
      {children}
    </div>
  );
}
