/** Longer texts never match. No policy number, name or email address is as long. */
const maxCharacters = 1000;

/**
 * Returns whether an entire text matches a pattern in which `%` matches any number of characters and `_` exactly one.
 * Backtracks to the last `%` only, so the number of steps is at most the length of the text times that of the pattern.
 */
export function matchesWildcards(text: string, pattern: string): boolean {
  const collapsed = pattern.replace(/%+/g, '%');
  // A character can have two UTF-16 code units, and in the pattern a `%` can precede each of them.
  if (text.length > 2 * maxCharacters || collapsed.length > 4 * maxCharacters) return false;
  const characters = [...text];
  const patternCharacters = [...collapsed];
  let position = 0;
  let patternPosition = 0;
  // Index of the last `%` in the pattern, and end of the characters that it matches so far.
  let lastWildcard = -1;
  let wildcardEnd = 0;
  while (position < characters.length) {
    if (patternCharacters[patternPosition] === '%') {
      lastWildcard = patternPosition;
      wildcardEnd = position;
      patternPosition += 1;
    } else if (
      patternCharacters[patternPosition] === '_' ||
      patternCharacters[patternPosition] === characters[position]
    ) {
      position += 1;
      patternPosition += 1;
    } else if (lastWildcard >= 0) {
      wildcardEnd += 1;
      position = wildcardEnd;
      patternPosition = lastWildcard + 1;
    } else return false;
  }
  return patternCharacters.slice(patternPosition).every((rest) => rest === '%');
}
