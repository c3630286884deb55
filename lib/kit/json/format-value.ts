import { writeExactJson } from './exact-json';

/** A value as text: a text without quotation marks, and JSON of anything else. */
export const formatValue = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : writeExactJson(value);
