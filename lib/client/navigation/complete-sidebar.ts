import { memoizeAsync } from '../../search/engine/query/memoize-async';
import { assetUrl } from '../../site/base-url';
import { sidebarChangeEvent } from '../../site/browser/page-events';
import { findSidebar } from '../../site/browser/scroll-sidebar';
import {
  getCategoryName,
  listCategories,
  setCategoryOpen,
} from '../../site/browser/sidebar-categories';
import { type PageData, type SidebarData, sidebarDataPath } from '../../site/page-data';
import { normalizePath } from '../../site/urls';
import { readBuild } from './load-page-data';
import { addRules } from './merge-rules';

/**
 * The links that the sidebar of a page lacks, which a file of the build has. Pages would grow with the number of pages if
 * each of them had the links of all categories. So a category of a large sidebar has only its first link unless it contains
 * the page, and a category with contextual links shows them only on its own pages.
 */

/** A complete sidebar, with the style rules that most of its pages have. */
type CompleteSidebar = { nav: HTMLElement; rules: SidebarData['rules'] };

const loadSidebar = memoizeAsync(async (url: string): Promise<CompleteSidebar> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned the status ${response.status}, expected 200`);
  const { html, rules }: SidebarData = await response.json();
  const nav = new DOMParser().parseFromString(html, 'text/html').querySelector('nav');
  if (!nav) throw new Error(`${url} has no <nav>`);
  // The file is the same for all pages.
  for (const link of nav.querySelectorAll('a')) link.ariaCurrent = null;
  for (const category of listCategories(nav)) setCategoryOpen(category, false);
  return { nav, rules };
});

const getSidebarName = () => findSidebar()?.dataset.sidebar;

/**
 * Loads a complete sidebar: the links of all categories, and the contextual ones of all pages. The element is the same for
 * all callers, who must not change it.
 * @param name the sidebar's `data-sidebar`; that of the document's sidebar by default
 * @throws an error if the sidebar cannot be loaded; the next call tries again
 */
async function loadCompleteSidebar(name = getSidebarName()): Promise<CompleteSidebar> {
  const build = readBuild();
  if (build === undefined || !name)
    throw new Error('The document is of no build, or has no sidebar');
  return loadSidebar(assetUrl(sidebarDataPath(build, name)));
}

const getItems = (category: Element) => [
  ...(category.querySelector(':scope > ul')?.children ?? []),
];

const getFirstLink = (category: Element) => getItems(category)[0]?.querySelector('a');

/** Whether two elements are the same category. Categories within different ones can have the same name. */
const isSameCategory = (a: HTMLElement, b: HTMLElement) =>
  getCategoryName(a) === getCategoryName(b) &&
  getFirstLink(a)?.getAttribute('href') === getFirstLink(b)?.getAttribute('href');

/** Marks the links to the current page among those that have been added to the document. */
function markCurrentLinks(root: ParentNode): void {
  const { origin, pathname } = window.location;
  for (const link of root.querySelectorAll('a'))
    if (link.href === origin + normalizePath(pathname)) link.ariaCurrent = 'page';
}

/** Copies a part of the complete sidebar, without the contextual links of other pages. */
function copyPart(original: Element): Element {
  const part = document.importNode(original, true);
  for (const list of part.querySelectorAll('[data-contextual]')) list.remove();
  markCurrentLinks(part);
  return part;
}

/**
 * Adds the links that the categories of the document lack, those of the copy in the mobile menu included. They follow the
 * existing ones, which can have the focus.
 * @throws an error if the links cannot be loaded
 */
export async function completeSidebar(): Promise<void> {
  const selector = '[data-incomplete]';
  if (!document.querySelector(selector)) return;
  const name = getSidebarName();
  const { nav, rules } = await loadCompleteSidebar();
  const originals = listCategories(nav);
  // A navigation may have changed the sidebar. Those of two versions of the docs have categories of the same name.
  if (getSidebarName() !== name) return;
  addRules(rules);
  let isChanged = false;
  for (const category of document.querySelectorAll<HTMLElement>(selector)) {
    const original = originals.find((candidate) => isSameCategory(candidate, category));
    if (!original) continue;
    const missing = getItems(original).slice(getItems(category).length);
    category.querySelector(':scope > ul')?.append(...missing.map(copyPart));
    category.removeAttribute('data-incomplete');
    isChanged = true;
  }
  if (isChanged) window.dispatchEvent(new Event(sidebarChangeEvent));
}

const findContextualList = (root: ParentNode, path: string) =>
  [...root.querySelectorAll<HTMLElement>('[data-contextual]')].find(
    (list) => list.dataset.contextual === path,
  );

/**
 * Adds the contextual links of a page to the sidebar, which has none. If they cannot be loaded, the category's own link still
 * leads to them.
 * @param path the category's path with the base URL, as in its link
 * @param isCurrent whether the page is still the one that is shown when they have arrived
 */
export async function addContextualList(path: string, isCurrent: () => boolean): Promise<void> {
  const { nav } = await loadCompleteSidebar();
  // The category's own link may be missing, too.
  await completeSidebar();
  const sidebar = findSidebar();
  const original = findContextualList(nav, path);
  const link = [...(sidebar?.querySelectorAll('a') ?? [])].find(
    (candidate) => candidate.getAttribute('href') === path,
  );
  const isOutdated = !isCurrent() || !sidebar || findContextualList(sidebar, path);
  if (isOutdated || !original || !link) return;
  const list = document.importNode(original, true);
  markCurrentLinks(list);
  link.after(list);
  if (link.ariaCurrent !== 'page') link.ariaCurrent = 'true';
  window.dispatchEvent(new Event(sidebarChangeEvent));
}

/**
 * Loads what the pages of an area of the site have in common: its sidebar, and style rules.
 * @returns a function that adds it to the document
 */
export async function loadArea({ sidebar: { name } }: PageData): Promise<() => void> {
  const { nav, rules } = await loadCompleteSidebar(name);
  return () => {
    addRules(rules);
    if (getSidebarName() === name) return;
    const sidebar = findSidebar();
    if (!sidebar) return;
    sidebar.dataset.sidebar = name;
    sidebar.replaceChildren(copyPart(nav));
  };
}
