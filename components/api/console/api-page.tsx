import { renderConsole } from '@/.generated/islands/server.mjs';
import { preloadConsoleScript } from '@/.generated/site/inline-scripts';
import { consoleFiles } from '@/.generated/site/page-scripts';
import { elementsConsoleStylesheet } from '@/.generated/styles/stylesheets';
import { getConsoleContent } from '@/lib/api/description/console-content';
import { consoleDocumentPath, consolePreloadsId } from '@/lib/calls/console/console-page';
import { getArticleAttributes } from '@/lib/content/article-attributes';
import { islandDataPath } from '@/lib/content/island-data-path';
import { assetUrl } from '@/lib/site/base-url';
import { routes } from '@/lib/site/page-paths';
// Next does not know what is in the island.
import '@/components/api/reference/rule-cards.css';
import '@/components/api/reference/visible-to.css';
import '@/components/docs/mdx/method-badge.css';
import './acting-as.css';
import './console-nav.css';
import './console-shell.css';
import '../stoplight/schema-viewer.css';
import './response-pane.css';

/** A preload of low priority, as that of the page's own scripts: those come first. */
const formatPreload = (path: string, as: 'fetch' | 'style') =>
  `<link rel="preload" fetchpriority="low" as="${as}" href="${assetUrl(path)}"${as === 'fetch' ? ' crossorigin="anonymous"' : ''}>`;

/** The page of the API console, whose island starts when the page loads (components/api/console/mount-console.tsx). */
export async function ApiPage() {
  const id = 'console';
  const content = getConsoleContent();
  const dataPath = islandDataPath(id, content);
  const html = await renderConsole(content, id);
  const preloads = [
    ...[...consoleFiles, dataPath, consoleDocumentPath].map((path) => formatPreload(path, 'fetch')),
    formatPreload(elementsConsoleStylesheet, 'style'),
  ];
  return (
    <main id="main" tabIndex={-1} data-application="" className="console-page">
      {/* The script activates the preloads if the URL asks for an operation. */}
      <template id={consolePreloadsId} dangerouslySetInnerHTML={{ __html: preloads.join('') }} />
      <article
        id={id}
        {...getArticleAttributes(routes.api)}
        data-island={id}
        data-island-data={dataPath}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script dangerouslySetInnerHTML={{ __html: preloadConsoleScript }} />
    </main>
  );
}
