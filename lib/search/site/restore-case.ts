/** A word or an identifier, such as the name of a header. */
const wordPattern = /[\p{L}\p{N}_-]+/gu;

/**
 * Spells the words of a corrected query as its hits do. The index knows words in lower case only, but readers copy
 * identifiers from here.
 * @param texts the titles and the URLs of the hits, the best first
 */
export function restoreCase(query: string, texts: string[]): string {
  const words = texts.flatMap((text) => text.match(wordPattern) ?? []);
  return query.replace(wordPattern, (word) => {
    // A capital letter within a word makes it an identifier; at the start, it can be the first word of a title. A word that
    // is all capitals is a value, which is also a word: `PRESCRIPTION`.
    const spelling = words.find(
      (found) =>
        found.toLowerCase() === word.toLowerCase() &&
        /.\p{Lu}/u.test(found) &&
        /[\p{Ll}_]/u.test(found),
    );
    return spelling ?? word;
  });
}
