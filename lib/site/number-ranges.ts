/** Formats ascending numbers as ranges: `[0, 1, 2, 5]` becomes `0-2,5`. */
export function formatRanges(numbers: readonly number[]): string {
  const ranges: Array<[first: number, last: number]> = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(',');
}

/** Returns the numbers of ranges: the inverse of {@link formatRanges}. */
export const parseRanges = (text: string): number[] =>
  text
    .split(',')
    .filter(Boolean)
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });
