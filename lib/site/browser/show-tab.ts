/** The HTML of tabs that follow the WAI-ARIA pattern (components/docs/mdx/tab-group.tsx). */

/** The tabs of a group, without those of groups in its panels. */
export const listTabs = (group: Element): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>(':scope > * > [role="tab"]'),
];

export const findTabGroup = (tab: Element): HTMLElement | null =>
  tab.closest<HTMLElement>('[data-tab-group]');

export const isTabSelected = (tab: Element): boolean => tab.ariaSelected === 'true';

/** Hides a panel, but not from the browser's search in the page, where the browser has that. */
const hidePanel = (panel: HTMLElement) =>
  panel.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '');

/** Shows the panel of a tab instead of those of the other tabs. */
export function showTab(tab: HTMLElement): void {
  const group = findTabGroup(tab);
  if (!group) return;
  for (const other of listTabs(group)) {
    const isShown = other === tab;
    other.ariaSelected = String(isShown);
    other.tabIndex = isShown ? 0 : -1;
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '');
    if (!panel) continue;
    if (isShown) panel.hidden = false;
    else hidePanel(panel);
  }
}
