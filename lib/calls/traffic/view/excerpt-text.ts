import type { Line, LineIndex } from '../read/text-lines';
import type { TextRange } from '../recorded-call';

/** A part of a line that a finding is about. */
export type MarkedPart = {
  text: string /** The index of the finding. */;
  finding?: number | undefined;
};

/** A line of the text, or a part of a long one, with the findings that start in it. */
export type ExcerptLine = { line: number; parts: MarkedPart[]; findings: number[] };

/** Longer lines are cut off around what a finding is about. */
const maxLength = 320;
const contextLength = 80;
/** Where a line goes on. */
const cutMark = ' … ';
/** Longer texts are shown around the findings only. */
const maxLines = 60;
const contextLines = 2;

type NumberedLine = Line & { number: number };

type IndexedRange = TextRange & { index: number };

/** Splits a line at the ranges. Where they overlap, the first one is marked. */
function markLine({ offset, text }: NumberedLine, ranges: readonly IndexedRange[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const range of ranges) {
    const from = Math.max(end, range.offset - offset);
    const to = Math.min(text.length, range.offset + range.length - offset);
    if (to <= from) continue;
    if (from > end) parts.push({ text: text.slice(end, from) });
    parts.push({ text: text.slice(from, to), finding: range.index });
    end = to;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The part of a long line around a range. */
function cutLine(line: NumberedLine, { offset, length }: TextRange): NumberedLine {
  const from = Math.max(0, offset - line.offset - contextLength);
  const to = Math.min(
    line.text.length,
    offset - line.offset + Math.min(length, contextLength) + contextLength,
  );
  return { ...line, offset: line.offset + from, text: line.text.slice(from, to) };
}

/** The positions of the lines that are shown: all of a short text; otherwise, those near a finding. */
function listShown(count: number, found: readonly number[]): number[] {
  if (count <= maxLines) return Array.from({ length: count }, (_, position) => position);
  const near = found.flatMap((position) =>
    Array.from({ length: 2 * contextLines + 1 }, (_, index) => position - contextLines + index),
  );
  return [...new Set(near)]
    .filter((position) => position >= 0 && position < count)
    .sort((one, other) => one - other);
}

/**
 * Returns the lines of a text with what findings are about.
 * @param ranges the ranges of the findings; undefined for one without
 */
export function excerptText(
  lines: LineIndex,
  ranges: ReadonlyArray<TextRange | undefined>,
): ExcerptLine[] {
  const indexed = ranges
    .flatMap((range, index): IndexedRange[] => (range ? [{ ...range, index }] : []))
    .sort((one, other) => one.offset - other.offset || one.length - other.length);
  const found = indexed.map((range) => ({ range, position: lines.find(range.offset) }));
  return listShown(
    lines.count,
    found.map(({ position }) => position),
  ).flatMap((position): ExcerptLine[] => {
    const line = { ...lines.get(position), number: position + 1 };
    const own = found.filter((entry) => entry.position === position).map(({ range }) => range);
    const end = line.offset + line.text.length;
    const touching = indexed.filter(
      ({ offset, length }) => offset < end && offset + length > line.offset && length <= maxLength,
    );
    const toLine = (
      shown: NumberedLine,
      marked: readonly IndexedRange[],
      starting: readonly IndexedRange[],
    ) => ({
      line: line.number,
      parts: markLine(shown, marked),
      findings: starting.map(({ index }) => index).sort((one, other) => one - other),
    });
    if (line.text.length <= maxLength) return [toLine(line, touching, own)];
    const toCutLine = (shown: NumberedLine, ranges: readonly IndexedRange[]) => {
      const cut = toLine(shown, ranges, ranges);
      const isStart = shown.offset === line.offset;
      const isEnd = shown.offset + shown.text.length === end;
      const parts = [
        ...(isStart ? [] : [{ text: cutMark }]),
        ...cut.parts,
        ...(isEnd ? [] : [{ text: cutMark }]),
      ];
      return { ...cut, parts };
    };
    if (own.length === 0) return [toCutLine({ ...line, text: line.text.slice(0, maxLength) }, [])];
    return own.map((range) => toCutLine(cutLine(line, range), [range]));
  });
}
