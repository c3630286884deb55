import { ArrowLeft, ArrowRight } from 'lucide';
import { Icon } from '@/components/ui/icon/icon';
import { SiteLink } from '@/components/ui/navigation/site-link';
import type { PageLink } from '@/lib/site/navigation/sidebar-navigation';
import styles from './pager.module.css';

/** Links to the previous and next pages in the sidebar. */
export function Pager({
  previous,
  next,
}: {
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
}) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Docs pages" className={styles.pager} data-search="off">
      {previous && (
        <SiteLink href={previous.path}>
          <Icon icon={ArrowLeft} size={18} />
          <span>
            <small>Previous</small>
            {previous.label}
          </span>
        </SiteLink>
      )}
      {next && (
        <SiteLink href={next.path} className={styles.next}>
          <span>
            <small>Next</small>
            {next.label}
          </span>
          <Icon icon={ArrowRight} size={18} />
        </SiteLink>
      )}
    </nav>
  );
}
