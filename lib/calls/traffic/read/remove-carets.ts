/**
 * A command of cmd without the carets with which cmd escapes, as curl receives it, up to the end of its last line. An
 * escaped line break joins two lines, and one that is followed by an empty line is part of a text.
 */
export function removeCarets(
  source: string,
  start: number,
): { text: string; toOffset: (offset: number) => number } {
  let text = '';
  /** The offset in the source for each character, and for the end. */
  const offsets: number[] = [];
  const append = (value: string, offset: number) => {
    text += value;
    if (value !== '') offsets.push(offset);
  };
  const caret = /\^(?:[ \t]*(\r?\n)(\r?\n)?|([\s\S]?))/y;
  let position = start;
  while (position < source.length) {
    caret.lastIndex = position;
    const [found, lineBreak, secondBreak, character = ''] = caret.exec(source) ?? [];
    if (found === undefined) append(source[position] ?? '', position);
    else if (lineBreak !== undefined) append(secondBreak === undefined ? ' ' : '\n', position);
    else append(character, position + 1);
    position += found?.length ?? 1;
  }
  offsets.push(source.length);
  return {
    text,
    toOffset: (offset) => offsets[Math.min(offset, offsets.length - 1)] ?? source.length,
  };
}
