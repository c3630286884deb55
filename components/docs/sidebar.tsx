'use client';

import { NavLink } from '@/components/frame/nav-link';
import type { Navigation } from '@/lib/content/navigation';
import styles from './sidebar.module.css';

/** The docs sidebar's tree. Categories fold without JavaScript; opening one closes no other. */
export function Sidebar({ navigation }: { navigation: Navigation }) {
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
