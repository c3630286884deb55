import { SiteLink } from '@/components/navigation/site-link';
import { listDownloads } from '@/lib/openapi/downloads';
import styles from './topics.module.css';

/** The files of the API's description, each with its size. */
export function Downloads() {
  return (
    <dl className={styles.terms}>
      {listDownloads().map(({ title, path, description: meaning, kilobytes }) => (
        <div key={path}>
          <dt>
            <SiteLink href={path} download>
              {title}
            </SiteLink>{' '}
            <span className={styles.faint}>{kilobytes} KB</span>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
