// @ts-check
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import { visit } from 'unist-util-visit';
import { footnoteLabelId, isFootnoteMark } from '../../kit/html/heading-text.mjs';

/** @param {unknown} node */
const isCollapsibleSection = (node) =>
  typeof node === 'object' && node !== null && 'name' in node && node.name === 'CollapsibleSection';

/**
 * Whether a heading contains a link, or a component, which may be one.
 * @param {import('hast').Element} element
 * @returns {boolean}
 */
const hasLink = ({ children }) =>
  children.some(
    (child) =>
      child.type === 'mdxJsxTextElement' ||
      (child.type === 'element' && (child.tagName === 'a' || hasLink(child))),
  );

/**
 * Makes the text of each heading a link to the heading. A link after the text would be part of the heading's name, which
 * screen readers list. This plugin exists because the test requires a function, and Turbopack only accepts JSON as the
 * options of a plugin. The numbers of footnotes, which are links, follow the link.
 */
export default function rehypeHeadingLinks() {
  const addLinks = rehypeAutolinkHeadings({
    behavior: 'wrap',
    // The heading of a collapsible section is in its summary, which is a control and cannot contain a link.
    test: (heading, _index, parent) =>
      heading.properties.id !== footnoteLabelId &&
      !isCollapsibleSection(parent) &&
      !hasLink(heading),
    properties: { className: ['heading-link'] },
  });
  /** @param {import('hast').Root} tree */
  return (tree) => {
    /** @type {Map<import('hast').Element, import('hast').ElementContent[]>} */
    const marks = new Map();
    visit(tree, 'element', (element) => {
      if (!/^h[1-6]$/.test(element.tagName)) return;
      marks.set(element, element.children.filter(isFootnoteMark));
      element.children = element.children.filter((child) => !isFootnoteMark(child));
    });
    addLinks(tree);
    for (const [heading, ownMarks] of marks) heading.children.push(...ownMarks);
  };
}
