import { isRecord } from '../../kit/json/is-record';
import { findNavigationApi } from './find-navigation-api';
import { findSidebar } from './scroll-sidebar';
import { showTab } from './show-tab';

/**
 * State of the page of a history entry: its scroll position, that of its sidebar, and the parts that the reader has opened.
 * It is stored for the tab by the key of the Navigation API, for when the reader goes back, also in another document. In
 * browsers without that API, only the browser restores positions.
 */
export type EntryState = {
  top: number;
  sidebarTop: number;
  /**
   * For each `details` element of the main part, in document order: `1` if it is open, otherwise `0`. Then the ID of each tab
   * that is selected on this page only, after a space.
   */
  parts: string;
};

const storageKey = 'hub.entries';
const maxStored = 50;

const isEntryState = (value: unknown): value is EntryState =>
  isRecord(value) &&
  Number.isFinite(value.top) &&
  Number.isFinite(value.sidebarTop) &&
  typeof value.parts === 'string';

/** Parses what is stored, which is untrusted: entries that are no states are left out. */
export function parseStates(text: string): Map<string, EntryState> {
  const stored: unknown = JSON.parse(text);
  const entries = Array.isArray(stored) ? stored : [];
  return new Map(
    entries.flatMap((entry: unknown) => {
      const [key, state]: unknown[] = Array.isArray(entry) ? entry : [];
      return typeof key === 'string' && isEntryState(state) ? [[key, state] as const] : [];
    }),
  );
}

function readStates(): Map<string, EntryState> {
  try {
    return parseStates(sessionStorage.getItem(storageKey) ?? '[]');
  } catch {
    return new Map();
  }
}

/** The key of the current history entry. */
export const getEntryKey = (): string | undefined => findNavigationApi()?.currentEntry?.key;

/** Without those of the sandbox's controls, which arrive later than the page. */
const listDetails = () => [
  ...document.querySelectorAll<HTMLDetailsElement>('#main details:not([data-sandbox-panel] *)'),
];

/** The selected tabs of groups whose selection is not stored for all pages (lib/client/controls/tabs.ts). */
const pageTabs =
  '#main :is([data-tab-group=""], [data-tab-group^="page:"]) > * > [aria-selected="true"]';

/** Stores the state of the page that is shown, as that of the current history entry. */
export function storeEntryState(): void {
  const key = getEntryKey();
  // While Back or Forward is under way, another page than that of the entry is shown.
  if (key === undefined || findNavigationApi()?.transition) return;
  const states = readStates();
  // The latest ones are kept.
  states.delete(key);
  states.set(key, {
    top: window.scrollY,
    sidebarTop: findSidebar()?.scrollTop ?? 0,
    parts: [
      listDetails()
        .map(({ open }) => (open ? '1' : '0'))
        .join(''),
      ...[...document.querySelectorAll(pageTabs)].map(({ id }) => id),
    ].join(' '),
  });
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...states].slice(-maxStored)));
  } catch {
    // The state is lost with the document.
  }
}

/** Returns the stored state of the current history entry. */
export const readEntryState = (): EntryState | undefined => readStates().get(getEntryKey() ?? '');

/** Opens and closes the parts of the page that is shown, selects its tabs, and scrolls its sidebar, as they were. */
export function restoreParts({ parts, sidebarTop }: EntryState): void {
  const [details = '', ...tabs] = parts.split(' ');
  for (const id of tabs) {
    const tab = document.getElementById(id);
    if (tab) showTab(tab);
  }
  const elements = listDetails();
  // Another version of the page has other parts.
  if (elements.length === details.length)
    for (const [index, element] of elements.entries()) element.open = details[index] === '1';
  const sidebar = findSidebar();
  if (sidebar) sidebar.scrollTop = sidebarTop;
}
