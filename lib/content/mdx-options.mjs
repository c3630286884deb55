// @ts-check
/**
 * How MDX is compiled. Read by next.config.mjs for the site and by check-mdx.ts for the faults, so that
 * both see the same page. Plugins are named by strings because Turbopack takes nothing else.
 */
export const mdxOptions = {
  remarkPlugins: ['remark-frontmatter', 'remark-gfm'],
  rehypePlugins: [
    'rehype-slug',
    new URL('./plugins/rehype-heading-links.mjs', import.meta.url).pathname,
    new URL('./plugins/rehype-code-meta.mjs', import.meta.url).pathname,
  ],
};
