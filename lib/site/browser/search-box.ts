import { searchSlotAttribute } from '../data-attributes/widgets';

/** The elements of the navbar's search box. */
export type SearchBoxElements = {
  form: HTMLFormElement;
  input: HTMLInputElement;
  /** Where the suggestions are rendered. */
  slot: HTMLElement;
};

/** Finds the search box in the navbar (components/search/search-box.tsx). */
export function findSearchBox(): SearchBoxElements | undefined {
  const slot = document.querySelector<HTMLElement>(`[${searchSlotAttribute}]`);
  const form = slot?.closest('form');
  const input = form?.querySelector('input');
  return slot && form && input ? { form, input, slot } : undefined;
}
