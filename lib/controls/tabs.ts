import { readStored, writeStored } from '../site/browser-storage';
import { selectedAttribute, tabGroupAttribute } from '../site/data-attributes/code-blocks';

/**
 * Tabs that follow the WAI-ARIA pattern (components/mdx/tab-group.tsx). The selection of a named group is stored, and all
 * groups of that name share it.
 */

const storageKey = (group: string) => `tabs.${group}`;
const getGroup = (element: Element) => element.getAttribute(tabGroupAttribute) ?? '';
const findTabList = (tab: Element) => tab.closest(`[${tabGroupAttribute}]`);
const listTabs = (tabList: Element) => [...tabList.querySelectorAll<HTMLElement>('[role="tab"]')];

/** Shows the panel of a tab instead of those of the other tabs. */
function showTab(tab: HTMLElement): void {
  const tabList = findTabList(tab);
  if (!tabList) return;
  for (const other of listTabs(tabList)) {
    const isSelected = other === tab;
    other.ariaSelected = String(isSelected);
    other.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '');
    panel?.setAttribute(selectedAttribute, String(isSelected));
    // The panels of a named group share a grid cell, so that changing the tab does not shift the layout.
    if (panel && getGroup(tabList) === '') panel.hidden = !isSelected;
  }
}

/** Shows the stored tab of each named group, or the first one. */
export function showStoredTabs(): void {
  for (const tabList of document.querySelectorAll(
    `[${tabGroupAttribute}]:not([${tabGroupAttribute}=""])`,
  )) {
    const tabs = listTabs(tabList);
    const value = readStored(storageKey(getGroup(tabList)));
    const tab = tabs.find((candidate) => candidate.getAttribute('value') === value) ?? tabs[0];
    if (tab && tab.ariaSelected !== 'true') showTab(tab);
  }
}

/** Selects a tab, in all groups that have the same name as the tab's group. */
export function selectTab(tab: HTMLElement): void {
  const tabList = findTabList(tab);
  const group = tabList ? getGroup(tabList) : '';
  if (group === '') showTab(tab);
  else {
    writeStored(storageKey(group), tab.getAttribute('value') ?? '');
    showStoredTabs();
  }
}

const nextIndex: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Arrow keys, Home, and End select a tab and move the focus to it. */
export function onTabKeyDown(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || target.role !== 'tab') return;
  const tabList = findTabList(target);
  const tabs = tabList ? listTabs(tabList) : [];
  const tab = tabs[nextIndex[key]?.(tabs.indexOf(target), tabs.length) ?? -1];
  if (!tab) return;
  event.preventDefault();
  selectTab(tab);
  tab.focus();
}
