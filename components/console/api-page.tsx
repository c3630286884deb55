import { Download } from 'lucide';
import { OperationList } from '@/components/api-reference/operation-list';
import { Icon } from '@/components/icon/icon';
import { SiteLink } from '@/components/navigation/site-link';
import { getArticleAttributes } from '@/lib/content/article-attributes';
import type { OpenApiDocument } from '@/lib/openapi/openapi-document';
import { openApiFilePaths } from '@/lib/openapi/openapi-file-paths';
import type { OperationGroup } from '@/lib/openapi/operations';
import { consolePage, referenceIndexPages } from '@/lib/openapi/reference-navigation';
import { routes } from '@/lib/site/urls';
import styles from './api-page.module.css';
import { LazyConsole } from './lazy-console';

/** The page of the API: a summary, downloads, and the console, which replaces the list of all operations. */
export function ApiPage({
  info,
  groups,
}: {
  info: OpenApiDocument['info'];
  groups: OperationGroup[];
}) {
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <main id="main" tabIndex={-1} data-application>
      <article className={styles.api} {...getArticleAttributes(routes.api)}>
        <header className={styles.header}>
          <div>
            <h1>{consolePage.label}</h1>
            <p>
              {info.title}, version {info.version}: {count} operations. The console sends requests
              to the sandbox in your browser, or to an environment with your access token.
            </p>
          </div>
          <ul className={styles.links} aria-label="Downloads and guides">
            <li>
              <SiteLink href={referenceIndexPages.operations.path}>All operations</SiteLink>
            </li>
            <li>
              <SiteLink href="/docs/doctor-app/api-making-calls">How to make calls</SiteLink>
            </li>
            {(['json', 'yaml'] as const).map((format) => (
              <li key={format}>
                <SiteLink href={openApiFilePaths[format]} download>
                  <Icon icon={Download} size={15} stroke={1.9} />
                  {format.toUpperCase()}
                </SiteLink>
              </li>
            ))}
          </ul>
        </header>
        <LazyConsole>
          <div className={styles.list}>
            <OperationList groups={groups} />
          </div>
        </LazyConsole>
      </article>
    </main>
  );
}
