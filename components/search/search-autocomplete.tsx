'use client';

import { ArrowLeft, X } from 'lucide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/icon/icon';
import type { SearchHit } from '@/lib/search/worker/search-protocol';
import { assetUrl } from '@/lib/site/base-url';
import { RecentSearchList } from './recent-search-list';
import { clearRecentSearches, readRecentSearches, storeRecentSearch } from './recent-searches';
import { searchClient } from './search-client';
import { type PanelList, SearchPanel } from './search-panel';
import { readPageScope } from './search-settings';
import { SuggestionFooter } from './suggestion-footer';
import { orderHitsByPage, SuggestionList, suggestionId } from './suggestion-list';
import { useSearch } from './use-search';
import { useSearchField } from './use-search-field';

/** At most so many suggestions a query (spec, 1-portal.txt section 9). */
const limit = 8;
const listId = 'search-suggestions';

/** Starts the worker and its index ahead of the first letter; a failure shows when something is typed. */
function warm({ version }: ReturnType<typeof readPageScope>): void {
  const nothing = { query: '', limit: 0, ...(version && { version }) };
  void searchClient.search(nothing).catch(() => undefined);
}

/** A hit on the page that is shown: no navigation starts what marks the words there. */
async function markHere({ url, matchedWords: words }: SearchHit): Promise<void> {
  if (assetUrl(url.split('#', 1)[0] ?? '') !== window.location.pathname) return;
  const { highlightWords: markWords } = await import('@/components/behaviors/highlight-words');
  markWords(words);
}

/** What is cleared from the box is cleared from the page that it led to. */
async function forgetMarksHere(): Promise<void> {
  if (window.location.search === '') return;
  const { removeHighlights: forgetMarks } = await import('@/components/behaviors/highlight-words');
  forgetMarks();
}

/** The option that a key leads to from the active one; none where the key is not for the list. */
function findNext(event: KeyboardEvent, active: number, options: number): number | undefined {
  if (options === 0 || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) {
    return undefined;
  }
  return {
    ArrowDown: (active + 1) % options,
    ArrowUp: (Math.max(active, 0) - 1 + options) % options,
    Home: 0,
    End: options - 1,
  }[event.key];
}

/**
 * What makes the search box suggest: it follows what is typed into the field, which is the box's own, and draws the
 * ring, the buttons, and the panel of suggestions.
 */
export function SearchAutocomplete({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const panel = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(-1);
  const [place, setPlace] = useState<ReturnType<typeof readPageScope>>({});
  const [recent, setRecent] = useState<string[]>([]);
  // Enter was pressed before the answer was there.
  const [awaited, setAwaited] = useState(false);

  const { query, focused, fill, close } = useSearchField(input, {
    onFocus: () => {
      const here = readPageScope();
      setPlace(here);
      setRecent(readRecentSearches());
      warm(here);
    },
    onInput: (text) => {
      // Nothing is chosen of what was searched for before, until the reader points at it.
      setSelected(text.trim() === '' ? -1 : 0);
      setAwaited(false);
    },
    onKeyDown: (event) => {
      if (event.isComposing) return;
      if (event.key === 'Escape') return close();
      if (event.key === 'Enter') {
        event.preventDefault();
        return isBlank || isAnswered ? open() : setAwaited(true);
      }
      const next = findNext(event, active, options);
      if (next === undefined) return;
      event.preventDefault();
      setSelected(next);
    },
  });
  const [state, retry] = useSearch({
    query,
    limit,
    ...(place.version && { version: place.version }),
  });

  const hits = state.status === 'found' ? orderHitsByPage(state.hits) : [];
  const isBlank = query.trim() === '';
  const isAnswered =
    state.status === 'failed' || (state.status === 'found' && state.query === query.trimStart());
  const options = isBlank ? recent.length : hits.length;
  const active = Math.min(selected, options - 1);
  const activeId = focused && active >= 0 ? suggestionId(listId, active) : undefined;

  /** Opens the active option; without one the form leads to the search page. */
  const open = () => {
    const option = panel.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (option) return option.click();
    if (isBlank) return;
    storeRecentSearch(query);
    input.current?.form?.requestSubmit();
  };
  const choose = (hit?: SearchHit) => {
    storeRecentSearch(query);
    close();
    if (hit) void markHere(hit).catch(() => undefined);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the answer is there that was waited for
  useEffect(() => {
    if (!awaited || !isAnswered) return;
    setAwaited(false);
    open();
  }, [awaited, isAnswered]);

  // The box may have been pointed at only.
  useEffect(() => warm(readPageScope()), []);

  useEffect(() => {
    input.current?.setAttribute('aria-expanded', String(focused));
    if (activeId) input.current?.setAttribute('aria-activedescendant', activeId);
    else input.current?.removeAttribute('aria-activedescendant');
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [input, focused, activeId]);

  const list: PanelList = isBlank
    ? {
        id: listId,
        label: 'Recent searches',
        isEmpty: recent.length === 0,
        options: (
          <RecentSearchList
            recent={recent}
            listId={listId}
            active={active}
            onHover={setSelected}
            onQuery={fill}
          />
        ),
      }
    : {
        id: listId,
        label: 'Suggestions',
        isEmpty: hits.length === 0,
        options: (
          <SuggestionList
            hits={hits}
            listId={listId}
            active={active}
            onHover={setSelected}
            onSelect={choose}
          />
        ),
      };

  return (
    <>
      <link rel="stylesheet" href={assetUrl('/frame/search.css')} precedence="default" />
      {focused && state.status === 'loading' && <span className="search-ring" aria-hidden />}
      {query !== '' && (
        <button
          type="button"
          className="search-clear"
          aria-label="Clear the search"
          onClick={() => {
            fill('');
            void forgetMarksHere().catch(() => undefined);
          }}
        >
          <Icon icon={X} size={16} stroke={1.9} />
        </button>
      )}
      {focused && (
        <button
          type="button"
          className="search-close"
          aria-label="Close the search"
          onClick={close}
        >
          <Icon icon={ArrowLeft} size={19} stroke={1.9} />
        </button>
      )}
      {focused && (
        <SearchPanel
          ref={panel}
          list={list}
          header={
            isBlank
              ? recent.length > 0 && (
                  <div className="search-recent">
                    <span>Recent searches</span>
                    <button
                      type="button"
                      className="text-button"
                      onClick={() => {
                        clearRecentSearches();
                        setRecent([]);
                        input.current?.focus();
                      }}
                    >
                      Clear recent searches
                    </button>
                  </div>
                )
              : state.status === 'found' &&
                state.correctedQuery !== undefined &&
                hits.length > 0 && (
                  <p className="search-mended">
                    Results for <strong>{state.correctedQuery}</strong>
                  </p>
                )
          }
          footer={
            isBlank ? (
              <p>Search guides, screens, UI elements, operations, fields and values.</p>
            ) : (
              <SuggestionFooter
                state={state}
                query={query.trim()}
                scope={place}
                onChoose={() => choose()}
                onRetry={() => {
                  // The button goes away: without the focus in the box the panel would go with it.
                  input.current?.focus();
                  retry();
                }}
                onQuery={fill}
              />
            )
          }
        />
      )}
    </>
  );
}
