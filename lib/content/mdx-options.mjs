// @ts-check
import { existsSync, readdirSync } from 'node:fs';

const versions = new URL('../../content/versions', import.meta.url);

/** The folders of pages and their addresses, as docs.ts has them: plugins can't read TypeScript. A test compares. */
export const contentAreas = [
  { folder: 'content/docs', address: '/docs' },
  { folder: 'content/api', address: '/api' },
  ...(existsSync(versions) ? readdirSync(versions, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      folder: `content/versions/${name}/docs`,
      address: `/docs/versions/${name}`,
    })),
];

// Turbopack keeps compiled pages between builds and sees of the plugins only their options: with the names of all
// files among these, links to a file are resolved again where one came or went.
const files = contentAreas.flatMap(({ folder }) =>
  readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true })
    .map(String)
    .sort(),
);

/**
 * How the pages' MDX is compiled; next.config.mjs passes it on. Plugins are named by strings because Turbopack
 * takes nothing else. mdx.ts reads the same syntax for the checks.
 * @type {NonNullable<import('@next/mdx').NextMDXOptions['options']>}
 */
export const mdxOptions = {
  remarkPlugins: ['remark-frontmatter', 'remark-gfm'],
  rehypePlugins: [
    'rehype-slug',
    new URL('./plugins/rehype-export-headings.mjs', import.meta.url).pathname,
    new URL('./plugins/rehype-heading-links.mjs', import.meta.url).pathname,
    new URL('./plugins/rehype-code-meta.mjs', import.meta.url).pathname,
    [
      new URL('./plugins/rehype-markdown-links.mjs', import.meta.url).pathname,
      { areas: contentAreas, files },
    ],
  ],
};
