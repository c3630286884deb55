import { isRecord } from '../../kit/json/is-record';
import type { ScreenDefinition } from './load-screens';

/** A text that an app translates, by its key in the app's dictionary. */
export type TextKey = {
  key: string;
  /** The text of an app that has no translation. */
  default: string;
  /** The names of the screens that use it. */
  screens: string[];
};

type Translation = { key: string; default: string };

/** Yields every translation in a part of a screen. Skips its data. */
function* findTranslations(value: unknown): Generator<Translation> {
  if (Array.isArray(value)) {
    for (const child of value) yield* findTranslations(child);
    return;
  }
  if (!isRecord(value)) return;
  if (typeof value.key === 'string' && typeof value.default === 'string') {
    yield { key: value.key, default: value.default };
  }
  for (const [name, child] of Object.entries(value)) {
    if (name !== 'data') yield* findTranslations(child);
  }
}

/** The keys of all translated texts of the screens, sorted by key. A key with two default texts is listed twice. */
export function listTextKeys(screens: readonly ScreenDefinition[]): TextKey[] {
  const textKeys: TextKey[] = [];
  for (const { name, screen } of screens) {
    for (const translation of findTranslations(screen)) {
      const known = textKeys.find(
        (entry) => entry.key === translation.key && entry.default === translation.default,
      );
      if (!known) textKeys.push({ ...translation, screens: [name] });
      else if (!known.screens.includes(name)) known.screens.push(name);
    }
  }
  return textKeys.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
}
