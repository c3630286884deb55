import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
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
