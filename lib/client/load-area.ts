import { contextualAttribute, sidebarAttribute } from '../site/data-attributes/document';
import type { PageData } from '../site/page-data';
import { loadCompleteSidebar } from './complete-sidebar';
import { addRules } from './merge-rules';
import { hasSidebar } from './show-page';

const findSidebar = () => document.querySelector(`[${sidebarAttribute}]`);

/** Puts a sidebar in place of the document's, without the contextual lists. */
function putSidebar(name: string, complete: HTMLElement): void {
  const nav = document.importNode(complete, true);
  for (const list of nav.querySelectorAll(`[${contextualAttribute}]`)) list.remove();
  const sidebar = findSidebar();
  sidebar?.setAttribute(sidebarAttribute, name);
  sidebar?.replaceChildren(nav);
}

/**
 * Loads what the pages of an area of the site have in common: its sidebar, and style rules.
 * @returns a function that adds it to the document
 */
export async function loadArea({ sidebar: { name } }: PageData): Promise<() => void> {
  const { nav, rules } = await loadCompleteSidebar(name);
  return () => {
    addRules(rules);
    if (!hasSidebar(name)) putSidebar(name, nav);
  };
}
