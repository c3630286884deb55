import type { Element, ElementContent } from 'hast';

export const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** Makes an element. */
export const h = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

/** Makes a text node. */
export const text = (value: string): ElementContent => ({ type: 'text', value });

/** Makes a paragraph of bold text. */
export const label = (value: string): Element => h('p', [h('strong', [text(value)])]);

/** Makes a code block. */
export const codeBlock = (source: string, language: string): Element =>
  h('pre', [h('code', [text(source)], { className: [`language-${language}`] })]);
