import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { abbreviate, type Diagnostic } from '../../../kit/diagnostics/diagnostic';

/** A component or an HTML element in MDX. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Problem in an MDX file, and the node that has it. */
export type MdxProblem = {
  node: Pick<Nodes, 'position'>;
  message: string;
  found: string;
  expected: string;
};

export const isJsxElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The value of an attribute that is a text; undefined if there is none or if it is an expression. */
export function readAttribute({ attributes }: JsxElement, name: string): string | undefined {
  const found = attributes.find((a) => a.type === 'mdxJsxAttribute' && a.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Converts a problem to a diagnostic at the start of its node. */
export const mdxToDiagnostic = (
  { node, message, found, expected }: MdxProblem,
  file: string,
): Diagnostic => ({
  severity: 'error',
  file,
  line: node.position?.start.line,
  column: node.position?.start.column,
  message,
  found: abbreviate(found),
  expected,
});
