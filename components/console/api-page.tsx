import { getArticleAttributes } from '@/lib/content/article-attributes';
import type { OpenApiDocument } from '@/lib/openapi/openapi-document';
import type { OperationGroup } from '@/lib/openapi/operations';
import { consolePage } from '@/lib/openapi/reference-navigation';
import { routes } from '@/lib/site/page-paths';
import { ConsoleMenu } from './console-menu';
import { ConsoleShell } from './console-shell';
import styles from './console-shell.module.css';

/** The page of the API console. */
export function ApiPage({
  info,
  groups,
}: {
  info: OpenApiDocument['info'];
  groups: OperationGroup[];
}) {
  return (
    <main
      id="main"
      tabIndex={-1}
      data-application
      data-next-client="at-load"
      className={styles.page}
    >
      <article {...getArticleAttributes(routes.api)}>
        <ConsoleShell
          title={consolePage.label}
          intro={`${info.title}, version ${info.version}. Select an operation to send it to the sandbox in your browser, or to an environment with your access token.`}
          groups={groups}
          menu={<ConsoleMenu />}
        />
      </article>
    </main>
  );
}
