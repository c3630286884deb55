'use client';

import { NavLink } from '@/components/frame/nav-link';
import { Method } from '@/components/mdx/method';
import type { Navigation } from '@/lib/content/navigation';
import styles from './sidebar.module.css';

/** The docs sidebar's tree. Categories fold without JavaScript; opening one closes no other. */
export function Sidebar({ label, navigation }: { label: string; navigation: Navigation }) {
  return (
    <nav aria-label={label} className={styles.tree}>
      {navigation.map((category) => (
        <details key={category.label} open>
          <summary>{category.label}</summary>
          <ul>
            {category.links.map((link) => (
              <li key={link.path}>
                <NavLink href={link.path} className={link.method && styles.operation}>
                  {link.label}
                  {link.method && <Method method={link.method} />}
                </NavLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
