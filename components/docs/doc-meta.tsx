import { Pencil } from 'lucide';
import { Icon } from '@/components/ui/icon/icon';
import { SiteLink } from '@/components/ui/navigation/site-link';
import styles from './doc-meta.module.css';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/**
 * The edit link and the date of the last change.
 * @param props.updated an ISO 8601 date
 */
export function DocMeta({
  editUrl,
  updated,
}: {
  editUrl?: string | undefined;
  updated?: string | undefined;
}) {
  return (
    <footer className={styles.meta} data-search="off" data-markdown="omit">
      {editUrl && (
        <SiteLink href={editUrl}>
          <Icon icon={Pencil} size={15} />
          Edit this page
        </SiteLink>
      )}
      {updated && (
        <span>
          Last updated on <time dateTime={updated}>{dateFormat.format(new Date(updated))}</time>
        </span>
      )}
    </footer>
  );
}
