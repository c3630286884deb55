import { SiteLink } from '@/components/ui/navigation/site-link';
import { listDocs } from '@/lib/content/docs';
import { changesPath } from '@/lib/site/page-paths';
import { type ChangeBadge, changeBadgeLabels } from '@/lib/site/reference/change-badge';
import styles from './change-badge-label.module.css';

/**
 * Badge with the change of an operation, a schema or a field.
 * @param props.isPage whether it is the badge of a whole page, which leads to the page of changes if there is one
 */
export function ChangeBadgeLabel({ badge, isPage }: { badge: ChangeBadge; isPage?: true }) {
  const label = (
    <span className={styles.badge} data-change={badge} data-search="off">
      {changeBadgeLabels[badge]}
    </span>
  );
  if (!isPage) return label;
  const hasPage = listDocs('api').some(({ path }) => path === changesPath);
  return (
    <p className={styles.page}>
      {hasPage ? <SiteLink href={changesPath}>{label}</SiteLink> : label}
    </p>
  );
}
