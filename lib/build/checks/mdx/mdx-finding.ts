import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { FindingAt } from '../../../kit/diagnostics/diagnostic';

/** A component or an HTML element in MDX. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** What is wrong in an MDX file, at a node of its tree. */
export type MdxFinding = FindingAt<Pick<Nodes, 'position'>>;

export const isJsxElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The value of an attribute that is a text; undefined if there is none or if it is an expression. */
export function readAttribute({ attributes }: JsxElement, name: string): string | undefined {
  const found = attributes.find((a) => a.type === 'mdxJsxAttribute' && a.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Whether a tag is HTML of a `.md` file (lib/content/syntax/html-tags.ts). */
export const isHtmlTag = ({ data }: JsxElement): boolean => data !== undefined && 'isHtml' in data;

/** Lists the names that a file imports or exports. */
export function listDeclaredNames(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        names.push(...statement.specifiers.map(({ local }) => local.name));
      }
      if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
      const { declaration } = statement;
      const ids =
        declaration.type === 'VariableDeclaration'
          ? declaration.declarations.map(({ id }) => id)
          : [declaration.id];
      names.push(...ids.flatMap((id) => (id.type === 'Identifier' ? [id.name] : [])));
    }
  });
  return names;
}
