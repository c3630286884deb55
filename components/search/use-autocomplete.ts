import { useEffect, useRef, useState } from 'react';
import { maxSuggestions } from '@/lib/search/site/search-settings';
import type { SiteHit } from '@/lib/search/site/search-types';
import { assetUrl } from '@/lib/site/base-url';
import { suggestedSearches } from '@/lib/site/browser-settings';
import { type PageScope, readPageScope } from './page-scope';
import { clearRecentSearches, readRecentSearches, storeRecentSearch } from './recent-searches';
import { preloadIndex } from './search-client';
import { orderHitsByPage, suggestionId } from './suggestion-list';
import { usePastedCall } from './use-pasted-call';
import { useSearch } from './use-search';
import { useSearchField } from './use-search-field';

/**
 * Sets the ARIA state of a combobox on its uncontrolled input, and scrolls the active option into view.
 * @param activeId the id of the active option, if any
 */
function useActiveDescendant(
  input: HTMLInputElement,
  isExpanded: boolean,
  activeId: string | undefined,
): void {
  useEffect(() => {
    input.setAttribute('aria-expanded', String(isExpanded));
    if (activeId) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [input, isExpanded, activeId]);
}

/** Highlights a hit's words if it is on the current page, because then no navigation does. Errors are ignored. */
async function highlightOnCurrentPage({ url, matchedWords }: SiteHit): Promise<void> {
  const [path = '', anchor = ''] = url.split('#');
  if (assetUrl(path) !== window.location.pathname) return;
  try {
    const { highlightWords } = await import('@/components/behaviors/highlight-words');
    highlightWords(matchedWords, `#${anchor}`);
  } catch {
    // The search works without highlights.
  }
}

/** Returns the index of the option that a key moves to, or `undefined` if the key does not move in the list. */
function findNextIndex(event: KeyboardEvent, active: number, count: number): number | undefined {
  if (count === 0 || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) {
    return undefined;
  }
  return {
    ArrowDown: (active + 1) % count,
    ArrowUp: (Math.max(active, 0) - 1 + count) % count,
  }[event.key];
}

/**
 * The state of the search box's autocomplete: the query, its suggestions or, without a query, the recent searches, and
 * the active option. Handles the keyboard of the combobox.
 * @param input the text field
 * @param listId the id of the listbox
 */
export function useAutocomplete(input: HTMLInputElement, listId: string) {
  const panelRef = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<number | 'first-hit'>(-1);
  const [scope, setScope] = useState<PageScope>({});
  const [recentSearches, setRecentSearches] = useState<string[]>([]);

  const { query, isFocused, fill, close, dismiss } = useSearchField(input, {
    onFocus: () => {
      setScope(readPageScope());
      setRecentSearches(readRecentSearches());
      preloadIndex();
    },
    onInput: (text) => {
      // The first hit is selected automatically, but no search that is offered is.
      setSelected(text.trim() === '' ? -1 : 'first-hit');
    },
    onKeyDown: (event) => {
      if (event.isComposing) return;
      if (event.key === 'Escape') {
        // Chromium would empty the field.
        event.preventDefault();
        return dismiss();
      }
      if (event.key === 'Enter') {
        event.preventDefault();
        return activate();
      }
      const next = findNextIndex(event, active, optionCount);
      if (next === undefined) return;
      event.preventDefault();
      setSelected(next);
    },
  });
  const pastedCall = usePastedCall(input, query);
  const [state, retrySearch] = useSearch({
    query: pastedCall === undefined ? query : '',
    limit: maxSuggestions,
    version: scope.version,
    preferredContext: scope.context?.id,
    isVaried: true,
  });

  const hits =
    state.status === 'found' && pastedCall === undefined ? orderHitsByPage(state.hits) : [];
  const isBlank = query.trim() === '';
  const isSettled =
    pastedCall !== undefined ||
    state.status === 'failed' ||
    (state.status === 'found' && state.query === query.trimStart());
  // Without a query or a hit, the panel offers searches.
  const offersQueries = isBlank || (state.status === 'found' && state.total === 0);
  const recent = isBlank ? recentSearches : [];
  const isRecent = (query: string) =>
    recent.some((other) => other.toLowerCase() === query.toLowerCase());
  const suggested = suggestedSearches.filter((other) => !isRecent(other));
  const optionCount =
    pastedCall !== undefined ? 1 : offersQueries ? recent.length + suggested.length : hits.length;
  const firstSelected = offersQueries ? -1 : 0;
  const active = Math.min(selected === 'first-hit' ? firstSelected : selected, optionCount - 1);

  /**
   * Opens the active option. Without one, and before the reader can have seen it, the form is submitted, which leads to the
   * search page.
   */
  const activate = () => {
    const option =
      (isBlank || isSettled) &&
      panelRef.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (option) return option.click();
    if (isBlank) return;
    storeRecentSearch(query);
    input.form?.requestSubmit();
  };

  const activeId = isFocused && active >= 0 ? suggestionId(listId, active) : undefined;
  useActiveDescendant(input, isFocused, activeId);

  return {
    panelRef,
    query,
    pastedCall,
    isBlank,
    offersQueries,
    isOpen: isFocused,
    scope,
    state,
    hits,
    recent,
    suggested,
    active,
    setActive: setSelected,
    fill,
    close,
    /** Closes the panel when a link in it is followed. */
    leave: (hit?: SiteHit) => {
      storeRecentSearch(query);
      close();
      if (hit) void highlightOnCurrentPage(hit);
    },
    /** Closes the panel when the call in the field is followed, which is then no longer there. */
    leaveCall: () => {
      fill('');
      close();
    },
    clear: () => {
      fill('');
      // What components/behaviors/highlight-words.ts has marked.
      CSS.highlights?.clear();
    },
    clearRecent: () => {
      clearRecentSearches();
      setRecentSearches([]);
      input.focus({ preventScroll: true });
    },
    retry: () => {
      // The panel closes if the focus is lost with the removed Retry button.
      input.focus({ preventScroll: true });
      retrySearch();
    },
  };
}
