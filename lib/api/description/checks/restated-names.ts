import { isStopWord, stemText } from '../../../search/engine/text/stemming';

/** Words that say nothing about a field. */
const fillers = new Set(stemText('its are was has does field value name number id whether'));

/** `appointmentRevisionId` → "appointment Revision Id". */
const splitName = (name: string) =>
  name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/([a-zA-Z])(\d)|[_-]/g, '$1 $2');

/**
 * Whether a description has no word that is not in the names already, apart from articles and the like. Such a
 * description teaches readers to skip descriptions.
 * @param names the name of the field and of the schema that has it
 */
export function restatesNames(description: string, names: readonly string[]): boolean {
  const known = new Set(stemText(names.map(splitName).join(' ')));
  const isKnown = (word: string) => known.has(word) || fillers.has(word) || isStopWord(word);
  return stemText(description).every(isKnown);
}
