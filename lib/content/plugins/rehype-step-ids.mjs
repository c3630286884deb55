// @ts-check
import { visit } from 'unist-util-visit';
import { createIdMaker } from '../../kit/html/heading-text.mjs';
import { readJsxAttribute } from './read-jsx-attribute.mjs';

/**
 * Gives each `<Step>` an id that no heading of the page has. Must run after rehype-heading-ids.mjs, so that the ids of headings, which
 * links use, do not depend on the steps.
 */
export default function rehypeStepIds() {
  /** @param {import('hast').Root} tree */
  return (tree) => {
    const makeId = createIdMaker();
    visit(tree, 'element', ({ tagName, properties }) => {
      if (/^h[1-6]$/.test(tagName)) makeId(String(properties.id));
    });
    visit(tree, 'mdxJsxFlowElement', (element) => {
      const title = readJsxAttribute(element, 'title');
      if (element.name !== 'Step' || title === undefined) return;
      element.attributes.push({ type: 'mdxJsxAttribute', name: 'id', value: makeId(title) });
    });
  };
}
