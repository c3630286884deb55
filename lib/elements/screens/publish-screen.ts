import { previewLocale } from '../preview-locale';
import type { ScreenDefinition } from './load-screens';
import { type OutlineEntry, outlineScreen } from './outline-screen';
import { listScreenStates } from './screen-states';

/** The time that published screens and test vectors assume: between the times in their data. */
export const fixedNow = '2026-11-24T10:00:00Z';

/** A reference screen for the tests of other renderers. */
export type PublishedScreen = {
  /** The moment, the language (BCP 47) and the time zone (IANA) of the outlines. */
  now: string;
  language: string;
  timeZone: string;
  states: Array<{
    kind: string;
    title: string;
    /** The complete screen in this state. */
    screen: Record<string, unknown>;
    /** Its visible elements, in their order. */
    outline: OutlineEntry[];
  }>;
};

/** A screen with all its states, and what each has to show. */
export function publishScreen(definition: ScreenDefinition): PublishedScreen {
  const context = { locale: previewLocale, now: Date.parse(fixedNow) };
  return {
    now: fixedNow,
    ...previewLocale,
    states: listScreenStates(definition).map(({ kind, title, document }) => ({
      kind,
      title,
      screen: document,
      outline: outlineScreen(document, context),
    })),
  };
}
