import { Eye } from 'lucide';
import { Icon } from '@/components/icon/icon';
import styles from './visible-to.module.css';

/** Who can see a field or make a call, where not everybody can (`x-visible-to` of the document). */
export function VisibleTo({
  viewers = [],
  verb = 'Visible to',
}: {
  viewers?: string[];
  verb?: string;
}) {
  if (viewers.length === 0) return null;
  return (
    <p className={styles.note} data-visible-to={viewers.join('|')}>
      <Icon icon={Eye} size={15} />
      <span>
        {verb}: {viewers.join(', ').toLowerCase()}
      </span>
    </p>
  );
}
