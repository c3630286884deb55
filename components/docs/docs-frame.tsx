import type { ReactNode } from 'react';
import { NavLink } from '@/components/frame/nav-link';
import type { Navigation } from '@/lib/content/navigation';
import styles from './docs-frame.module.css';
import { SidebarPlace } from './sidebar-place';

/** The docs sidebar's tree. Categories fold without JavaScript; opening one closes no other. */
function Sidebar({ navigation }: { navigation: Navigation }) {
  return (
    <nav aria-label="Docs sidebar" className={styles.tree}>
      {navigation.map((category) => (
        <details key={category.label} open>
          <summary>{category.label}</summary>
          <ul>
            {category.links.map((link) => (
              <li key={link.path}>
                <NavLink href={link.path}>{link.label}</NavLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

/** The frame of the docs area: the sidebar on the left, which stays over navigations, and the page. */
export function DocsFrame({
  navigation,
  children,
}: {
  navigation: Navigation;
  children: ReactNode;
}) {
  return (
    <div className={styles.frame}>
      <SidebarPlace className={styles.sidebar}>
        <Sidebar navigation={navigation} />
      </SidebarPlace>
      {children}
    </div>
  );
}
