import { useLayoutEffect, useRef } from 'react';
import type { SearchPageElements } from './search-page-elements';

/** Moves the focus from the field to the results and between them with the arrow keys. */
function moveBetweenResults(event: KeyboardEvent, { main, input }: SearchPageElements): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [input, ...main.querySelectorAll<HTMLElement>('ol a')];
  const index = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1;
  const next = stops[index + step];
  if (index < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/**
 * Lets the parts of the page that the server has rendered show a search, and search for what the reader types.
 * @param state.showsOtherPages whether the page shows other pages than hits
 */
export function useSearchPageElements(
  elements: SearchPageElements,
  {
    heading,
    query,
    onQuery,
    showsOtherPages,
  }: { heading: string; query: string; onQuery: (query: string) => void; showsOtherPages: boolean },
): void {
  const search = useRef(onQuery);
  // Layout effects: between render and effects, the reader could type.
  useLayoutEffect(() => {
    search.current = onQuery;
    elements.heading.textContent = heading;
    elements.otherPages.hidden = !showsOtherPages;
    if (elements.input.value !== query) elements.input.value = query;
  });
  useLayoutEffect(() => {
    const { form, input, main } = elements;
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    input.addEventListener('input', () => search.current(input.value), options);
    main.addEventListener('keydown', (event) => moveBetweenResults(event, elements), options);
    // The results are there already.
    form.addEventListener('submit', (event) => event.preventDefault(), options);
    const onReset = () => {
      search.current('');
      input.focus();
    };
    form.addEventListener('reset', onReset, options);
    return () => listeners.abort();
  }, [elements]);
}
