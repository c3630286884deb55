// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getAreaLocation } from './content-areas.mjs';
import { pagePattern, readSlug } from './doc-path.mjs';

const versions = new URL('../../content/versions', import.meta.url);

/**
 * Lists the areas of the snapshots.
 * @returns {Array<import('./content-areas.mjs').Area>}
 */
function listSnapshotAreas() {
  if (!existsSync(versions)) return [];
  const folders = readdirSync(versions, { withFileTypes: true }).filter((e) => e.isDirectory());
  return folders.map(({ name }) => /** @type {const} */ (`versions/${name}`));
}

/** The locations of all pages. */
export const contentAreas = [
  getAreaLocation('docs'),
  getAreaLocation('api'),
  ...listSnapshotAreas().map(getAreaLocation),
];

const listFileNames = () =>
  contentAreas.flatMap(({ folder }) => {
    const root = new URL(`../../${folder}/`, import.meta.url);
    const names = readdirSync(root, { recursive: true }).map(String).sort();
    return names.map((name) => {
      if (!pagePattern.test(name)) return name;
      const source = readFileSync(join(fileURLToPath(root), name), 'utf8');
      return `${name} ${readSlug(source) ?? ''}`;
    });
  });

// Turbopack caches compiled pages between builds, and the options of a plugin are part of the cache key. With a hash of
// the names and slugs of all files in the options, links are resolved again after a file has been added or removed. Not with the
// names: Turbopack keeps a copy of the options for each page.
const filesHash = createHash('sha256').update(listFileNames().join('\n')).digest('hex');

/** @param {string} name */
const plugin = (name) => fileURLToPath(new URL(`./plugins/${name}.mjs`, import.meta.url));

/**
 * The options of Next's MDX compiler (next.config.mjs). Plugins are strings, because Turbopack does not accept
 * functions. mdx.ts parses with the same plug-in for the checks.
 * @type {NonNullable<import('@next/mdx').NextMDXOptions['options']>}
 */
export const mdxOptions = {
  remarkPlugins: [fileURLToPath(new URL('./syntax/remark-portal.mjs', import.meta.url))],
  // The heading above the footnotes is for screen readers.
  remarkRehypeOptions: { footnoteLabelProperties: { className: ['visually-hidden'] } },
  rehypePlugins: [
    plugin('rehype-html'),
    plugin('rehype-html-images'),
    plugin('rehype-heading-ids'),
    plugin('rehype-step-ids'),
    plugin('rehype-export-headings'),
    plugin('rehype-heading-links'),
    plugin('rehype-task-labels'),
    plugin('rehype-code-meta'),
    plugin('rehype-cell-labels'),
    [plugin('rehype-markdown-links'), { areas: contentAreas, filesHash }],
  ],
};
