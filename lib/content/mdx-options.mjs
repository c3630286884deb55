// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { getAreaLocation } from './content-areas.mjs';

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
  contentAreas.flatMap(({ folder }) =>
    readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true })
      .map(String)
      .sort(),
  );

// Turbopack caches compiled pages between builds, and the options of a plugin are part of the cache key. With a hash of
// the names of all files in the options, links are resolved again after a file has been added or removed. Not with the
// names: Turbopack keeps a copy of the options for each page.
const filesHash = createHash('sha256').update(listFileNames().join('\n')).digest('hex');

/**
 * The options of Next's MDX compiler (next.config.mjs). Plugins are strings, because Turbopack does not accept
 * functions. mdx.ts parses the same syntax for the checks.
 * @type {NonNullable<import('@next/mdx').NextMDXOptions['options']>}
 */
export const mdxOptions = {
  remarkPlugins: ['remark-frontmatter', 'remark-gfm'],
  rehypePlugins: [
    'rehype-slug',
    new URL('./plugins/rehype-step-ids.mjs', import.meta.url).pathname,
    new URL('./plugins/rehype-export-headings.mjs', import.meta.url).pathname,
    new URL('./plugins/rehype-heading-links.mjs', import.meta.url).pathname,
    new URL('./plugins/rehype-task-labels.mjs', import.meta.url).pathname,
    new URL('./plugins/rehype-code-meta.mjs', import.meta.url).pathname,
    new URL('./plugins/rehype-cell-labels.mjs', import.meta.url).pathname,
    [
      new URL('./plugins/rehype-markdown-links.mjs', import.meta.url).pathname,
      { areas: contentAreas, filesHash },
    ],
  ],
};
