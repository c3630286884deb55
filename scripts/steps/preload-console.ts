import { writeFileSync } from 'node:fs';
import { preloadConsoleScript } from '../../.generated/site/inline-scripts';
import { elementsConsoleStylesheet } from '../../.generated/styles/stylesheets';
import { consoleDocumentPath } from '../../lib/console/console-document-path';
import { addPreloads, findConsoleChunks, type Preload } from '../../lib/export/preload-console';
import { projectPath, readText } from '../../lib/files/project-files';
import { routes } from '../../lib/site/page-paths';
import { getSite } from '../../lib/site/site-settings';
import { withBase, withoutBase } from '../../lib/site/urls';

/** Lets the console's page load the console's files before it hydrates, if the URL asks for an operation. */
export function run() {
  const { baseUrl } = getSite();
  const file = `out${routes.api}.html`;
  const html = readText(file);
  const scripts = [...html.matchAll(/<script src="([^"]*)"/g)].map(([, source = '']) =>
    readText(`out${withoutBase(source, baseUrl) ?? source}`),
  );
  const read = (path: string) => readText(`out/_next/${path}`);
  const chunks = findConsoleChunks(scripts, read, consoleDocumentPath);
  const preloads: Preload[] = [
    ...chunks.map((path): Preload => {
      const as = path.endsWith('.css') ? 'style' : 'script';
      return { href: withBase(`/_next/${path}`, baseUrl), as };
    }),
    { href: withBase(elementsConsoleStylesheet, baseUrl), as: 'style' },
    { href: withBase(consoleDocumentPath, baseUrl), as: 'fetch' },
  ];
  writeFileSync(projectPath(file), addPreloads(html, preloads, preloadConsoleScript));
  return `${preloads.length} files`;
}
