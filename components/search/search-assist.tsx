'use client';

import { ArrowLeft, X } from 'lucide';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '@/components/icon/icon';
import type { SearchHit } from '@/lib/search/protocol';
import { assetUrl } from '@/lib/site/base-url';
import { RecentList } from './recent-list';
import { forgetSearches, readRecent, rememberSearch } from './recent-searches';
import { searchClient } from './search-client';
import { readPagePlace } from './search-settings';
import { SuggestionEnd } from './suggestion-end';
import { optionId, orderHits, SuggestionList } from './suggestions';
import { useSearch } from './use-search';

/** At most so many suggestions a query (spec, 1-portal.txt section 9). */
const limit = 8;
const listId = 'search-suggestions';

/** A hit on the page that is shown: no navigation starts what marks the words there. */
async function markHere({ url, words }: SearchHit): Promise<void> {
  if (assetUrl(url.split('#', 1)[0] ?? '') !== window.location.pathname) return;
  const { markWords } = await import('./mark-words');
  markWords(words);
}

/** What is cleared from the box is cleared from the page that it led to. */
async function forgetMarksHere(): Promise<void> {
  const { forgetMarks } = await import('./mark-words');
  forgetMarks();
}

/**
 * What makes the search box suggest: it follows what is typed into the field, which is the box's own, and draws the
 * ring, the buttons, and the panel of suggestions.
 */
export function SearchAssist({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const panel = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [focused, setFocused] = useState(false);
  const [selected, setSelected] = useState(0);
  const [place, setPlace] = useState<ReturnType<typeof readPagePlace>>({});
  const [recent, setRecent] = useState<string[]>([]);
  const [state, retry] = useSearch({
    query,
    limit,
    ...(place.version && { version: place.version }),
  });

  const hits = state.status === 'found' ? orderHits(state.hits) : [];
  const isBlank = query.trim() === '';
  const options = isBlank ? recent.length : hits.length;
  const active = Math.min(selected, options - 1);
  // Nothing is chosen of what was searched for before, until the reader points at it.
  const activeId = focused && active >= 0 ? optionId(listId, active) : undefined;

  const fill = (text: string) => {
    if (input.current) input.current.value = text;
    setQuery(text);
    setSelected(text === '' ? -1 : 0);
    input.current?.focus();
  };
  const close = () => {
    setFocused(false);
    input.current?.blur();
  };
  const choose = (hit?: SearchHit) => {
    rememberSearch(query);
    close();
    if (hit) void markHere(hit).catch(() => undefined);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return undefined;
    if (event.key === 'Escape') return close();
    if (event.key === 'Enter') {
      const option = panel.current?.querySelector<HTMLElement>('[aria-selected="true"]');
      // Without a suggestion the form itself leads to the search page.
      if (!option && !isBlank) return rememberSearch(query);
      event.preventDefault();
      option?.click();
      return undefined;
    }
    const next = {
      ArrowDown: (active + 1) % options,
      ArrowUp: (Math.max(active, 0) - 1 + options) % options,
      Home: 0,
      End: options - 1,
    }[event.key];
    const hasModifier = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
    if (next === undefined || options === 0 || hasModifier) return undefined;
    event.preventDefault();
    setSelected(next);
    return undefined;
  });

  useEffect(() => {
    const field = input.current;
    const form = field?.form;
    if (!field || !form) return undefined;
    const onInput = () => {
      setQuery(field.value);
      setSelected(field.value.trim() === '' ? -1 : 0);
      setFocused(true);
    };
    const onFocus = () => {
      const here = readPagePlace();
      setPlace(here);
      setRecent(readRecent());
      setFocused(true);
      // Starts the worker and its index ahead of the first letter; a failure shows when something is typed.
      void searchClient
        .search({ query: '', limit: 0, ...here, context: '' })
        .catch(() => undefined);
    };
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setFocused(false);
    };
    setQuery(field.value);
    setSelected(field.value.trim() === '' ? -1 : 0);
    if (document.activeElement === field) onFocus();
    else void searchClient.search({ query: '', limit: 0 }).catch(() => undefined);
    field.addEventListener('input', onInput);
    field.addEventListener('focus', onFocus);
    field.addEventListener('keydown', onKeyDown);
    form.addEventListener('focusout', onBlur);
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('focus', onFocus);
      field.removeEventListener('keydown', onKeyDown);
      form.removeEventListener('focusout', onBlur);
    };
  }, [input]);

  useEffect(() => {
    input.current?.setAttribute('aria-expanded', String(focused));
    if (activeId) input.current?.setAttribute('aria-activedescendant', activeId);
    else input.current?.removeAttribute('aria-activedescendant');
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [input, focused, activeId]);

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
            if (window.location.search) void forgetMarksHere().catch(() => undefined);
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
        <div className="search-panel" ref={panel}>
          {isBlank && recent.length > 0 && (
            <div className="search-recent">
              <span id={`${listId}-label`}>Recent searches</span>
              <button
                type="button"
                className="text-button"
                onClick={() => {
                  forgetSearches();
                  setRecent([]);
                  input.current?.focus();
                }}
              >
                Clear recent searches
              </button>
            </div>
          )}
          {!isBlank && hits.length > 0 && state.status === 'found' && state.mended && (
            <p className="search-mended">
              Results for <strong>{state.mended}</strong>
            </p>
          )}
          <div
            id={listId}
            role="listbox"
            aria-label={isBlank ? 'Recent searches' : 'Suggestions'}
            className="search-list"
            hidden={options === 0}
          >
            {isBlank ? (
              <RecentList
                recent={recent}
                listId={listId}
                active={active}
                onPoint={setSelected}
                onQuery={fill}
              />
            ) : (
              <SuggestionList
                hits={hits}
                listId={listId}
                active={active}
                onPoint={setSelected}
                onChoose={choose}
              />
            )}
          </div>
          <div className="search-end">
            {isBlank && <p>Search guides, screens, UI elements, operations, fields and values.</p>}
            {!isBlank && (
              <SuggestionEnd
                state={state}
                query={query.trim()}
                place={place}
                onChoose={() => choose()}
                onRetry={() => {
                  // The button goes away: without the focus in the box the panel would go with it.
                  input.current?.focus();
                  retry();
                }}
                onQuery={fill}
              />
            )}
          </div>
        </div>
      )}
    </>
  );
}
