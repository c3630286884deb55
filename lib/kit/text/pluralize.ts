/** A number with its noun: `1 error`, `2 errors`. The plural of the noun must end with s. */
export const pluralize = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * The terms that an item of a list must contain to match a filter. A plural is cut to what it shares with the singular:
 * "policies" to "polic".
 */
export const listFilterTerms = (query: string): string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((term) => term.replace(/(?<=...)(?:ies|(?<=[sxz]|[cs]h)es|(?<!s)s)$/, ''));
