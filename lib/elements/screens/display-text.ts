import { isRecord } from '../../kit/json/is-record';
import { resolveText } from '../bindings';
import type { TextValue } from '../contract-types';
import { previewLocale } from '../preview-locale';

/** The text fields of elements, the most descriptive first. */
const textFields = ['label', 'title', 'text', 'accessibilityLabel', 'placeholder'];

const isText = (value: unknown): value is TextValue =>
  typeof value === 'string' || (isRecord(value) && ('bind' in value || 'default' in value));

/** A text whose values are not in the data has their placeholders: "until {time}" instead of "until ". */
function keepPlaceholders(text: TextValue, data: Record<string, unknown>): TextValue {
  if (typeof text === 'string' || !('values' in text)) return text;
  const values = Object.entries(text.values ?? {}).filter(
    ([, value]) =>
      !isRecord(value) || !isText(value) || resolveText(value, data, previewLocale) !== '',
  );
  return { ...text, values: Object.fromEntries(values) };
}

/** A text as displayed; undefined if the value is empty or not a text. */
export function readDisplayText(value: unknown, data: Record<string, unknown>): string | undefined {
  if (!isText(value)) return undefined;
  return resolveText(keepPlaceholders(value, data), data, previewLocale) || undefined;
}

/** Whether a text is only a number, such as the value of a counter with a separate label. */
const isNumber = (text: string) => /^[\d.,%+\s]*\d[\d.,%+\s]*$/.test(text);

function* listDisplayTexts(owner: unknown, data: Record<string, unknown>): Generator<string> {
  if (!isRecord(owner)) return;
  for (const field of textFields) {
    const text = readDisplayText(owner[field], data);
    if (text !== undefined) yield text;
  }
  if (!Array.isArray(owner.content)) return;
  for (const child of owner.content) yield* listDisplayTexts(child, data);
}

const hasPlaceholder = (text: string) => /\{\w+\}/.test(text);

/**
 * The text that names an element or a part of one: its own, or that of its first descendant with a text. A number, or a
 * text whose values are not in the data, names an element only if there is no other text.
 */
export function findDisplayText(owner: unknown, data: Record<string, unknown>): string | undefined {
  const texts = [...listDisplayTexts(owner, data)];
  return (
    texts.find((text) => !isNumber(text) && !hasPlaceholder(text)) ??
    texts.find((text) => !isNumber(text)) ??
    texts[0]
  );
}
