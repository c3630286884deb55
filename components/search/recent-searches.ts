import { readStored, removeStored, writeStored } from '@/lib/site/browser/browser-storage';
import { isCallToCheck } from './use-pasted-call';

const storageKey = 'recent-searches';
const maxSearches = 6;
const maxLength = 80;

/** Returns the recent searches in this browser, the latest first. Ignores invalid stored data. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey) ?? '[]');
    const texts = Array.isArray(stored) ? stored : [];
    return texts
      .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
      .map((text) => text.slice(0, maxLength))
      .slice(0, maxSearches);
  } catch {
    return [];
  }
}

/** Adds a search to the recent ones, or moves it to the front. A call can have a token. */
export function storeRecentSearch(query: string): void {
  const text = query.trim().slice(0, maxLength);
  if (text === '' || isCallToCheck(query)) return;
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  writeStored(storageKey, JSON.stringify([text, ...others].slice(0, maxSearches)));
}

export function clearRecentSearches(): void {
  removeStored(storageKey);
}
