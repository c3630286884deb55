import { resolveText } from '../bindings';
import type { TextValue } from '../contract-types';

/** The fields in which an element says something, the most telling first. */
const wordFields = ['label', 'title', 'text', 'accessibilityLabel', 'placeholder'];
const locale = { language: 'en-GB', timeZone: 'UTC' };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is TextValue =>
  typeof value === 'string' || (isRecord(value) && ('bind' in value || 'default' in value));

/** A text as the doctor reads it; undefined where it is none, or empty. */
export function readDisplayText(value: unknown, data: Record<string, unknown>): string | undefined {
  return isText(value) ? resolveText(value, data, locale) || undefined : undefined;
}

/** The words of an element or of a part of one: its own, or those of the first thing in it that has any. */
export function findDisplayText(
  holder: unknown,
  data: Record<string, unknown>,
): string | undefined {
  if (!isRecord(holder)) return undefined;
  const own = wordFields.map((field) => readDisplayText(holder[field], data)).find(Boolean);
  if (own || !Array.isArray(holder.content)) return own;
  return holder.content.map((inner) => findDisplayText(inner, data)).find(Boolean);
}
