import { SiteLink } from '@/components/ui/navigation/site-link';
import { hasDoc } from '@/lib/content/docs';
import { changesPath } from '@/lib/site/page-paths';
import type { ChangeBadge } from '@/lib/site/reference/change-badge';
import { ChangeBadgeLabel } from './change-badge-label';
import styles from './change-badge-label.module.css';

/** The badge of a whole page, which leads to the page of changes if there is one. */
export function PageChangeBadge({ badge }: { badge: ChangeBadge }) {
  const label = <ChangeBadgeLabel badge={badge} />;
  const hasChanges = hasDoc('api', changesPath);
  return (
    <p className={styles.page}>
      {hasChanges ? <SiteLink href={changesPath}>{label}</SiteLink> : label}
    </p>
  );
}
