// @ts-check
import { toString as textOf } from 'hast-util-to-string';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';

/**
 * rehype-autolink-headings with a label that names the heading: Turbopack hands over plain options only,
 * and a label made from the heading needs a function.
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
