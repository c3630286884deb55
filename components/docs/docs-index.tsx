import { SiteLink } from '@/components/ui/navigation/site-link';
import { toComponentHeading } from '@/lib/content/component-heading';
import {
  isCategory,
  listLinks,
  type NavigationCategory,
  type NavigationEntry,
  type PageLink,
  type SidebarNavigation,
} from '@/lib/site/navigation/sidebar-navigation';
import { Breadcrumbs } from './breadcrumbs';
import styles from './docs-index.module.css';

/** Pages with their descriptions. */
function Cards({ links }: { links: PageLink[] }) {
  return (
    <ul className={styles.cards}>
      {links.map(({ path, label, description }) => (
        <li key={path}>
          <SiteLink href={path}>
            <strong>{label}</strong>
            {description && <span>{description}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** Nested categories, each with the names of its pages: descriptions of a hundred pages would hide the structure. */
function NestedCategories({ categories }: { categories: NavigationCategory[] }) {
  return (
    <div className={styles.groups}>
      {categories.map((category) => (
        <section key={category.label}>
          <h3>{category.label}</h3>
          <ul>
            {listLinks(category.links).map(({ path, label }) => (
              <li key={path}>
                <SiteLink href={path}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const isLink = (entry: NavigationEntry): entry is PageLink => !isCategory(entry);

/** The root page of the docs: the categories of the sidebar, and their pages. */
export function DocsIndex({
  navigation,
  context,
}: {
  navigation: SidebarNavigation;
  context: string | undefined;
}) {
  return (
    <main id="main" tabIndex={-1} className={styles.index}>
      <article data-page-kind="guide" data-context={context}>
        <Breadcrumbs trail={[{ label: 'Documentation' }]} root={null} />
        <h1>Documentation</h1>
        <p className={styles.lead}>
          Guides for the API, the doctor app, and its UI elements, by topic.
        </p>
        {navigation.map(({ label, path, links }) => {
          const ownLink = path === undefined ? [] : [{ label, path }];
          const pages = [...ownLink, ...links.filter(isLink)];
          const categories = links.filter(isCategory);
          return (
            <section key={label} id={toComponentHeading(label).id}>
              <h2>{label}</h2>
              {pages.length > 0 && <Cards links={pages} />}
              {categories.length > 0 && <NestedCategories categories={categories} />}
            </section>
          );
        })}
      </article>
    </main>
  );
}
