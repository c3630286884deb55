'use client';

import { Search } from 'lucide';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/icon/icon';
import { LoadFailure } from '@/components/navigation/load-failure';
import { LoadStatus } from '@/components/navigation/load-status';
import { assetUrl } from '@/lib/site/base-url';
import { routes } from '@/lib/site/page-paths';
import styles from './search-box.module.css';
import { useSearchShortcut } from './use-search-shortcut';

/** What the status and the failure of loading the suggestions have in common. */
const loadProps = {
  subject: 'search suggestions',
  className: styles.status,
  // It submits the form, so what was typed is not lost.
  children: (
    <>
      {' or '}
      <button type="submit" className="text-button">
        search without them
      </button>
    </>
  ),
};

const LazyAutocomplete = lazy(() =>
  import('./search-autocomplete').then(
    ({ SearchAutocomplete }) => ({ default: SearchAutocomplete }),
    () => ({ default: () => <LoadFailure {...loadProps} /> }),
  ),
);

/**
 * The search box of the navbar: a plain form that leads to the search page. The code for suggestions, the worker, and the
 * index load when the box first receives focus or the pointer enters it.
 */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const wasFocused = useRef(false);
  const [isActivated, setIsActivated] = useState(false);
  const activate = () => setIsActivated(true);
  const shortcut = useSearchShortcut(() => {
    const field = input.current;
    field?.focus({ preventScroll: true });
    // `select` would scroll.
    field?.setSelectionRange(0, field.value.length);
  });

  /** A new query replaces the last one, unless the reader has selected a part of it or clicks once more. */
  const selectOnFirstClick = ({ currentTarget: field }: MouseEvent<HTMLInputElement>) => {
    if (!wasFocused.current && field.selectionStart === field.selectionEnd) field.select();
  };

  // The user may have typed or focused the field before hydration.
  useEffect(() => {
    if (input.current?.value || document.activeElement === input.current) setIsActivated(true);
  }, []);

  return (
    <form
      role="search"
      action={assetUrl(routes.search)}
      className={styles.box}
      onFocus={activate}
      onPointerEnter={activate}
    >
      <Icon icon={Search} className={styles.sign} size={17} stroke={1.9} />
      <input
        ref={input}
        onPointerDown={() => {
          wasFocused.current = document.activeElement === input.current;
        }}
        onClick={selectOnFirstClick}
        type="search"
        name="q"
        className={styles.input}
        placeholder="Search"
        aria-label="Search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={false}
        aria-controls="search-suggestions"
        aria-autocomplete="list"
      />
      <kbd className={styles.hint} aria-hidden>
        {shortcut}
      </kbd>
      <Suspense fallback={<LoadStatus {...loadProps} />}>
        {isActivated && <LazyAutocomplete input={input} />}
      </Suspense>
    </form>
  );
}
