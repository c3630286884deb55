'use client';

import { SiteLink } from '@/components/navigation/site-link';
import { listLinks, type Navigation } from '@/lib/navigation/sidebar-navigation';
import styles from './docs-index.module.css';

/** The root page of the docs: the categories of the sidebar, and their pages with descriptions. */
export function DocsIndex({
  navigation,
  context,
}: {
  navigation: Navigation;
  context: string | undefined;
}) {
  return (
    <main id="main" tabIndex={-1} className={styles.index}>
      <article data-kind="guide" data-context={context}>
        <h1>Documentation</h1>
        <p className={styles.lead}>
          Guides for the API, the doctor app, and its UI elements, by topic.
        </p>
        {navigation.map((category) => (
          <section key={category.label}>
            <h2>{category.label}</h2>
            <ul>
              {listLinks([category]).map((link) => (
                <li key={link.path}>
                  <SiteLink href={link.path}>
                    <strong>{link.label}</strong>
                    {link.description && <span>{link.description}</span>}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </article>
    </main>
  );
}
