/** Returns the first sentence of a text without line breaks; undefined if no sentence ends in it. */
export const findFirstSentence = (text: string): string | undefined =>
  /^.+?[.!?](?=\s|$)/.exec(text)?.[0];
