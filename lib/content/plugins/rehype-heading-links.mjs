// @ts-check
import { toString as textOf } from 'hast-util-to-string';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';

/** @param {unknown} node */
const isCollapsibleSection = (node) =>
  typeof node === 'object' && node !== null && 'name' in node && node.name === 'CollapsibleSection';

/**
 * rehype-autolink-headings with a label that includes the heading's text. This plugin exists because the label requires
 * a function, and Turbopack only accepts JSON as the options of a plugin.
 */
export default function rehypeHeadingLinks() {
  return rehypeAutolinkHeadings({
    behavior: 'append',
    content: [],
    // The heading of a collapsible section is in its summary, which is a control and cannot contain a link.
    test: (_heading, _index, parent) => !isCollapsibleSection(parent),
    properties: (heading) => ({
      className: ['heading-link'],
      ariaLabel: `Direct link to ${textOf(heading)}`,
    }),
  });
}
