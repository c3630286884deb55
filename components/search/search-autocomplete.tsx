'use client';

import type { RefObject } from 'react';
import { searchPanelStylesheet } from '@/.generated/styles/stylesheets';
import { Stylesheet } from '@/components/document/stylesheet';
import { RecentSearchesHeader, RecentSearchList } from './recent-search-list';
import { SearchFieldButtons } from './search-field-buttons';
import { type PanelList, SearchPanel } from './search-panel';
import { SuggestionFooter } from './suggestion-footer';
import { SuggestionList } from './suggestion-list';
import { useAutocomplete } from './use-autocomplete';
import type { SearchState } from './use-search';

const listId = 'search-suggestions';

/** Shows the query that the suggestions are for if it differs from the typed one. */
function CorrectionNotice({ state }: { state: SearchState }) {
  if (state.status !== 'found' || state.correctedQuery === undefined || state.hits.length === 0) {
    return null;
  }
  return (
    <p className="search-corrected">
      Results for <strong>{state.correctedQuery}</strong>
    </p>
  );
}

/**
 * Adds suggestions to the search box. Renders the buttons inside the box and the panel below it.
 * @param input the text field of the box, which exists before this component loads
 */
export function SearchAutocomplete({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const search = useAutocomplete(input, listId);
  const { isBlank, isOpen, hits, recent, state } = search;
  const optionProps = { listId, active: search.active, onHover: search.setActive };

  const list: PanelList = isBlank
    ? {
        id: listId,
        label: 'Recent searches',
        isEmpty: recent.length === 0,
        options: <RecentSearchList {...optionProps} recent={recent} onQuery={search.fill} />,
      }
    : {
        id: listId,
        label: 'Suggestions',
        isEmpty: hits.length === 0,
        options: <SuggestionList {...optionProps} hits={hits} onSelect={search.leave} />,
      };
  const header = isBlank ? (
    recent.length > 0 && <RecentSearchesHeader onClear={search.clearRecent} />
  ) : (
    <CorrectionNotice state={state} />
  );
  const footer = isBlank ? (
    <p>Search guides, screens, UI elements, operations, fields and values.</p>
  ) : (
    <SuggestionFooter
      state={state}
      query={search.query.trim()}
      scope={search.scope}
      onSelect={() => search.leave()}
      onRetry={search.retry}
      onQuery={search.fill}
    />
  );

  return (
    <>
      <Stylesheet path={searchPanelStylesheet} />
      <SearchFieldButtons
        isLoading={isOpen && state.status === 'loading'}
        hasText={search.query !== ''}
        isOpen={isOpen}
        onClear={search.clear}
        onClose={search.close}
      />
      {isOpen && <SearchPanel ref={search.panelRef} list={list} header={header} footer={footer} />}
    </>
  );
}
