import { type ChangeBadge, changeBadgeLabels } from '@/lib/site/reference/change-badge';
import styles from './change-badge-label.module.css';

/** Badge with the change of an operation, a schema or a field. */
export const ChangeBadgeLabel = ({ badge }: { badge: ChangeBadge }) => (
  <span className={styles.badge} data-change={badge} data-search="off">
    {changeBadgeLabels[badge]}
  </span>
);
