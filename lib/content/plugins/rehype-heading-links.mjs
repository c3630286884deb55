// @ts-check
import { toString as textOf } from 'hast-util-to-string';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';

/**
 * rehype-autolink-headings with a label that includes the heading's text. This plugin exists because the label requires
 * a function, and Turbopack only accepts JSON as the options of a plugin.
 */
export default function rehypeHeadingLinks() {
  return rehypeAutolinkHeadings({
    behavior: 'append',
    content: [],
    properties: (heading) => ({
      className: ['heading-link'],
      ariaLabel: `Direct link to ${textOf(heading)}`,
    }),
  });
}
