import { SiteLink } from '@/components/ui/navigation/site-link';
import { type ChangeBadge, changeBadgeLabels } from '@/lib/site/reference/change-badge';
import styles from './change-badge-label.module.css';

/**
 * Badge with the change of an operation, a schema or a field.
 * @param href the page that says what has changed, for a badge of a whole page
 */
export function ChangeBadgeLabel({ badge, href }: { badge: ChangeBadge; href?: string }) {
  const label = (
    <span className={styles.badge} data-change={badge} data-search="off">
      {changeBadgeLabels[badge]}
    </span>
  );
  return href === undefined ? (
    label
  ) : (
    <p className={styles.page}>
      <SiteLink href={href}>{label}</SiteLink>
    </p>
  );
}
