import type { Element, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { findElement, listElements } from '../../kit/html/find-element';
import { hasAttribute, readAttribute } from '../../kit/html/hast-property';
import { parseHtml } from '../../kit/html/parse-html';

const isLink = ({ tagName }: Element) => tagName === 'a';
const readHref = (element: Element | undefined) => element && readAttribute(element, 'href');

/** Whether two elements are the same category. Categories within different ones can have the same name. */
const isSameCategory = (a: Element, b: Element) =>
  readAttribute(a, 'data-category') === readAttribute(b, 'data-category') &&
  readHref(findElement(a, isLink)) === readHref(findElement(b, isLink));

/** Replaces the incomplete categories of a sidebar that another one has with all links. */
function completeCategories(sidebar: Root, other: Root): boolean {
  const complete = listElements(other, hasAttribute('data-category')).filter(
    ({ properties }) => properties.dataIncomplete === undefined,
  );
  let isChanged = false;
  for (const category of listElements(sidebar, hasAttribute('data-incomplete'))) {
    const replacement = complete.find((candidate) => isSameCategory(candidate, category));
    if (!replacement) continue;
    category.properties = replacement.properties;
    category.children = structuredClone(replacement.children);
    isChanged = true;
  }
  return isChanged;
}

/** Adds the contextual lists that another sidebar has, each after its link. */
function addContextualLists(sidebar: Root, other: Root): void {
  for (const list of listElements(other, hasAttribute('data-contextual'))) {
    const path = readAttribute(list, 'data-contextual');
    const isList = (element: Element) => readAttribute(element, 'data-contextual') === path;
    if (findElement(sidebar, isList)) continue;
    const isOpener = (node: RootContent) =>
      node.type === 'element' && isLink(node) && readHref(node) === path;
    const parent = listElements(sidebar, ({ children }) => children.some(isOpener))[0];
    const index = parent?.children.findIndex(isOpener) ?? -1;
    if (index >= 0) parent?.children.splice(index + 1, 0, structuredClone(list));
  }
}

const isComplete = (html: string) => !html.includes(' data-incomplete=');
const contextualLists = / data-contextual="[^"]*"/g;

/**
 * Selects the sidebars that differ in their links. If one has the links of all categories, others can only have further
 * contextual lists.
 */
function selectSidebars(sidebars: readonly string[]): string[] {
  const complete = sidebars.filter(isComplete);
  if (complete.length === 0) return [...new Set(sidebars)];
  const byLists = new Map<string, string>();
  for (const html of [...complete, ...sidebars]) {
    const lists = (html.match(contextualLists) ?? []).join('');
    if (!byLists.has(lists)) byLists.set(lists, html);
  }
  return [...byLists.values()];
}

/**
 * Completes a sidebar: with the links of all categories, and with all contextual lists. Large ones have them on different
 * pages (components/docs/sidebar.tsx).
 * @param sidebars the HTML of the sidebar on each page that has it
 */
export function buildCompleteSidebar(sidebars: readonly string[]): string {
  const trees = selectSidebars(sidebars).map(parseHtml);
  const [first = parseHtml('')] = trees;
  const complete = structuredClone(first);
  let isChanged = true;
  // A category can be in another one, which has to be completed first.
  while (isChanged && findElement(complete, hasAttribute('data-incomplete')))
    isChanged = trees.map((tree) => completeCategories(complete, tree)).includes(true);
  for (const tree of trees) addContextualLists(complete, tree);
  const nav = findElement(complete, ({ tagName }) => tagName === 'nav');
  return nav ? toHtml(nav) : '';
}
