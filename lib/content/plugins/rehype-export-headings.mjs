// @ts-check
import { valueToEstree } from 'estree-util-value-to-estree';
import { visit } from 'unist-util-visit';
import { footnoteLabelId, headingText } from '../../kit/html/heading-text.mjs';
import { readJsxAttribute } from './read-jsx-attribute.mjs';

/** The levels of a table of contents (specification: portal.txt, section 9). */
const levels = { min: 2, max: 3 };

/** The level of the title of a `<Step>` (components/docs/mdx/steps.tsx). */
const stepLevel = 3;

/**
 * Adds `export const headings` to a compiled page: the entries of its table of contents, which are headings and steps, and
 * the components among them. Must run after rehype-heading-ids.mjs and rehype-step-ids.mjs, which set the ids.
 */
export default function rehypeExportHeadings() {
  /** @param {import('hast').Root} tree */
  return (tree) => {
    /** @type {Array<import('../headings').PageHeading>} */
    const headings = [];
    visit(tree, (element) => {
      if (element.type === 'mdxJsxFlowElement' && element.name === 'Step') {
        const id = readJsxAttribute(element, 'id');
        const text = readJsxAttribute(element, 'title');
        if (id && text) headings.push({ id, text, level: stepLevel });
      } else if (element.type === 'mdxJsxFlowElement' && /^[A-Z]/.test(element.name ?? '')) {
        headings.push({ component: String(element.name) });
      }
      if (element.type !== 'element') return;
      const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? 0);
      const { id } = element.properties;
      if (level < levels.min || level > levels.max || typeof id !== 'string') return;
      const text = headingText(element).trim();
      if (text !== '' && id !== footnoteLabelId) headings.push({ id, text, level });
    });
    tree.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ExportNamedDeclaration',
              specifiers: [],
              attributes: [],
              source: null,
              declaration: {
                type: 'VariableDeclaration',
                kind: 'const',
                declarations: [
                  {
                    type: 'VariableDeclarator',
                    id: { type: 'Identifier', name: 'headings' },
                    init: valueToEstree(headings),
                  },
                ],
              },
            },
          ],
        },
      },
    });
  };
}
