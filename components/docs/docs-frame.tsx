import type { ReactNode } from 'react';
import type { Navigation } from '@/lib/content/navigation';
import styles from './docs-frame.module.css';
import { Sidebar } from './sidebar';
import { SidebarPlace } from './sidebar-place';

/** Only what the sidebar shows goes to the browser. */
const withoutDescriptions = (navigation: Navigation): Navigation =>
  navigation.map(({ label, links }) => ({
    label,
    links: links.map((link) => ({ label: link.label, path: link.path, method: link.method })),
  }));

/** The frame of the docs area: the sidebar on the left, which stays over navigations, and the page. */
export function DocsFrame({
  label = 'Docs sidebar',
  navigation,
  children,
}: {
  /** Names the sidebar for screen readers. */
  label?: string;
  navigation: Navigation;
  children: ReactNode;
}) {
  return (
    <div className={styles.frame}>
      <SidebarPlace className={styles.sidebar}>
        <Sidebar label={label} navigation={withoutDescriptions(navigation)} />
      </SidebarPlace>
      {children}
    </div>
  );
}
