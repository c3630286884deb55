import type { Element, Root } from 'hast';
import { EXIT, visit } from 'unist-util-visit';

export type ElementPredicate = (element: Element) => boolean;

/** Finds the first element, in document order, that matches a condition. */
export function findElement(root: Root | Element, matches: ElementPredicate): Element | undefined {
  let found: Element | undefined;
  visit(root, 'element', (element) => {
    if (!matches(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** Lists all elements, in document order, that match a condition. */
export function listElements(root: Root | Element, matches: ElementPredicate): Element[] {
  const found: Element[] = [];
  visit(root, 'element', (element) => {
    if (matches(element)) found.push(element);
  });
  return found;
}

/** Returns the content of a page's `<meta name="…">`; empty if there is none. */
export function readMeta(root: Root, name: string): string {
  const meta = findElement(root, (e) => e.tagName === 'meta' && e.properties.name === name);
  return String(meta?.properties.content ?? '');
}
