import { resolveText } from '../bindings';
import type { TextValue } from '../contract-types';
import { isRecord } from '../is-record';
import { previewLocale } from '../preview-locale';

/** The text fields of elements, the most descriptive first. */
const textFields = ['label', 'title', 'text', 'accessibilityLabel', 'placeholder'];

const isText = (value: unknown): value is TextValue =>
  typeof value === 'string' || (isRecord(value) && ('bind' in value || 'default' in value));

/** A text as displayed; undefined if the value is empty or not a text. */
export function readDisplayText(value: unknown, data: Record<string, unknown>): string | undefined {
  return isText(value) ? resolveText(value, data, previewLocale) || undefined : undefined;
}

/** The first text of an element or a part of one: its own, or that of its first descendant with a text. */
export function findDisplayText(owner: unknown, data: Record<string, unknown>): string | undefined {
  if (!isRecord(owner)) return undefined;
  const own = textFields.map((field) => readDisplayText(owner[field], data)).find(Boolean);
  if (own || !Array.isArray(owner.content)) return own;
  return owner.content.map((child) => findDisplayText(child, data)).find(Boolean);
}
