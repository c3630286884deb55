import { writeFileSync } from 'node:fs';
import { insertApiLinks } from '../../lib/build/export/api-links';
import { listPageFiles } from '../../lib/build/export/list-page-files';
import { projectPath, readText } from '../../lib/kit/files/project-files';
import { getSite } from '../../lib/site/site-settings';
import { withBase } from '../../lib/site/urls';

/** Links the API's description in the head of each page, for programs. */
export function run(): undefined {
  const { baseUrl } = getSite();
  for (const { file, path } of listPageFiles()) {
    const html = readText(file);
    const linked = insertApiLinks(html, path, (target) => withBase(target, baseUrl));
    if (linked !== html) writeFileSync(projectPath(file), linked);
  }
}
