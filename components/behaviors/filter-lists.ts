import { announcementPause } from '@/components/ui/status/announcement-pause';
import { listFilterTerms, matchesFilter } from '@/lib/kit/text/pluralize';

const itemSelector =
  ':scope > li, :scope > ul > li, :scope > details > ul > li, :scope > div > details[data-record], :scope > tbody > tr';

/** The element of an item that shows which of its values match. */
const findValues = (item: HTMLElement) => item.querySelector<HTMLElement>('[data-filter-values]');

/** The words of an item: those in its attribute, or its text and its values. */
const readWords = (item: HTMLElement) =>
  item.dataset.filterWords ?? `${item.textContent} ${findValues(item)?.dataset.filterValues ?? ''}`;

/** How many matching values an item shows. */
const maxValues = 6;

/** Shows the values of an item that contain one of the query's terms. */
function showValues(item: HTMLElement, terms: readonly string[]): void {
  const element = findValues(item);
  if (!element) return;
  const values = (element.dataset.filterValues ?? '').split(' ');
  const matches = values.filter((value) =>
    terms.some((term) => value.toLowerCase().includes(term)),
  );
  const rest = matches.length - maxValues;
  element.hidden = matches.length === 0;
  element.textContent =
    matches.slice(0, maxValues).join(', ') + (rest > 0 ? `, and ${rest} more` : '');
}

/** Hides the items that lack one of the query's terms, and the groups without a match. Returns the matches. */
function filterItems(list: HTMLElement, query: string): HTMLElement[] {
  const terms = listFilterTerms(query);
  const groups = list.querySelectorAll<HTMLElement>('[data-filter-group]');
  return (groups.length ? [...groups] : [list]).flatMap((group) => {
    const items = [...group.querySelectorAll<HTMLElement>(itemSelector)];
    const matches = items.filter((item) =>
      matchesFilter(terms, readWords(item), item.dataset.filterSynonyms),
    );
    for (const item of items) item.hidden = !matches.includes(item);
    for (const item of matches) showValues(item, terms);
    if (group !== list) group.hidden = matches.length === 0;
    return matches;
  });
}

/** Opens the collapsed groups of a list while it is filtered, and closes those again that were not open before. */
function createGroupOpener(list: HTMLElement) {
  const selector = '[data-filter-group] > details:not([open])';
  let opened: HTMLDetailsElement[] = [];
  return {
    openGroups: () => {
      const collapsed = [...list.querySelectorAll<HTMLDetailsElement>(selector)];
      for (const group of collapsed) group.open = true;
      opened.push(...collapsed);
    },
    closeGroups: () => {
      for (const group of opened) group.open = false;
      opened = [];
    },
  };
}

/** Adds a status for screen readers: the visible number changes with each letter. */
function createAnnouncer(bar: Element) {
  const status = document.createElement('span');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  bar.append(status);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    announce: (text: string) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        status.textContent = text;
      }, announcementPause);
    },
    removeStatus: () => {
      clearTimeout(timer);
      status.remove();
    },
  };
}

/** Filters the list after a filter bar as the reader types. Returns a function that stops it. */
function startFilter(bar: HTMLElement): () => void {
  const field = bar.querySelector('input');
  const list = bar.nextElementSibling;
  const matchCount = bar.querySelector('span');
  const noun = bar.dataset.listFilter ?? '';
  const nextSteps = bar.querySelectorAll<HTMLButtonElement>('[data-no-matches]');
  const clearButton = nextSteps[1];
  if (!field || !(list instanceof HTMLElement) || !matchCount || !clearButton)
    return () => undefined;
  const count = filterItems(list, '').length;
  const { openGroups, closeGroups } = createGroupOpener(list);
  const { announce, removeStatus } = createAnnouncer(bar);
  const filter = () => {
    const matches = filterItems(list, field.value).length;
    matchCount.textContent = matches === 0 ? 'No matches' : `${matches} of ${count}`;
    for (const button of nextSteps) button.disabled = matches > 0;
    if (field.value.trim() === '') closeGroups();
    else openGroups();
    return matches;
  };
  const update = () => {
    const matches = filter();
    announce(`${matches ? `${matches} of ${count}` : 'No'} ${noun}`);
  };
  const reset = () => {
    field.value = '';
    update();
  };
  const clear = () => {
    reset();
    // The button that had the focus is hidden now.
    field.focus({ preventScroll: true });
  };
  /** A link to an item that the filter hides shows all items. */
  const revealTarget = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.closest('[hidden]') || !list.contains(target)) return;
    reset();
    const group = target.closest('details');
    if (group) group.open = true;
    target.scrollIntoView();
  };
  // What the reader has typed before this script ran.
  filter();
  field.addEventListener('input', update);
  clearButton.addEventListener('click', clear);
  addEventListener('hashchange', revealTarget);
  return () => {
    removeStatus();
    field.removeEventListener('input', update);
    clearButton.removeEventListener('click', clear);
    removeEventListener('hashchange', revealTarget);
  };
}

/** Starts all filter bars of the page. The lists themselves are in the page's HTML. */
export function filterLists(): () => void {
  const bars = [...document.querySelectorAll<HTMLElement>('[data-list-filter]')];
  const stops = bars.map(startFilter);
  return () => {
    for (const stop of stops) stop();
  };
}
