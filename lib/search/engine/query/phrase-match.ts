import { isStopWord } from '../text/stemming';

/** Returns the number of content words in the longest run of the query's stems that occurs in the text. */
export function longestPhraseMatch(query: readonly string[], text: readonly string[]): number {
  let longest = 0;
  for (const [position, stem] of text.entries()) {
    for (const [start, first] of query.entries()) {
      if (first !== stem) continue;
      let contentWords = 0;
      for (let offset = 0; query[start + offset] === text[position + offset]; offset++) {
        const word = query[start + offset];
        if (word === undefined) break;
        if (!isStopWord(word)) contentWords++;
      }
      longest = Math.max(longest, contentWords);
    }
  }
  return longest;
}
