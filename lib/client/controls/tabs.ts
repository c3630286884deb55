import { readStored, writeStored } from '../../site/browser/browser-storage';
import { findTabGroup, isTabSelected, listTabs, showTab } from '../../site/browser/show-tab';
import { endEarlyTabs, tabsKey } from '../../site/browser/stored-tabs';

/** The prefix of the names of tab groups that share their selection on one page only. It is not stored. */
const pagePrefix = 'page:';

/** Whether the selection of a group of tabs is not stored. A group without a name shares it with no other. */
const isPageTabGroup = (group: string): boolean => group === '' || group.startsWith(pagePrefix);

/** The name of a group of tabs. All groups of one name share their selection, which is stored unless the group is the page's. */
const getGroup = (element: HTMLElement) => element.dataset.tabGroup ?? '';

const hasValue = (value: string | null | undefined) => (tab: Element) =>
  tab.getAttribute('value') === value;

/** Shows the stored tab of each group whose selection is stored, and otherwise the selected one, at first the first one. */
export function showStoredTabs(): void {
  for (const tabList of document.querySelectorAll<HTMLElement>('[data-tab-group]')) {
    const group = getGroup(tabList);
    const tabs = listTabs(tabList);
    const tab = tabs.find(
      isPageTabGroup(group) ? isTabSelected : hasValue(readStored(tabsKey(group))),
    );
    const shownTab = tab ?? tabs[0];
    if (shownTab) showTab(shownTab);
  }
  endEarlyTabs();
}

/** Selects a tab, in all groups that have the same name as the tab's group. */
export function selectTab(tab: HTMLElement): void {
  const tabList = findTabGroup(tab);
  const group = tabList ? getGroup(tabList) : '';
  // Panels above the tab may change their height too.
  const { top } = tab.getBoundingClientRect();
  showTab(tab);
  const value = tab.getAttribute('value') ?? '';
  if (!isPageTabGroup(group)) {
    writeStored(tabsKey(group), value);
    showStoredTabs();
  } else if (group) {
    for (const other of document.querySelectorAll(`[data-tab-group="${group}"]`))
      listTabs(other).filter(hasValue(value)).forEach(showTab);
  }
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
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
  const tabList = findTabGroup(target);
  const tabs = tabList ? listTabs(tabList) : [];
  const tab = tabs[nextIndex[key]?.(tabs.indexOf(target), tabs.length) ?? -1];
  if (!tab) return;
  event.preventDefault();
  selectTab(tab);
  tab.focus();
}

/** Returns the tab of the hidden panel that an element is in. */
export function findHidingTab(element: Element): HTMLElement | null {
  const panel = element.closest('[role="tabpanel"][hidden]');
  return document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
}

/** Selects the tab of a hidden panel in which the browser's search in the page has found something. */
export function onBeforeMatch({ target }: Event): void {
  const tab = target instanceof Element ? findHidingTab(target) : null;
  if (tab) selectTab(tab);
}
