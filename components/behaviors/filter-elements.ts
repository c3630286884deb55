import { groupAttribute, wordsAttribute } from '@/lib/site/data-attributes/widgets';

/** Hides the cards that lack one of the query's terms, and the groups without a match. Returns the number of matches. */
function filterCards(list: Element, query: string): number {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  let matchCount = 0;
  for (const group of list.querySelectorAll<HTMLElement>(`[${groupAttribute}]`)) {
    let hasMatch = false;
    for (const card of group.querySelectorAll<HTMLElement>(`[${wordsAttribute}]`)) {
      card.hidden = !terms.every((term) => card.getAttribute(wordsAttribute)?.includes(term));
      if (card.hidden) continue;
      hasMatch = true;
      matchCount++;
    }
    group.hidden = !hasMatch;
  }
  return matchCount;
}

/**
 * Filters the index of UI elements below the filter bar as the reader types. The index itself is in the page's HTML.
 * @param bar the element with `data-element-filter`
 */
export function filterElements(bar: HTMLElement): void {
  const field = bar.querySelector('input');
  const list = bar.nextElementSibling;
  const status = bar.querySelector('[role="status"]');
  if (!field || !list || !status) return;
  const count = filterCards(list, field.value);
  field.oninput = () => {
    status.textContent = `${filterCards(list, field.value)} of ${count}`;
  };
}
