'use client';

import { Search } from 'lucide';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/icon/icon';
import { LoadFailure } from '@/components/navigation/load-failure';
import { assetUrl } from '@/lib/site/base-url';
import { routes } from '@/lib/site/urls';
import styles from './search-box.module.css';
import { useSearchShortcut } from './use-search-shortcut';

const Assist = lazy(() =>
  import('./search-autocomplete').then(
    ({ SearchAutocomplete: SearchAssist }) => ({ default: SearchAssist }),
    () => ({ default: () => <LoadFailure subject="Search" className={styles.failure} /> }),
  ),
);

/**
 * The search box of the navbar: a plain form that leads to the search page. What makes it suggest loads when it is
 * first focused or pointed at, and with it the worker and the index.
 */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  const shortcut = useSearchShortcut(() => {
    input.current?.focus();
    input.current?.select();
  });

  // What was typed, or where the cursor was put, before React took over.
  useEffect(() => {
    if (input.current?.value || document.activeElement === input.current) setWanted(true);
  }, []);

  return (
    <form
      role="search"
      action={assetUrl(routes.search)}
      className={styles.box}
      onFocus={want}
      onPointerEnter={want}
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
        aria-expanded={false}
        aria-controls="search-suggestions"
        aria-autocomplete="list"
      />
      <kbd className={styles.hint} aria-hidden>
        {shortcut}
      </kbd>
      <Suspense>{wanted && <Assist input={input} />}</Suspense>
    </form>
  );
}
