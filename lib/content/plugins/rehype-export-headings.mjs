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
 * Lists the names under which a page imports parts, files of MDX, with their paths.
 * @param {import('hast').Root} tree
 */
function listParts(tree) {
  /** @type {Map<string, string>} */
  const parts = new Map();
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const { source, specifiers } = statement;
      const name = specifiers.find(({ type }) => type === 'ImportDefaultSpecifier')?.local.name;
      if (name && /\.mdx?$/.test(String(source.value))) parts.set(name, String(source.value));
    }
  });
  return parts;
}

/**
 * Creates `import { headings as name } from "path"`.
 * @param {string} name
 * @param {string} path
 * @returns {import('estree').ImportDeclaration}
 */
const importHeadings = (name, path) => ({
  type: 'ImportDeclaration',
  attributes: [],
  specifiers: [
    {
      type: 'ImportSpecifier',
      imported: { type: 'Identifier', name: 'headings' },
      local: { type: 'Identifier', name },
    },
  ],
  source: { type: 'Literal', value: path },
});

/**
 * Adds `export const headings` to a compiled page: the entries of its table of contents, which are headings and steps, and
 * the components among them; those of a part of the page are in its place. Must run after rehype-heading-ids.mjs and rehype-step-ids.mjs, which set the ids.
 */
export default function rehypeExportHeadings() {
  /** @param {import('hast').Root} tree */
  return (tree) => {
    const parts = listParts(tree);
    /** @type {import('estree').ImportDeclaration[]} */
    const imports = [];
    /** @type {Array<import('estree').Expression | import('estree').SpreadElement>} */
    const elements = [];
    const headings = {
      /** @param {import('../headings').PageHeading} heading */
      push: (heading) => {
        const path = 'component' in heading ? parts.get(heading.component) : undefined;
        if (path === undefined) return elements.push(valueToEstree(heading));
        const name = `headingsOfPart${imports.length}`;
        imports.push(importHeadings(name, path));
        return elements.push({ type: 'SpreadElement', argument: { type: 'Identifier', name } });
      },
    };
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
            ...imports,
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
                    init: { type: 'ArrayExpression', elements },
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
