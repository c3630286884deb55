import { exceedsNesting } from '../json-nesting';

/** The maximum length of an edited text, in UTF-16 code units. The longest screen has 40,000. */
export const maxTextLength = 200_000;

/** The maximum nesting depth of arrays and objects. The editor and the validator call themselves for each level. */
export const maxNesting = 400;

/** Returns why a text is not edited, as a sentence; undefined if it is. */
export function findTextProblem(text: string): string | undefined {
  if (text.length > maxTextLength) {
    return `The JSON is longer than ${maxTextLength.toLocaleString('en-US')} characters.`;
  }
  if (exceedsNesting(text, maxNesting)) {
    return `The JSON is nested deeper than ${maxNesting} levels.`;
  }
  return undefined;
}
