import { readStored, writeStored } from '../site/browser-storage';
import { selectedAttribute, tabGroupAttribute } from '../site/data-attributes/code-blocks';
import { isPageTabGroup } from '../site/tab-groups';

/**
 * Tabs that follow the WAI-ARIA pattern (components/mdx/tab-group.tsx). All groups of one name share their selection, which
 * is stored unless the group is the page's (lib/site/tab-groups.ts).
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
    // The panels of a stored group share a grid cell, so that changing the tab does not shift the layout.
    if (panel && isPageTabGroup(getGroup(tabList))) panel.hidden = !isSelected;
  }
}

/** Shows the stored tab of each group whose selection is stored, or the first one. */
export function showStoredTabs(): void {
  for (const tabList of document.querySelectorAll(`[${tabGroupAttribute}]`)) {
    if (isPageTabGroup(getGroup(tabList))) continue;
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
  const value = tab.getAttribute('value') ?? '';
  showTab(tab);
  if (!isPageTabGroup(group)) {
    writeStored(storageKey(group), value);
    showStoredTabs();
  } else if (group) {
    for (const other of document.querySelectorAll(`[${tabGroupAttribute}="${group}"]`)) {
      listTabs(other)
        .filter((candidate) => candidate.getAttribute('value') === value)
        .forEach(showTab);
    }
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
