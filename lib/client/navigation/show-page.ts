import { pageChangeEvent } from '../../site/browser/page-events';
import { findSidebar } from '../../site/browser/scroll-sidebar';
import { type PageData, pageHeadSelector } from '../../site/page-data';
import { type LoadedPage, parseFragment } from './load-page-data';
import { addRules, hasRules } from './merge-rules';

function updateHead({ title, head }: PageData): void {
  for (const element of document.head.querySelectorAll(pageHeadSelector)) element.remove();
  document.head.append(parseFragment(head));
  document.title = title;
}

/** Loads the scripts of the page that no earlier page of the document has loaded. */
function addScripts({ scripts }: PageData): void {
  for (const { src, integrity } of scripts) {
    if (document.querySelector(`script[src="${CSS.escape(src)}"]`)) continue;
    document.head.append(
      Object.assign(document.createElement('script'), { src, integrity, async: true }),
    );
  }
}

const setCurrent = (link: Element, value: string | undefined) => {
  if (value === undefined) link.removeAttribute('aria-current');
  else link.setAttribute('aria-current', value);
};

function updateNavbar({ navbar }: PageData): void {
  const items = [...document.querySelectorAll('[data-navbar-items]')];
  const listAll = (selector: string) =>
    items.flatMap((element) => [...element.querySelectorAll(selector)]);
  const current = new Map(navbar.current);
  for (const [index, link] of listAll('a').entries()) setCurrent(link, current.get(index));
  for (const [index, dropdown] of listAll('details').entries())
    dropdown.toggleAttribute('data-active', navbar.active.includes(index));
  for (const [index, summary] of listAll('summary').entries())
    if (summary.textContent !== navbar.labels[index])
      summary.textContent = navbar.labels[index] ?? '';
}

/** Whether this document has what the pages of a page's area have in common. */
export const hasArea = ({ sidebar, commonRules }: PageData): boolean =>
  findSidebar()?.dataset.sidebar === sidebar.name && hasRules(commonRules);

/** Removes the contextual lists of other pages. Returns whether the page's own one is missing. */
function updateContextualLists(path: string | undefined): boolean {
  let isMissing = path !== undefined;
  for (const list of document.querySelectorAll<HTMLElement>('[data-contextual]')) {
    if (list.dataset.contextual === path) isMissing = false;
    else list.remove();
  }
  return isMissing;
}

function updateSidebar({ sidebar }: PageData): void {
  const current = new Map(sidebar.current);
  for (const link of findSidebar()?.querySelectorAll('a') ?? [])
    setCurrent(link, current.get(link.getAttribute('href') ?? ''));
}

/**
 * Puts a page into this document, in place of the one that is shown. Its address is the current one.
 * @returns whether the sidebar lacks the contextual links of the page
 */
export function showPage(page: LoadedPage): boolean {
  const slot = document.querySelector('[data-page-content]');
  if (!slot) throw new Error('The document has no part that a page replaces');
  addRules(page.rules);
  updateHead(page);
  slot.replaceChildren(page.takeContent());
  updateNavbar(page);
  updateSidebar(page);
  const lacksLinks = updateContextualLists(page.sidebar.contextual);
  addScripts(page);
  window.dispatchEvent(new Event(pageChangeEvent));
  return lacksLinks;
}
