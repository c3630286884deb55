/** Whether a whole text matches a pattern from a server. A pattern that is none matches everything. */
export function matchesPattern(pattern: string, text: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(text);
  } catch {
    return true;
  }
}

/** Whether a text has the form of an e-mail address: something, an at sign, and a name with a dot. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

/** A text for comparison: without case and accents. */
export const foldForComparison = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
