import { storagePrefix } from '../storage-keys';

/**
 * The reader's selection of tabs in the first frame. The HTML shows the first tab of each group; selecting another one
 * after the first frame would shift the text below it.
 */

/** Returns the key under which the selection of a named group is stored (lib/site/browser/browser-storage.ts). */
export const tabsKey = (group: string) => `tabs.${group}`;

const styleId = 'stored-tabs';

/** Characters of a group or a value, as stored values are untrusted and become a part of CSS. */
const namePattern = /^[\w-]+$/;

/** Returns the rules that show a tab's panel instead of the others in each group of a name that has the tab. */
export function buildTabRules(group: string, value: string): string {
  if (!namePattern.test(group) || !namePattern.test(value)) return '';
  const panels = `[data-tab-group="${group}"]:has(>*>[value="${value}"])>[role="tabpanel"]`;
  const panel = `[id$="-panel-${value}"]`;
  return `${panels}:not(${panel}){display:none}${panels}${panel}{display:block}`;
}

/** Shows the stored tabs by a stylesheet. Throws if the browser denies access to the storage. */
export function showStoredTabsEarly(): void {
  const prefix = storagePrefix + tabsKey('');
  const rules = Object.entries(localStorage).flatMap(([key, value]) =>
    key.startsWith(prefix) ? [buildTabRules(key.slice(prefix.length), value)] : [],
  );
  if (rules.join('') === '') return;
  const style = Object.assign(document.createElement('style'), { id: styleId });
  style.textContent = rules.join('');
  document.head.append(style);
}

/** Removes the stylesheet, as soon as the tabs themselves have the stored selection. */
export const endEarlyTabs = (): void => document.getElementById(styleId)?.remove();
