import { matchesWildcards } from './wildcards';

const removeSeparators = (number: string) => number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/**
 * Returns a policy number in upper case and without what a search ignores: non-alphanumeric characters and leading
 * zeros (specification: portal.txt, section 5). A number such as TRV-0020417 starts with letters and has no leading
 * zeros as a whole, so the sandbox removes those of each run of digits, after removing the separators. A run of zeros
 * becomes a single zero.
 */
export function normalizePolicyNumber(number: string): string {
  const normalized = removeSeparators(number).replace(/(?<!\d)0+(?=\d)/g, '');
  // Numbers that consist only of separators still differ from each other.
  return normalized === '' ? number : normalized;
}

/** Returns whether two policy numbers are equal after normalization. */
export function isSamePolicyNumber(a: string, b: string): boolean {
  return normalizePolicyNumber(a) === normalizePolicyNumber(b);
}

/**
 * Returns whether a policy number matches a search with the wildcards `%` and `_`: as written, without separators, or
 * also without leading zeros. A zero after a wildcard is not a leading zero, because the wildcard can match digits.
 */
export function matchesPolicyNumber(number: string, search: string): boolean {
  if (matchesWildcards(number.toUpperCase(), search.toUpperCase())) return true;
  const pattern = search.replace(/[^\p{L}\p{N}%_]/gu, '').toUpperCase();
  if (pattern === '') return false;
  return (
    matchesWildcards(removeSeparators(number), pattern) ||
    matchesWildcards(normalizePolicyNumber(number), pattern.replace(/(?<![\d%_])0+(?=\d)/g, ''))
  );
}
