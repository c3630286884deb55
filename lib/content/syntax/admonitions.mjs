// @ts-check
import { toString as textOf } from 'mdast-util-to-string';

/**
 * @typedef {import('mdast').RootContent} Content
 * @typedef {import('mdast-util-mdx-jsx').MdxJsxFlowElement} Component
 */

/** The components of `:::name` (Docusaurus, Starlight, VitePress), with the title of a name that no component has. */
const containers = new Map([
  ['note', { component: 'Note' }],
  ['tip', { component: 'Tip' }],
  ['info', { component: 'Info' }],
  ['important', { component: 'Info', title: 'Important' }],
  ['warning', { component: 'Warning' }],
  ['caution', { component: 'Caution' }],
  ['danger', { component: 'Danger' }],
  ['details', { component: 'Details' }],
]);

/** The names of alerts, which GitHub has five of: `> [!NOTE]`. */
const alertNames = ['note', 'tip', 'important', 'warning', 'caution'];

/** Names of `:::name`, for messages. */
export const containerNames = [...containers.keys()];

/**
 * @param {string} name
 * @param {string | undefined} ownTitle
 * @param {Content[]} children
 * @param {import('unist').Position | undefined} position
 * @returns {Component | undefined}
 */
function createComponent(name, ownTitle, children, position) {
  const known = containers.get(name);
  if (!known) return undefined;
  const isDetails = known.component === 'Details';
  const title = ownTitle || known.title || (isDetails ? 'Details' : undefined);
  const attribute = { type: /** @type {const} */ ('mdxJsxAttribute'), value: title };
  return {
    type: 'mdxJsxFlowElement',
    name: known.component,
    attributes: title ? [{ ...attribute, name: isDetails ? 'summary' : 'title' }] : [],
    // Only blocks are in a container or a quote.
    children: /** @type {Component['children']} */ (children),
    position,
  };
}

/**
 * Makes a component of `:::name[Title] … :::`. One with another name stays text around its content.
 * @param {import('mdast-util-directive').ContainerDirective} directive
 * @param {string} source
 * @returns {Content[]}
 */
export function replaceContainer({ name, children, position }, source) {
  const [first, ...rest] = children;
  const label = first?.data && 'directiveLabel' in first.data ? first : undefined;
  const content = label ? rest : children;
  const component = createComponent(name, label && textOf(label), content, position);
  if (component) return [component];
  const lines = source.slice(position?.start.offset, position?.end.offset).split('\n');
  const last = lines.at(-1)?.trim() ?? '';
  const isClosed = lines.length > 1 && /^:{3,}$/.test(last);
  return [
    createText(lines[0] ?? '', position && { start: position.start, isStart: true }),
    ...content,
    ...(isClosed ? [createText(last, position && { start: position.end, isStart: false })] : []),
  ];
}

/**
 * Creates a paragraph of one line. The positions of nodes that follow each other must not overlap.
 * @param {string} value
 * @param {{ start: import('unist').Point, isStart: boolean } | undefined} place the start or the end of the line
 * @returns {Content}
 */
function createText(value, place) {
  const { line = 1, column = 1, offset = 0 } = place?.start ?? {};
  const { length } = value;
  const point = (/** @type {number} */ shift) => ({
    line,
    column: Math.max(1, column + shift),
    offset: offset + shift,
  });
  const position = place?.isStart
    ? { start: point(0), end: point(length) }
    : { start: point(-length), end: point(0) };
  return { type: 'paragraph', children: [{ type: 'text', value, position }], position };
}

/**
 * The block of an element of MDX; none for other nodes of a text.
 * @param {import('mdast').PhrasingContent} node
 * @returns {Component[]}
 */
const toBlock = (node) =>
  node.type === 'mdxJsxTextElement'
    ? [
        {
          ...node,
          type: 'mdxJsxFlowElement',
          children: /** @type {Component['children']} */ (node.children),
        },
      ]
    : [];

/**
 * Makes a component of a quote that starts with `[!NOTE]`; undefined for other quotes.
 * @param {import('mdast').Blockquote} quote
 * @returns {Component | undefined}
 */
export function replaceAlert({ children, position }) {
  const [first, ...rest] = children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const [mark = '', name = ''] = /^\[!(\w+)\][ \t]*(?:\n|$)/.exec(text.value) ?? [];
  if (!alertNames.includes(name.toLowerCase())) return undefined;
  text.value = text.value.slice(mark.length);
  const { start } = text.position ?? {};
  if (start?.offset !== undefined) start.offset += mark.length;
  // The line of the mark can end with a hard break.
  const others = first.children.slice(
    first.children[1]?.type === 'break' && text.value === '' ? 2 : 1,
  );
  first.children = text.value === '' ? others : [text, ...others];
  // MDX makes blocks of elements in lines of their own before it knows that the mark is none of the text.
  const blocks = text.value === '' ? others.flatMap(toBlock) : [];
  const isText = text.value !== '' || blocks.length < others.length;
  const content = isText ? children : [...blocks, ...rest];
  return createComponent(name.toLowerCase(), undefined, content, position);
}
