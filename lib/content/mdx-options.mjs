// @ts-check
/**
 * How the pages' MDX is compiled; next.config.mjs passes it on. Plugins are named by strings because Turbopack
 * takes nothing else. headings.ts and check-mdx.ts read the same syntax (front matter, GFM).
 */
export const mdxOptions = {
  remarkPlugins: ['remark-frontmatter', 'remark-gfm'],
  rehypePlugins: [
    'rehype-slug',
    new URL('./plugins/rehype-heading-links.mjs', import.meta.url).pathname,
    new URL('./plugins/rehype-code-meta.mjs', import.meta.url).pathname,
  ],
};
