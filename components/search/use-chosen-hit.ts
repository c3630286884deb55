import { useEffect, useRef } from 'react';
import { isRecord } from '@/lib/kit/json/is-record';
import { getEntryKey } from '@/lib/site/browser/entry-states';
import { storagePrefix } from '@/lib/site/storage-keys';

/** The hit that the reader followed from a history entry of the search page. */
type ChosenHit = {
  entry: string;
  href: string;
  /** Its distance from the top of the window, in CSS pixels. */
  top: number;
  /** The number of pages that were shown. */
  limit: number;
  /** The ids of the pages of which all hits were shown. */
  expandedPages: number[];
};

const storageKey = `${storagePrefix}chosen-hit`;

/** Reads the hit that was followed from this history entry, if there is one. What is stored is untrusted. */
export function readChosenHit(): ChosenHit | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (!isRecord(stored)) return undefined;
    const { entry, href, top, limit, expandedPages } = stored;
    const isValid =
      typeof entry === 'string' &&
      entry === getEntryKey() &&
      typeof href === 'string' &&
      typeof top === 'number' &&
      typeof limit === 'number' &&
      Array.isArray(expandedPages) &&
      expandedPages.every((id) => typeof id === 'number');
    return isValid ? { entry, href, top, limit, expandedPages } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the hit that the reader follows, and how many hits are shown. */
export function storeChosenHit(
  link: HTMLAnchorElement,
  shown: Pick<ChosenHit, 'limit' | 'expandedPages'>,
): void {
  const entry = getEntryKey();
  if (entry === undefined) return;
  const { top } = link.getBoundingClientRect();
  const chosen: ChosenHit = { entry, href: link.href, top, ...shown };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(chosen));
  } catch {
    // Back leads to the top of the page.
  }
}

/**
 * Brings the reader back to a hit, once the hits are rendered. The position is restored when the page is loaded, and its hits
 * arrive later.
 */
export function useReturnToHit(chosen: ChosenHit | undefined, hasHits: boolean): void {
  const isRestored = useRef(false);
  useEffect(() => {
    if (!chosen || !hasHits || isRestored.current) return;
    isRestored.current = true;
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main ol a')].find(
      ({ href }) => href === chosen.href,
    );
    if (!link) return;
    const top = scrollY + link.getBoundingClientRect().top - chosen.top;
    scrollTo({ top, behavior: 'instant' });
    link.focus({ preventScroll: true });
  }, [chosen, hasHits]);
}
