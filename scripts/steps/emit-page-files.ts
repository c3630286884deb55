import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isPageFile, pageFilesPath, toPublicPath } from '../../lib/content/page-files.mjs';
import { isFile, listFiles, projectPath } from '../../lib/kit/files/project-files';

const read = (file: string) => readFileSync(projectPath(file));

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
    const content = read(source);
    if (isFile(target) && read(target).equals(content)) continue;
    mkdirSync(dirname(projectPath(target)), { recursive: true });
    writeFileSync(projectPath(target), content);
  }
  return `${files.length} files`;
}
