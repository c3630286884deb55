import { SiteLink } from '@/components/ui/navigation/site-link';
import { listLinks, type SidebarNavigation } from '@/lib/site/navigation/sidebar-navigation';
import styles from './popular-pages.module.css';

/** The pages of the first sidebar category, shown while there is no query or no result. */
export function PopularPages({ navigation }: { navigation: SidebarNavigation }) {
  const [category] = navigation;
  return (
    <section className={styles.pages}>
      <h2>{category?.label}</h2>
      <ul>
        {listLinks(category?.links ?? []).map((link) => (
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
