'use client';

import { Search, X } from 'lucide';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/icon/icon';
import { routes } from '@/lib/site/urls';
import styles from './search-box.module.css';
import { searchClient } from './search-client';
import { useSearch } from './use-search';
import { useSearchShortcut } from './use-search-shortcut';

/** At most so many suggestions a query (spec, 1-portal.txt section 9). */
const limit = 8;
const listId = 'search-suggestions';

/** Stands in where the suggestions' own code can't be loaded, after a new deployment for one. */
function SuggestionsFailure() {
  return (
    <p role="alert" className={styles.failure}>
      Search could not be loaded.{' '}
      <button type="button" className="text-button" onClick={() => window.location.reload()}>
        Reload the page
      </button>
    </p>
  );
}

const Suggestions = lazy(() =>
  import('./suggestions').then(
    (module) => ({ default: module.Suggestions }),
    () => ({ default: SuggestionsFailure }),
  ),
);

/** The search box of the navbar. The worker and the index load when it is first focused or hovered. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [focused, setFocused] = useState(false);
  const [selected, setSelected] = useState(0);
  const [state, retry] = useSearch(query, limit);

  const shortcut = useSearchShortcut(() => {
    input.current?.focus();
    input.current?.select();
  });

  // What was typed, or where the cursor was put, before React took over.
  useEffect(() => {
    if (input.current?.value) setQuery(input.current.value);
    if (document.activeElement === input.current) setFocused(true);
  }, []);

  const hits = state.status === 'found' ? state.hits : [];
  const open = focused && state.status !== 'idle';
  const active = Math.min(selected, hits.length - 1);

  // Starts the worker and its index ahead of the first letter; a failure shows when something is typed.
  const warm = () => void searchClient.search('', 0).catch(() => undefined);

  const close = () => {
    setFocused(false);
    input.current?.blur();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close();
    if (event.key === 'Enter') {
      const link = list.current?.querySelector<HTMLAnchorElement>('[aria-selected="true"]');
      if (link) link.click();
      else if (query.trim())
        window.location.assign(`${input.current?.form?.action}?q=${encodeURIComponent(query)}`);
      event.preventDefault();
      return undefined;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || hits.length === 0) return undefined;
    event.preventDefault();
    setSelected((active + step + hits.length) % hits.length);
    return undefined;
  };

  return (
    <form
      role="search"
      action={`${process.env.BASE_URL}${routes.search.slice(1)}`}
      className={styles.box}
      data-open={focused}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      }}
    >
      <Icon icon={Search} className={styles.sign} size={17} stroke={1.9} />
      <input
        ref={input}
        type="search"
        name="q"
        className={styles.input}
        placeholder="Search"
        aria-label="Search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && hits.length > 0 ? `${listId}-${active}` : undefined}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setSelected(0);
          setFocused(true);
        }}
        onFocus={() => {
          setFocused(true);
          warm();
        }}
        onMouseEnter={warm}
        onKeyDown={onKeyDown}
      />
      {open && state.status === 'loading' && <span className={styles.ring} aria-hidden />}
      {query === '' ? (
        <kbd className={styles.hint} aria-hidden>
          {shortcut}
        </kbd>
      ) : (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear the search"
          onClick={() => {
            setQuery('');
            input.current?.focus();
          }}
        >
          <Icon icon={X} size={16} stroke={1.9} />
        </button>
      )}
      {open && (
        <Suspense>
          <Suggestions
            ref={list}
            id={listId}
            state={state}
            active={active}
            onHover={setSelected}
            onChoose={close}
            onRetry={retry}
            query={query.trim()}
          />
        </Suspense>
      )}
    </form>
  );
}
