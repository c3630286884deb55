/** Characters of a text that are compared. No policy number, name or address is as long. */
const mostCharacters = 1000;

/**
 * Whether a whole text fits a pattern in which `%` stands for any run of characters (none, too) and `_` for exactly
 * one. It steps forward with two pointers and goes back to the last `%` only, so no pattern makes it hang: it takes
 * at most the length of the text times that of the pattern. A text of thousands of characters fits nothing.
 */
export function matchesWildcards(text: string, pattern: string): boolean {
  const shortest = pattern.replace(/%+/g, '%');
  // A character takes up to two places of a text, and each may have a `%` before it in the pattern.
  if (text.length > 2 * mostCharacters || shortest.length > 4 * mostCharacters) return false;
  const characters = [...text];
  const parts = [...shortest];
  let at = 0;
  let part = 0;
  // Where the last `%` was, and up to where its run reaches so far.
  let lastRun = -1;
  let runEnd = 0;
  while (at < characters.length) {
    if (parts[part] === '%') {
      lastRun = part;
      runEnd = at;
      part += 1;
    } else if (parts[part] === '_' || parts[part] === characters[at]) {
      at += 1;
      part += 1;
    } else if (lastRun >= 0) {
      runEnd += 1;
      at = runEnd;
      part = lastRun + 1;
    } else return false;
  }
  return parts.slice(part).every((rest) => rest === '%');
}
