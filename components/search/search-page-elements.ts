/** The parts of the search page that the server has rendered (search-page.tsx). */
export type SearchPageElements = {
  main: HTMLElement;
  heading: HTMLElement;
  form: HTMLFormElement;
  input: HTMLInputElement;
  /** Pages to look at while there is no query or no hit. */
  otherPages: HTMLElement;
};

/**
 * Finds the parts of the search page.
 * @param slot the element that the results are rendered into
 * @throws if the page has no such part
 */
export function getSearchPageElements(slot: HTMLElement): SearchPageElements {
  const main = slot.closest('main');
  const heading = main?.querySelector('h1');
  const form = main?.querySelector('form');
  const input = form?.querySelector('input');
  const otherPages = slot.nextElementSibling;
  if (!main || !heading || !form || !input || !(otherPages instanceof HTMLElement))
    throw new Error('The search page is not complete');
  return { main, heading, form, input, otherPages };
}
