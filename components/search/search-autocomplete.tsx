import { renderIsland } from '@/components/ui/document/render-island';
import { useSettledText } from '@/components/ui/status/use-settled-text';
import { pluralize } from '@/lib/kit/text/pluralize';
import { CheckOption } from './check-option';
import { NoResults, UnknownWords } from './no-results';
import { QueryOptionList, RecentSearchesHeader } from './query-option-list';
import { QuerySuggestion } from './query-suggestion';
import { SearchFieldButtons } from './search-field-buttons';
import { type PanelList, SearchPanel } from './search-panel';
import { SuggestionFooter } from './suggestion-footer';
import { SuggestionList, suggestionId } from './suggestion-list';
import { useAutocomplete } from './use-autocomplete';
import type { SearchState } from './use-search';

const listId = 'search-suggestions';

function describeResults(state: SearchState): string {
  if (state.status !== 'found') return '';
  if (state.total === 0) return 'No results';
  return pluralize(state.total, 'result');
}

/** Shows the query that the suggestions are for if it differs from the typed one, and a query that finds more. */
function ResultNotice({
  state,
  onQuery,
}: {
  state: SearchState;
  onQuery: (query: string) => void;
}) {
  if (state.status !== 'found') return null;
  const { query, correctedQuery, suggestedQuery, unknownWords } = state;
  if (state.total === 0)
    return <NoResults query={query.trim()} suggestedQuery={suggestedQuery} onQuery={onQuery} />;
  const hasUnknownWords = unknownWords.length > 0;
  if (correctedQuery === undefined && suggestedQuery === undefined && !hasUnknownWords) return null;
  return (
    <p className="search-corrected">
      {correctedQuery !== undefined && (
        <>
          Results for <strong>{correctedQuery}</strong>
          {hasUnknownWords ? '. ' : ' '}
        </>
      )}
      {hasUnknownWords && (
        <>
          <UnknownWords words={unknownWords} />
          {suggestedQuery === undefined ? '' : '. '}
        </>
      )}
      {suggestedQuery !== undefined && <QuerySuggestion query={suggestedQuery} onQuery={onQuery} />}
    </p>
  );
}

/**
 * Adds suggestions to the search box. Renders the buttons inside the box and the panel below it.
 * @param input the text field of the box, which exists before this component loads
 */
export function SearchAutocomplete({ input }: { input: HTMLInputElement }) {
  const search = useAutocomplete(input, listId);
  const { pastedCall, isBlank, offersQueries, isOpen, hits, recent, suggested, state } = search;
  const optionProps = { listId, active: search.active, onHover: search.setActive };

  const listCall = (text: string): PanelList => ({
    id: listId,
    label: 'Suggestions',
    isEmpty: false,
    options: <CheckOption id={suggestionId(listId, 0)} text={text} onSelect={search.leaveCall} />,
  });
  const list: PanelList =
    pastedCall !== undefined
      ? listCall(pastedCall)
      : offersQueries
        ? {
            id: listId,
            label: 'Searches',
            isEmpty: recent.length + suggested.length === 0,
            options: (
              <QueryOptionList
                {...optionProps}
                recent={recent}
                suggested={suggested}
                onQuery={search.fill}
              />
            ),
          }
        : {
            id: listId,
            label: 'Suggestions',
            isEmpty: hits.length === 0,
            options: <SuggestionList {...optionProps} hits={hits} onSelect={search.leave} />,
          };
  const header = isBlank
    ? recent.length > 0 && <RecentSearchesHeader onClear={search.clearRecent} />
    : pastedCall === undefined && <ResultNotice state={state} onQuery={search.fill} />;
  const footer = isBlank ? (
    <p>Search guides, screens, UI elements, operations, fields, and values.</p>
  ) : pastedCall !== undefined ? (
    <p>The text stays in this browser.</p>
  ) : (
    <SuggestionFooter
      state={state}
      query={search.query.trim()}
      scope={search.scope}
      onSelect={() => search.leave()}
      onRetry={search.retry}
    />
  );

  const announcement =
    !isOpen || isBlank
      ? ''
      : pastedCall === undefined
        ? describeResults(state)
        : 'This is a call. Check this call';

  return (
    <>
      <p role="status" className="visually-hidden">
        {useSettledText(announcement, search.query)}
      </p>
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

/**
 * Adds suggestions to the search box.
 * @param container the element of the box that they are rendered into
 * @param input the text field of the box
 * @returns a function that removes them
 */
export const mountSuggestions = (container: HTMLElement, input: HTMLInputElement): (() => void) =>
  renderIsland(container, <SearchAutocomplete input={input} />);
