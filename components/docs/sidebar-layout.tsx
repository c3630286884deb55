import type { ReactNode } from 'react';
import { SkipLink } from '@/components/navigation/skip-link';
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

/**
 * The layout of the docs: the page, and the sidebar, which persists across navigations. The sidebar follows the page in the
 * document, so that the browser paints the page's text before it has read the sidebar.
 */
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
      <div className={styles.skip}>
        <SkipLink href="#sidebar">Skip to sidebar</SkipLink>
      </div>
      {/* The focus passes over an item with a tabIndex, such as the main element, in a container with a reading flow. */}
      <div className={styles.page}>{children}</div>
      <div id="sidebar" className={styles.sidebar} data-sidebar="">
        <Sidebar
          label={label}
          navigation={navigation.map((category) => ({
            ...category,
            links: withoutDescriptions(category.links),
          }))}
        />
      </div>
    </div>
  );
}
