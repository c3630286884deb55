import { renderIsland } from '@/components/ui/document/render-island';
import { getSearchPageElements } from './search-page-elements';
import { SearchPageResults } from './search-page-results';

/** Renders the results of the search page into a container. Returns a function that unmounts them. */
export const mountSearchPage = (container: HTMLElement): (() => void) =>
  renderIsland(container, <SearchPageResults elements={getSearchPageElements(container)} />);
