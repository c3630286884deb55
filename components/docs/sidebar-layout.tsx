import type { ReactNode } from 'react';
import { SkipLink } from '@/components/ui/navigation/skip-link';
import styles from './sidebar-layout.module.css';

/**
 * The layout of the docs: the page, and the sidebar, which persists across navigations. The sidebar follows the page in the
 * document, so that the browser paints the page's text before it has read the sidebar.
 * @param props.name the name of the sidebar's complete copy (lib/site/page-data.ts)
 */
export function SidebarLayout({
  name,
  sidebar,
  children,
}: {
  name: string;
  sidebar: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.frame}>
      <div className={styles.skip}>
        <SkipLink href="#sidebar">Skip to sidebar</SkipLink>
      </div>
      {/* The focus passes over an item with a tabIndex, such as the main element, in a container with a reading flow. */}
      <div className={styles.page} data-page-content="">
        {children}
      </div>
      <div id="sidebar" className={styles.sidebar} data-sidebar={name}>
        {sidebar}
      </div>
    </div>
  );
}
