import { House } from 'lucide';
import { Icon } from '@/components/ui/icon/icon';
import { SiteLink } from '@/components/ui/navigation/site-link';
import type { Breadcrumb } from '@/lib/site/navigation/sidebar-navigation';
import { routes } from '@/lib/site/page-paths';
import styles from './breadcrumbs.module.css';

/**
 * The breadcrumbs of a page. Pages that are in no menu have none.
 * @param props.root the first link after the home page; `null` if there is none. Default: the docs.
 */
export function Breadcrumbs({
  trail,
  root = { label: 'Documentation', path: routes.docs },
}: {
  trail: Breadcrumb[];
  root?: { label: string; path: string } | null | undefined;
}) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs" className={styles.trail} data-search="off">
      <ol>
        <li>
          <SiteLink href={routes.home} aria-label="Home page">
            <Icon icon={House} size={15} />
          </SiteLink>
        </li>
        {root && (
          <li>
            <SiteLink href={root.path}>{root.label}</SiteLink>
          </li>
        )}
        {trail.map((crumb, index) => {
          const isLast = index === trail.length - 1;
          return (
            <li key={crumb.label} aria-current={isLast ? 'page' : undefined}>
              {crumb.path && !isLast ? (
                <SiteLink href={crumb.path}>{crumb.label}</SiteLink>
              ) : (
                crumb.label
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
