'use client';

import { Pencil } from 'lucide';
import { Icon } from '@/components/icon/icon';
import { SiteLink } from '@/components/navigation/site-link';
import styles from './doc-meta.module.css';

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** Where to change a page, and when it last changed (an ISO 8601 day). */
export function DocMeta({ editUrl, updated }: { editUrl?: string; updated?: string }) {
  return (
    <footer className={styles.meta} data-search="off">
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
