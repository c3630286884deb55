import { readStored, removeStored, writeStored } from '@/lib/site/browser-storage';

const key = 'recent-searches';
const most = 6;
const longest = 80;

/** What the reader searched for lately in this browser, the latest first. What is stored is not trusted. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    const texts = Array.isArray(stored) ? stored : [];
    return texts
      .filter((text): text is string => typeof text === 'string' && text.trim() !== '')
      .map((text) => text.slice(0, longest))
      .slice(0, most);
  } catch {
    return [];
  }
}

/** Remembers a search that led somewhere. */
export function storeRecentSearch(query: string): void {
  const text = query.trim().slice(0, longest);
  if (text === '') return;
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  writeStored(key, JSON.stringify([text, ...others].slice(0, most)));
}

export function clearRecentSearches(): void {
  removeStored(key);
}
