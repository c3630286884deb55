import { isStopWord, stemWord } from '../text/stemming';
import { tokenize } from '../text/tokenizer';

/** The stems of a text's words, in order. */
export function stemText(text: string): string[] {
  return tokenize(text).flatMap(({ parts }) => parts.map((part) => stemWord(part.text)));
}

/** How many telling words of `wanted` stand in a text one after the other, as they do in `wanted`. */
export function longestPhraseMatch(wanted: readonly string[], text: readonly string[]): number {
  let longest = 0;
  for (const [place, stem] of text.entries()) {
    for (const [start, first] of wanted.entries()) {
      if (first !== stem) continue;
      let telling = 0;
      for (let step = 0; wanted[start + step] === text[place + step]; step++) {
        const word = wanted[start + step];
        if (word === undefined) break;
        if (!isStopWord(word)) telling++;
      }
      longest = Math.max(longest, telling);
    }
  }
  return longest;
}
