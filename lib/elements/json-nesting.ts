const opening = new Set('[{');
const closing = new Set(']}');

/**
 * Whether brackets and braces outside of strings are nested deeper than `max`. The text need not be valid JSON. Code that
 * calls itself for each level, as most code for JSON does, could overflow the stack.
 */
export function exceedsNesting(text: string, max: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (isInString) {
      // A backslash makes the next character part of the string.
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (closing.has(character)) depth -= 1;
    else if (opening.has(character)) {
      depth += 1;
      if (depth > max) return true;
    }
  }
  return false;
}
