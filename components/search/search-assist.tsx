'use client';

import { X } from 'lucide';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '@/components/icon/icon';
import styles from './search-box.module.css';
import { searchClient } from './search-client';
import { Suggestions } from './suggestions';
import { useSearch } from './use-search';

/** At most so many suggestions a query (spec, 1-portal.txt section 9). */
const limit = 8;
const listId = 'search-suggestions';

/**
 * What makes the search box suggest: it follows what is typed into the field, which is the box's own, and draws the
 * ring, the button that clears, and the panel of suggestions.
 */
export function SearchAssist({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [focused, setFocused] = useState(false);
  const [selected, setSelected] = useState(0);
  const [state, retry] = useSearch(query, limit);

  const hits = state.status === 'found' ? state.hits : [];
  const open = focused && state.status !== 'idle';
  const active = Math.min(selected, hits.length - 1);
  const activeId = open && hits.length > 0 ? `${listId}-${active}` : undefined;

  const close = () => {
    setFocused(false);
    input.current?.blur();
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') return close();
    if (event.key === 'Enter') {
      const link = list.current?.querySelector<HTMLAnchorElement>('[aria-selected="true"]');
      // Without a suggestion the form itself leads to the search page.
      if (!link && query.trim()) return undefined;
      event.preventDefault();
      link?.click();
      return undefined;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || hits.length === 0) return undefined;
    event.preventDefault();
    setSelected((active + step + hits.length) % hits.length);
    return undefined;
  });

  useEffect(() => {
    const field = input.current;
    const form = field?.form;
    if (!field || !form) return undefined;
    // Starts the worker and its index ahead of the first letter; a failure shows when something is typed.
    void searchClient.search('', 0).catch(() => undefined);
    const onInput = () => {
      setQuery(field.value);
      setSelected(0);
      setFocused(true);
    };
    const onFocus = () => setFocused(true);
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setFocused(false);
    };
    setQuery(field.value);
    setFocused(document.activeElement === field);
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
    input.current?.setAttribute('aria-expanded', String(open));
    if (activeId) input.current?.setAttribute('aria-activedescendant', activeId);
    else input.current?.removeAttribute('aria-activedescendant');
  }, [input, open, activeId]);

  return (
    <>
      {open && state.status === 'loading' && <span className={styles.ring} aria-hidden />}
      {query !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear the search"
          onClick={() => {
            if (input.current) input.current.value = '';
            setQuery('');
            input.current?.focus();
          }}
        >
          <Icon icon={X} size={16} stroke={1.9} />
        </button>
      )}
      {open && (
        <Suggestions
          ref={list}
          id={listId}
          state={state}
          active={active}
          onHover={setSelected}
          onChoose={close}
          onRetry={() => {
            // The button goes away: without the focus in the box the panel would go with it.
            input.current?.focus();
            retry();
          }}
          query={query.trim()}
        />
      )}
    </>
  );
}
