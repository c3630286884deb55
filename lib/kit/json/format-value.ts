/** A value as text: a text without quotation marks, and JSON of anything else. */
export const formatValue = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
