/**
 * Spells the words of a corrected query as the titles of its hits do. The index knows words in lower case only, but readers
 * copy identifiers from here.
 * @param titles of the hits, the best first
 */
export function spellAsFound(query: string, titles: string[]): string {
  const words = titles.flatMap((title) => title.match(/[\p{L}\p{N}_]+/gu) ?? []);
  return query.replace(/[\p{L}\p{N}_]+/gu, (word) => {
    // A capital letter within a word makes it an identifier; at the start, it can be the first word of a title.
    const spelling = words.find(
      (found) => found.toLowerCase() === word.toLowerCase() && /.\p{Lu}/u.test(found),
    );
    return spelling ?? word;
  });
}
