import { copyFileSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isPageFile, pageFilesPath, toPublicPath } from '../../lib/content/page-files.mjs';
import { isFile, listFiles, projectPath } from '../../lib/kit/files/project-files';

const isCurrent = (source: string, target: string) =>
  isFile(target) &&
  statSync(projectPath(target)).size === statSync(projectPath(source)).size &&
  statSync(projectPath(target)).mtimeMs >= statSync(projectPath(source)).mtimeMs;

/** Publishes the images, videos, and downloads beside pages: copies them from content/ to public/. */
export function run() {
  const files = ['docs', 'api', 'versions']
    .flatMap((folder) => listFiles(`content/${folder}`, ''))
    .filter((file) => isPageFile(file) && isFile(file) && !file.endsWith('/version.yaml'));
  const targets = new Map(files.map((file) => [`public${toPublicPath(file)}`, file]));
  for (const old of listFiles(`public${pageFilesPath.slice(0, -1)}`, '').filter(isFile)) {
    if (!targets.has(old)) rmSync(projectPath(old));
  }
  for (const [target, source] of targets) {
    if (isCurrent(source, target)) continue;
    mkdirSync(dirname(projectPath(target)), { recursive: true });
    copyFileSync(projectPath(source), projectPath(target));
  }
  return `${files.length} files`;
}
