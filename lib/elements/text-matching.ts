/** Whether a text looks like an email address: a local part, an at sign, and a domain with a dot. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

/** A text in lowercase and without diacritics, for comparisons. */
export const foldForComparison = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
