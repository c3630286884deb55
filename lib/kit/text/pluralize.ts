/** A number with its noun: `1 error`, `2 errors`. The plural of the noun must end with s. */
export const pluralize = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * The terms that an item of a list must contain to match a filter, cut to what the singular shares with the plural:
 * "policy" and "policies" to "polic".
 */
export const listFilterTerms = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((term) => term.replace(/(?<=...)(?:ies|y|(?<=[sxz]|[cs]h)es|(?<!s)s)$/, ''));

/** Whether each term is anywhere in an item's text, or begins one of the other words that find it, in lowercase. */
export const matchesFilter = (terms: readonly string[], text: string, otherWords = ''): boolean =>
  terms.every((term) => text.toLowerCase().includes(term) || ` ${otherWords}`.includes(` ${term}`));
