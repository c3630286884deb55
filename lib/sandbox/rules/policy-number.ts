import { matchesWildcards } from './wildcards';

const withoutSeparators = (number: string) => number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/**
 * A policy number without what a search ignores: characters that are neither letters nor digits, and the zeros that
 * lead a run of digits. The specification says «leading zeros» without saying of what. A number as TRV-0020417
 * begins with letters, so it could have none as a whole: the sandbox reads it for each run of digits, after the
 * separators are gone. A run of zeros alone keeps one. Upper and lower case count as the same.
 */
export function normalizePolicyNumber(number: string): string {
  const plain = withoutSeparators(number).replace(/(?<!\d)0+(?=\d)/g, '');
  // Numbers of separators alone are still different numbers.
  return plain === '' ? number : plain;
}

/** Whether two policy numbers are the same one, written differently. */
export function isSamePolicyNumber(a: string, b: string): boolean {
  return normalizePolicyNumber(a) === normalizePolicyNumber(b);
}

/**
 * Whether a policy number fits a search with the wildcards `%` and `_`: as both are written, or without separators,
 * or without the leading zeros too. A digit after a wildcard leads no run, because the wildcard may stand for digits.
 */
export function matchesPolicyNumber(number: string, search: string): boolean {
  if (matchesWildcards(number.toUpperCase(), search.toUpperCase())) return true;
  const pattern = search.replace(/[^\p{L}\p{N}%_]/gu, '').toUpperCase();
  if (pattern === '') return false;
  return (
    matchesWildcards(withoutSeparators(number), pattern) ||
    matchesWildcards(normalizePolicyNumber(number), pattern.replace(/(?<![\d%_])0+(?=\d)/g, ''))
  );
}
