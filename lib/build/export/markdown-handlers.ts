import type { Element } from 'hast';
import type { Nodes } from 'mdast';
import type { Options } from 'rehype-remark';
import { findElement } from '../../kit/html/find-element';
import { isElement } from './hast-builders';

type Handlers = NonNullable<Options['handlers']>;
type Handle = NonNullable<Handlers[string]>;

/** Keeps the tags of an element for which Markdown has no marks, and without which a text means something else. */
const keepTags: Handle = (state, node): Nodes[] => [
  { type: 'html', value: `<${node.tagName}>` },
  ...state.all(node),
  { type: 'html', value: `</${node.tagName}>` },
];

/** The name of a footnote in the id that remark-rehype gives it. */
const readName = (id: unknown): string | undefined =>
  /#?user-content-fn-(.+)$/.exec(decodeURI(String(id)))?.[1];

const sup: Handle = (state, node, parent) => {
  const mark = findElement(node, ({ properties }) => properties.dataFootnoteRef !== undefined);
  const name = mark && readName(mark.properties.href);
  if (name === undefined) return keepTags(state, node, parent);
  return { type: 'footnoteReference', identifier: name, label: name };
};

/** Returns a footnote without the links back to its numbers. */
function withoutBackLinks(element: Element): Element {
  const children = element.children
    .filter((child) => !isElement(child) || child.properties.dataFootnoteBackref === undefined)
    .map((child) => (isElement(child) ? withoutBackLinks(child) : child));
  return { ...element, children };
}

const section: Handle = (state, node) => {
  if (![node.properties.className].flat().includes('footnotes'))
    return state.toFlow(state.all(node));
  const list = findElement(node, ({ tagName }) => tagName === 'ol');
  return (list?.children ?? []).filter(isElement).flatMap((item): Nodes[] => {
    const name = readName(item.properties.id);
    if (name === undefined) return [];
    const children = state.toFlow(state.all(withoutBackLinks(item)));
    return [{ type: 'footnoteDefinition', identifier: name, label: name, children }];
  });
};

/** How elements become Markdown that has no element of their own. */
export const markdownHandlers: Handlers = {
  sup,
  section,
  sub: keepTags,
  ins: keepTags,
  u: keepTags,
  ruby: keepTags,
  rt: keepTags,
  rp: keepTags,
};
