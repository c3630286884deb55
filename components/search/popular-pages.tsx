import { SiteLink } from '@/components/navigation/site-link';
import { listLinks, type Navigation } from '@/lib/navigation/sidebar-navigation';
import styles from './popular-pages.module.css';

/** What to read where nothing is searched for yet: the first category of the sidebar. */
export function PopularPages({ navigation }: { navigation: Navigation }) {
  const [first] = navigation;
  return (
    <section className={styles.pages}>
      <h2>{first?.label}</h2>
      <ul>
        {listLinks(first?.links ?? []).map((link) => (
          <li key={link.path}>
            <SiteLink href={link.path}>
              <strong>{link.label}</strong>
              <span>{link.description}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
