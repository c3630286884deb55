import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import {
  mdxComponentAttributes,
  topicComponentAttributes,
} from '../../../content/mdx-component-attributes';
import type { Finding } from '../../../kit/diagnostics/diagnostic';
import { describeNames } from '../../../kit/diagnostics/suggest-name';
import { contentIconNames } from '../../../site/icon-names';
import {
  isHtmlTag,
  isJsxElement,
  type JsxElement,
  listDeclaredNames,
  type MdxFinding,
  readAttribute,
} from './mdx-finding';

type ComponentRules = Record<string, { required: readonly string[]; optional: readonly string[] }>;

/** The components that a file may use: the topics of the API reference have additional ones. */
export const getComponentRules = (file: string): ComponentRules =>
  file.startsWith('content/api/')
    ? { ...mdxComponentAttributes, ...topicComponentAttributes }
    : mdxComponentAttributes;

/** Attributes that need no value. */
const booleanAttributes = ['required'];

/** Components of other tools, with what has their purpose here. */
const replacements: Readonly<Record<string, string>> = {
  Callout: '<Note>, or :::note',
  Aside: '<Note>, or :::note',
  Admonition: '<Note>, or :::note',
  Check: '<Tip>',
  Accordion: '<Details summary="…">',
  AccordionGroup: '<Details summary="…"> for each part',
  Expandable: '<Details summary="…">',
  CodeGroup: '<Tabs group="…"> with <Tab>',
  TabItem: '<Tab value="…" label="…">',
  CardGroup: '<Cards>',
  CardGrid: '<Cards>',
  LinkCard: '<Card title="…" href="…">',
  ParamField: '<Field name="…" type="…">',
  ResponseField: '<Field name="…" type="…">',
  Frame: '<Figure src="…" alt="…" caption="…" />',
  Image: '<Figure src="…" alt="…" />',
  YouTube: '<Embed src="…" title="…" />',
  Badge: '**bold** text',
  Icon: 'an emoji, or <Card icon="…">',
  FileTree: '``` with text',
};

/** Reports an unknown component, and unknown, missing or empty attributes of a known one. */
function checkAttributes(node: JsxElement, rules: ComponentRules): Finding[] {
  const name = node.name ?? '';
  // Lowercase names are HTML elements; a fragment has no name.
  if (!/^[A-Z]/.test(name)) return [];
  if (isHtmlTag(node)) {
    const expected = 'a file that ends with .mdx, or `code` for angle brackets in the text';
    return [{ message: 'A component in a file of Markdown', found: `<${name}>`, expected }];
  }
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (!rule) {
    const replacement = replacements[name];
    const names = describeNames(name, Object.keys(rules));
    const expected = replacement === undefined ? names : `${replacement} (${names})`;
    return [{ message: 'Unknown component', found: `<${name}>`, expected }];
  }
  const allowed = [...rule.required, ...rule.optional];
  const found = node.attributes.map((a) => (a.type === 'mdxJsxAttribute' ? a.name : '{…}'));
  const expected = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no attributes';
  const isEmpty = (attribute: JsxElement['attributes'][number]) =>
    attribute.type === 'mdxJsxAttribute' &&
    !booleanAttributes.includes(attribute.name) &&
    (typeof attribute.value === 'string' ? attribute.value.trim() === '' : !attribute.value);
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
    ...found
      .filter((attribute, index) => found.indexOf(attribute) < index)
      .map((attribute) => ({
        message: `<${name}> has an attribute twice`,
        found: attribute,
        expected: 'each attribute once',
      })),
    ...node.attributes.filter(isEmpty).map((attribute) => ({
      message: `An attribute of <${name}> has no value`,
      found: attribute.type === 'mdxJsxAttribute' ? attribute.name : '',
      expected: 'a value',
    })),
  ];
}

function checkIcon(node: JsxElement): Finding[] {
  const icon = readAttribute(node, 'icon');
  const names: readonly string[] = contentIconNames;
  if (icon === undefined || names.includes(icon)) return [];
  return [{ message: 'Unknown icon', found: icon, expected: describeNames(icon, names) }];
}

/**
 * The names that attributes can refer to, such as operations and elements. A kind is missing if its own source is
 * invalid.
 */
export type KnownNames = Partial<
  Record<NameKind, { attribute: string; components: readonly string[]; names: readonly string[] }>
>;
type NameKind = 'operation' | 'element' | 'definition' | 'screen' | 'schema';

/** Reports an unknown name in `<Operation id="…"/>`, `<ElementFields name="…"/>` and similar components. */
function checkName(node: JsxElement, known: KnownNames): Finding[] {
  return Object.entries(known).flatMap(([kind, { attribute, components, names }]) => {
    if (!components.includes(node.name ?? '')) return [];
    const value = readAttribute(node, attribute);
    const isExpression = node.attributes.some(
      (a) => a.type === 'mdxJsxAttribute' && a.name === attribute && typeof a.value === 'object',
    );
    const expected = describeNames(value ?? '', names);
    if (isExpression) return [{ message: `Not the name of one ${kind}`, found: '{…}', expected }];
    if (value === undefined || names.includes(value)) return [];
    return [{ message: `Unknown ${kind}`, found: value, expected }];
  });
}

/** Components that are only valid inside another, which has no other content. */
const parentNames = new Map([
  ['Tab', 'Tabs'],
  ['Step', 'Steps'],
]);
const childNames = new Map([...parentNames].map(([child, parent]) => [parent, child]));

/** The children of a component. Lines without an empty line between them are in a paragraph. */
const listChildren = (node: JsxElement): Nodes[] =>
  node.children
    .flatMap((child): Nodes[] => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => child.type !== 'text' || child.value.trim() !== '');

/** Reports content of `<Tabs>` and `<Steps>` that is not a tab or a step, and tabs with the same value. */
function checkChildren(node: JsxElement): Finding[] {
  const childName = childNames.get(node.name ?? '');
  if (childName === undefined) return [];
  const children = listChildren(node);
  const isValid = (child: Nodes) => isJsxElement(child) && child.name === childName;
  const values = children
    .filter(isJsxElement)
    .flatMap((child) => readAttribute(child, 'value') ?? []);
  const duplicate = values.find((value, index) => values.indexOf(value) < index);
  const other = children.find((child) => !isValid(child));
  const expected = `only <${childName}> in <${node.name}>`;
  return [
    ...(children.length === 0
      ? [{ message: `<${node.name}> is empty`, found: 'nothing', expected: `<${childName}>` }]
      : []),
    ...(other
      ? [
          {
            message: `<${node.name}> has other content`,
            found: textOf(other) || other.type,
            expected,
          },
        ]
      : []),
    ...(duplicate === undefined
      ? []
      : [
          {
            message: 'Two tabs have the same value',
            found: duplicate,
            expected: 'a different value for each',
          },
        ]),
  ];
}

/** Reports a section without the heading that stays visible while the section is collapsed. */
function checkSectionHeading(node: JsxElement): Finding[] {
  if (node.name !== 'CollapsibleSection') return [];
  const [first] = listChildren(node);
  if (first?.type === 'heading') return [];
  const found = first ? textOf(first) || first.type : 'nothing';
  return [{ message: '<CollapsibleSection> has no heading', found, expected: 'a heading first' }];
}

/** Reports a tab or step outside of its group. */
function checkParent(node: JsxElement, ancestors: readonly string[]): Finding[] {
  const parent = parentNames.get(node.name ?? '');
  if (parent === undefined || ancestors.at(-1) === parent) return [];
  const found = `<${node.name}> in ${ancestors.length > 0 ? `<${ancestors.at(-1)}>` : 'the page'}`;
  return [{ message: `<${node.name}> is outside of <${parent}>`, found, expected: `<${parent}>` }];
}

/** The components that are a part of a sentence. */
const inlineComponents = ['Operation', 'SupportContact'];

/** The HTML elements that a paragraph cannot contain: the browser would end the paragraph before them. */
const blockElements = new Set(
  `address article aside blockquote dd details div dl dt figcaption figure footer h2 h3 h4 h5 h6 header hr li ol p pre
  section summary table tbody td tfoot th thead tr ul`.split(/\s+/),
);

/** The blocks of Markdown. */
const blockTypes = new Set([
  'paragraph',
  'heading',
  'list',
  'blockquote',
  'code',
  'table',
  'thematicBreak',
]);

/** The nodes of Markdown that have a link. */
const linkTypes = new Set(['link', 'linkReference', 'footnoteReference', 'heading']);

/** The components that have no link besides those of their content. */
const containers = new Set(['Note', 'Tip', 'Info', 'Warning', 'Danger', 'Caution', 'Details']);

/** Where nodes are: in lines of their own, in the text of a table cell, or in any other text. */
type Place = 'flow' | 'cell' | 'text';

/** The place of the children of a node. MDX takes a paragraph of nothing but elements for lines of their own. */
function findPlace(node: Nodes, place: Place): Place {
  if (node.type === 'tableCell') return 'cell';
  if (node.type === 'heading' || (isJsxElement(node) && node.name === 'p')) return 'text';
  if (node.type !== 'paragraph') return place;
  const isText = (child: Nodes) =>
    !isJsxElement(child) &&
    child.type !== 'mdxTextExpression' &&
    (child.type !== 'text' || child.value.trim() !== '');
  return node.children.some(isText) ? 'text' : place;
}

/** Reports a block of Markdown within an element that can contain text only. */
function checkBlock(node: Nodes, place: Place, parent: Nodes | undefined): Finding[] {
  if (place !== 'text' || !parent || !isJsxElement(parent) || !blockTypes.has(node.type)) return [];
  const found = textOf(node) || node.type;
  return [{ message: `A block within <${parent.name}>`, found, expected: 'text in the same line' }];
}

/**
 * Reports a link within a link. Browsers end the first one before the second. Links are also what a heading has, and what
 * most components contain.
 */
function checkLink(node: Nodes): Finding[] {
  const name = isJsxElement(node) ? (node.name ?? '') : node.type;
  const isLink = isJsxElement(node)
    ? name === 'a' || (/^[A-Z]/.test(name) && !containers.has(name))
    : linkTypes.has(name);
  if (!isLink) return [];
  const found = textOf(node) || name;
  return [{ message: 'A link, or what can have links, within a link', found, expected: 'text' }];
}

/** Reports a block within a sentence. The HTML of the page would not be valid, so React could not take it over. */
function checkPlace(node: JsxElement, place: Place): Finding[] {
  const name = node.name ?? '';
  const isBlock = /^[A-Z]/.test(name)
    ? place !== 'flow' && !inlineComponents.includes(name)
    : place === 'text' && blockElements.has(name);
  if (!isBlock) return [];
  const expected = 'an empty line before and after it';
  return [{ message: `<${name}> is a block within a text`, found: `<${name}>`, expected }];
}

/** Lists the problems of the components of an MDX file, but not of those that the file declares or imports. */
export function checkComponents(tree: Root, file: string, known: KnownNames): MdxFinding[] {
  const findings: MdxFinding[] = [];
  const rules = getComponentRules(file);
  const declared = listDeclaredNames(tree);
  const check = (
    node: Nodes,
    ancestors: readonly string[],
    place: Place,
    parent?: Nodes,
    isInLink = false,
  ) => {
    const isElement = isJsxElement(node);
    const found = [...checkBlock(node, place, parent), ...(isInLink ? checkLink(node) : [])];
    findings.push(...found.map((finding) => ({ at: node, ...finding })));
    if (isElement && isHtmlTag(node) && /^[A-Z]/.test(node.name ?? '')) {
      // It is no component, whatever else is wrong with it.
      findings.push(...checkAttributes(node, rules).map((finding) => ({ at: node, ...finding })));
    } else if (isElement && !declared.includes(node.name ?? '')) {
      const found = [
        ...checkAttributes(node, rules),
        ...checkIcon(node),
        ...checkName(node, known),
        ...checkChildren(node),
        ...checkSectionHeading(node),
        ...checkParent(node, ancestors),
        ...checkPlace(node, place),
      ];
      findings.push(...found.map((finding) => ({ at: node, ...finding })));
    }
    if (!('children' in node)) return;
    const inner = isElement ? [...ancestors, node.name ?? ''] : ancestors;
    const isLink =
      (isElement && ['a', 'Card'].includes(node.name ?? '')) || /^link/.test(node.type);
    for (const child of node.children)
      check(child, inner, findPlace(node, place), node, isInLink || isLink);
  };
  check(tree, [], 'flow');
  return findings;
}
