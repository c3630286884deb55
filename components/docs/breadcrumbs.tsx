'use client';

import { House } from 'lucide';
import { SiteLink } from '@/components/frame/site-link';
import { Icon } from '@/components/icon/icon';
import type { Crumb } from '@/lib/content/navigation';
import { routes } from '@/lib/site/urls';
import styles from './breadcrumbs.module.css';

/** The way from the home page to this one. A page that no menu has shows none. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs" className={styles.trail} data-search="off">
      <ol>
        <li>
          <SiteLink href={routes.home} aria-label="Home page">
            <Icon icon={House} size={15} />
          </SiteLink>
        </li>
        <li>
          <SiteLink href={routes.docs}>Docs</SiteLink>
        </li>
        {trail.map((crumb, index) => (
          <li key={crumb.label} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            {crumb.label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
