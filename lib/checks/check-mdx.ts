import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { VFileMessage } from 'vfile-message';
import { parseDoc } from '../content/front-matter';
import { listMdxFiles, parseMdxSource } from '../content/mdx';
import {
  mdxComponentAttributes,
  topicComponentAttributes,
} from '../content/mdx-component-attributes';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { readText } from '../files/project-files';
import { contentIconNames } from '../site/icon-names';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

type Rules = Record<string, { required: readonly string[]; optional: readonly string[] }>;

/** What a file may use: the texts of the API reference have components of their own. */
const rulesFor = (file: string): Rules =>
  file.startsWith('content/api/')
    ? { ...mdxComponentAttributes, ...topicComponentAttributes }
    : mdxComponentAttributes;

/** The faults of one component's use: a name that is not in the list, or wrong attributes. */
function checkElement(
  node: JsxElement,
  rules: Rules,
): Array<Pick<Diagnostic, 'message' | 'found' | 'expected'>> {
  const name = node.name ?? '';
  // Lower-case names are HTML; a fragment has none.
  if (!/^[A-Z]/.test(name)) return [];
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule) {
    const expected = `one of ${Object.keys(rules).join(', ')}`;
    return [{ message: 'Unknown component', found: `<${name}>`, expected }];
  }
  const allowed = [...rule.required, ...rule.optional];
  const given = node.attributes.map((a) => (a.type === 'mdxJsxAttribute' ? a.name : '{…}'));
  const expected = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no attributes';
  return [
    ...given
      .filter((attribute) => !allowed.includes(attribute))
      .map((attribute) => ({
        message: `Unknown attribute of <${name}>`,
        found: attribute,
        expected,
      })),
    ...rule.required
      .filter((attribute) => !given.includes(attribute))
      .map((attribute) => ({
        message: `<${name}> needs the attribute "${attribute}"`,
        found: given.join(', ') || 'no attributes',
        expected: attribute,
      })),
  ];
}

/** `icon="…"` with a name that is not in the list. */
function checkIcon(node: JsxElement): ReturnType<typeof checkElement> {
  const icon = node.attributes.find(
    (a) => a.type === 'mdxJsxAttribute' && a.name === 'icon',
  )?.value;
  const names: readonly string[] = contentIconNames;
  if (typeof icon !== 'string' || names.includes(icon)) return [];
  return [{ message: 'Unknown icon', found: icon, expected: `one of ${names.join(', ')}` }];
}

/**
 * What components may name: the names of operations, elements and so on that exist. A kind is left out where its
 * own description is broken.
 */
export type KnownNames = Partial<
  Record<NameKind, { attribute: string; components: readonly string[]; names: readonly string[] }>
>;
type NameKind = 'operation' | 'element' | 'definition' | 'screen';

/** `<Operation id="…"/>`, `<ElementFields name="…"/>` and their like with a name that does not exist. */
function checkName(node: JsxElement, known: KnownNames): ReturnType<typeof checkElement> {
  return Object.entries(known).flatMap(([kind, { attribute, components, names }]) => {
    const value = node.attributes.find(
      (a) => a.type === 'mdxJsxAttribute' && a.name === attribute,
    )?.value;
    if (!components.includes(node.name ?? '') || typeof value !== 'string') return [];
    if (names.includes(value)) return [];
    return [{ message: `Unknown ${kind}`, found: value, expected: `one of ${names.join(', ')}` }];
  });
}

/** The faults of all components in a page's tree. */
function checkComponents(tree: Root, file: string, known: KnownNames): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const rules = rulesFor(file);
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const { line, column } = node.position?.start ?? {};
    const faults = [...checkElement(node, rules), ...checkIcon(node), ...checkName(node, known)];
    for (const fault of faults) {
      diagnostics.push({ severity: 'error', file, line, column, ...fault });
    }
  });
  return diagnostics;
}

/**
 * Checks one MDX file: front matter, syntax, components and their attributes.
 * @param file path from the project's root, for messages
 * @param known the names that components may use
 */
export function checkMdxSource(source: string, file: string, known: KnownNames = {}): Diagnostic[] {
  const { diagnostics } = parseDoc(source, file);
  const found: Diagnostic[] = [...diagnostics];
  try {
    // Parsing finds every syntax error, those of expressions included.
    found.push(...checkComponents(parseMdxSource(source, file), file, known));
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    found.push({
      severity: 'error',
      file,
      line: error.line,
      column: error.column,
      message: error.reason,
      found: source.split('\n')[(error.line ?? 1) - 1]?.trim(),
      expected: 'valid MDX',
    });
  }
  return found;
}

/** The problems of all MDX files. */
export const checkMdx = (known: KnownNames): Diagnostic[] =>
  listMdxFiles().flatMap((file) => checkMdxSource(readText(file), file, known));
