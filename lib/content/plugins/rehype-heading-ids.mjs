// @ts-check
import { visit } from 'unist-util-visit';
import { createIdMaker, headingText } from '../../kit/html/heading-text.mjs';

/** Gives each heading an id, for links to it. */
export default function rehypeHeadingIds() {
  /** @param {import('hast').Root} tree */
  return (tree) => {
    const makeId = createIdMaker();
    visit(tree, 'element', (element) => {
      if (!/^h[1-6]$/.test(element.tagName)) return;
      element.properties.id ??= makeId(headingText(element));
    });
  };
}
