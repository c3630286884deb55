import { renderIsland } from '@/components/ui/document/render-island';
import { SearchAutocomplete } from './search-autocomplete';

/**
 * Adds suggestions to the search box.
 * @param container the element of the box that they are rendered into
 * @param input the text field of the box
 * @returns a function that removes them
 */
export const mountSuggestions = (container: HTMLElement, input: HTMLInputElement): (() => void) =>
  renderIsland(container, <SearchAutocomplete input={input} />);
