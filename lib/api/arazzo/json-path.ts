import { compile } from 'json-p3';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const isJson = (value: unknown): value is Json =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (typeof value === 'object' && Object.values(value).every(isJson));

/**
 * Whether a JSONPath query (RFC 9535) finds something. As in Arazzo's runners, it applies to a list with the value, so
 * that a filter can test the value itself.
 */
export const matchesJsonPath = (query: string, value: unknown): boolean =>
  isJson(value) && compile(query).query([value]).length > 0;

/** Throws an error with the reason if a text is not a JSONPath query. */
export function assertJsonPath(query: string): void {
  compile(query);
}
