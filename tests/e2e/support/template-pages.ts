import { statSync } from 'node:fs';
import { listPageFiles } from '../../../lib/build/export/list-page-files';
import { isFile, projectPath } from '../../../lib/kit/files/project-files';

/** The name of a page's template: pages in one folder have the same one, but for screens, webhooks, and the sandbox. */
function findTemplate(path: string): string {
  const [, folder, name] = /^(.*)\/([^/]*)$/.exec(path) ?? [];
  if (!folder || path === '/api/sandbox') return path;
  const isScreen = folder === '/docs/doctor-app' && isFile(`content/screens/${name}.json`);
  const hasRequest = folder === '/api/operations' && isFile(`public/requests/${name}.json`);
  return `${folder}/${isScreen ? 'screen' : hasRequest ? 'request' : '*'}`;
}

/** The paths of the shortest page of each template. */
export const listTemplatePages = (): string[] => [
  ...new Map(
    listPageFiles()
      .map(({ file, path }) => ({ path, size: statSync(projectPath(file)).size }))
      .toSorted((a, b) => b.size - a.size)
      .map(({ path }) => [findTemplate(path), path]),
  ).values(),
];
