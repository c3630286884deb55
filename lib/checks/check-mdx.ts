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

type ComponentRules = Record<string, { required: readonly string[]; optional: readonly string[] }>;

/** The components that a file may use: the topics of the API reference have additional ones. */
const getRules = (file: string): ComponentRules =>
  file.startsWith('content/api/')
    ? { ...mdxComponentAttributes, ...topicComponentAttributes }
    : mdxComponentAttributes;

type Problem = Pick<Diagnostic, 'message' | 'found' | 'expected'>;

/** The value of an attribute that is a text literal. */
function readAttribute(node: JsxElement, name: string): string | undefined {
  const attribute = node.attributes.find((a) => a.type === 'mdxJsxAttribute' && a.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** Reports an unknown component, and unknown or missing attributes of a known one. */
function checkComponent(node: JsxElement, rules: ComponentRules): Problem[] {
  const name = node.name ?? '';
  // Lowercase names are HTML elements; a fragment has no name.
  if (!/^[A-Z]/.test(name)) return [];
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule) {
    const expected = `one of ${Object.keys(rules).join(', ')}`;
    return [{ message: 'Unknown component', found: `<${name}>`, expected }];
  }
  const allowed = [...rule.required, ...rule.optional];
  const found = node.attributes.map((a) => (a.type === 'mdxJsxAttribute' ? a.name : '{…}'));
  const expected = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no attributes';
  return [
    ...found
      .filter((attribute) => !allowed.includes(attribute))
      .map((attribute) => ({
        message: `Unknown attribute of <${name}>`,
        found: attribute,
        expected,
      })),
    ...rule.required
      .filter((attribute) => !found.includes(attribute))
      .map((attribute) => ({
        message: `<${name}> requires the attribute "${attribute}"`,
        found: found.join(', ') || 'no attributes',
        expected: attribute,
      })),
  ];
}

function checkIcon(node: JsxElement): Problem[] {
  const icon = readAttribute(node, 'icon');
  const names: readonly string[] = contentIconNames;
  if (icon === undefined || names.includes(icon)) return [];
  return [{ message: 'Unknown icon', found: icon, expected: `one of ${names.join(', ')}` }];
}

/**
 * The names that attributes can refer to, such as operations and elements. A kind is missing if its own source is
 * invalid.
 */
export type KnownNames = Partial<
  Record<NameKind, { attribute: string; components: readonly string[]; names: readonly string[] }>
>;
type NameKind = 'operation' | 'element' | 'definition' | 'screen';

/** Reports an unknown name in `<Operation id="…"/>`, `<ElementFields name="…"/>` and similar components. */
function checkName(node: JsxElement, known: KnownNames): Problem[] {
  return Object.entries(known).flatMap(([kind, { attribute, components, names }]) => {
    const value = readAttribute(node, attribute);
    if (!components.includes(node.name ?? '') || value === undefined) return [];
    if (names.includes(value)) return [];
    return [{ message: `Unknown ${kind}`, found: value, expected: `one of ${names.join(', ')}` }];
  });
}

function checkComponents(tree: Root, file: string, known: KnownNames): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const rules = getRules(file);
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const { line, column } = node.position?.start ?? {};
    const problems = [
      ...checkComponent(node, rules),
      ...checkIcon(node),
      ...checkName(node, known),
    ];
    for (const problem of problems) {
      diagnostics.push({ severity: 'error', file, line, column, ...problem });
    }
  });
  return diagnostics;
}

/**
 * Checks an MDX file: front matter, syntax, components and their attributes.
 * @param file the path from the project's root
 * @param known the names that attributes can refer to
 */
export function checkMdxSource(source: string, file: string, known: KnownNames = {}): Diagnostic[] {
  const { diagnostics } = parseDoc(source, file);
  const found: Diagnostic[] = [...diagnostics];
  try {
    // The parser finds all syntax errors, including those in expressions.
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

/** Checks all MDX files. */
export const checkMdx = (known: KnownNames): Diagnostic[] =>
  listMdxFiles().flatMap((file) => checkMdxSource(readText(file), file, known));
