import { SiteLink } from '@/components/ui/navigation/site-link';
import { listDownloads } from '@/lib/api/description/downloads';
import styles from './topics.module.css';

/** The files of the OpenAPI document, with their sizes. */
export function Downloads() {
  return (
    <dl className={styles.terms}>
      {listDownloads().map(({ title, path, description, kilobytes }) => (
        <div key={path}>
          <dt>
            <SiteLink href={path} download>
              {title}
            </SiteLink>{' '}
            <span className={styles.faint}>{kilobytes} KB</span>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
