import { getCategoryName, listCategories, setCategoryOpen } from '../browser/sidebar-categories';
import { sidebarChangeEvent } from '../browser/sidebar-change';
import { assetUrl } from '../site/base-url';
import {
  buildAttribute,
  contextualAttribute,
  incompleteAttribute,
  sidebarAttribute,
} from '../site/data-attributes/document';
import { type SidebarData, sidebarDataPath } from '../site/page-data';
import { markCurrentLinks } from './mark-current-links';
import { addRules } from './merge-rules';
import { whenHydrated } from './when-hydrated';

/**
 * The links that the sidebar of a page lacks, which a file of the build has. Pages would grow with the number of pages if
 * each of them had the links of all categories. So a category of a large sidebar has only its first link unless it contains
 * the page, and a category with contextual links shows them only on its own pages.
 */

/** The complete sidebars that have been loaded, or are being loaded, by their URL. */
const loads = new Map<string, Promise<CompleteSidebar>>();

/** A complete sidebar, with the style rules that most of its pages have. */
export type CompleteSidebar = { nav: HTMLElement; rules: SidebarData['rules'] };

async function fetchSidebar(url: string): Promise<CompleteSidebar> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned the status ${response.status}, expected 200`);
  const { html, rules }: SidebarData = await response.json();
  const nav = new DOMParser().parseFromString(html, 'text/html').querySelector('nav');
  if (!nav) throw new Error(`${url} has no <nav>`);
  // The file is the same for all pages.
  for (const link of nav.querySelectorAll('a')) link.ariaCurrent = null;
  for (const category of listCategories(nav)) setCategoryOpen(category, false);
  return { nav, rules };
}

const findSidebar = () => document.querySelector(`[${sidebarAttribute}]`);

const getSidebarName = () => findSidebar()?.getAttribute(sidebarAttribute);

/**
 * Loads a complete sidebar: the links of all categories, and the contextual ones of all pages. The element is the same for
 * all callers, who must not change it.
 * @param name the sidebar's `data-sidebar`; that of the document's sidebar by default
 * @throws an error if the sidebar cannot be loaded; the next call tries again
 */
export async function loadCompleteSidebar(name = getSidebarName()): Promise<CompleteSidebar> {
  const build = document.documentElement.getAttribute(buildAttribute);
  if (build === null || !name) throw new Error('The document is of no build, or has no sidebar');
  const url = assetUrl(sidebarDataPath(build, name));
  const started = loads.get(url);
  if (started) return started;
  const load = fetchSidebar(url);
  loads.set(url, load);
  load.catch(() => loads.delete(url));
  return load;
}

const getItems = (category: Element) => [
  ...(category.querySelector(':scope > ul')?.children ?? []),
];

const getFirstLink = (category: Element) => getItems(category)[0]?.querySelector('a');

/** Whether two elements are the same category. Categories within different ones can have the same name. */
const isSameCategory = (a: Element, b: Element) =>
  getCategoryName(a) === getCategoryName(b) &&
  getFirstLink(a)?.getAttribute('href') === getFirstLink(b)?.getAttribute('href');

/** Copies an item of the complete sidebar, without the contextual links of other pages. */
function copyItem(original: Element): Element {
  const item = document.importNode(original, true);
  for (const list of item.querySelectorAll(`[${contextualAttribute}]`)) list.remove();
  markCurrentLinks(item);
  return item;
}

/**
 * Adds the links that the categories of the document lack, those of the copy in the mobile menu included. They follow the
 * existing ones, which can have the focus.
 * @throws an error if the links cannot be loaded
 */
export async function completeSidebar(): Promise<void> {
  const selector = `[${incompleteAttribute}]`;
  if (!document.querySelector(selector)) return;
  await whenHydrated();
  const name = getSidebarName();
  const { nav, rules } = await loadCompleteSidebar();
  const originals = listCategories(nav);
  // A navigation may have changed the sidebar. Those of two versions of the docs have categories of the same name.
  if (getSidebarName() !== name) return;
  addRules(rules);
  let isChanged = false;
  for (const category of document.querySelectorAll(selector)) {
    const original = originals.find((candidate) => isSameCategory(candidate, category));
    if (!original) continue;
    const missing = getItems(original).slice(getItems(category).length);
    category.querySelector(':scope > ul')?.append(...missing.map(copyItem));
    category.removeAttribute(incompleteAttribute);
    isChanged = true;
  }
  if (isChanged) window.dispatchEvent(new Event(sidebarChangeEvent));
}

const findContextualList = (root: ParentNode, path: string) =>
  [...root.querySelectorAll(`[${contextualAttribute}]`)].find(
    (list) => list.getAttribute(contextualAttribute) === path,
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
