/** A tag, or a word with the white space after it. */
const tokenPattern = /<[^>]*>|[^<\s]+\s*|\s+/g;

/** The lengths of the longest common subsequences of the rests of two lists. */
function measureCommonRests(before: readonly string[], after: readonly string[]): number[][] {
  const rows: number[][] = [after.map(() => 0).concat(0)];
  for (const token of before.toReversed()) {
    const below = rows[0] ?? [];
    const row = [0];
    for (let index = after.length - 1; index >= 0; index -= 1) {
      const isSame = token.trim() === after[index]?.trim();
      const length = isSame
        ? (below[index + 1] ?? 0) + 1
        : Math.max(below[index] ?? 0, row[0] ?? 0);
      row.unshift(length);
    }
    rows.unshift(row);
  }
  return rows;
}

/** Wraps the tokens that are not in the other text, as few times as possible. Tags stay outside, so that they are nested. */
function wrapTokens(tokens: readonly string[], isCommon: readonly boolean[], tag: string): string {
  const html = tokens
    .map((token, index) =>
      isCommon[index] || token.startsWith('<')
        ? token
        : token.replace(/^\S+/, `<${tag}>$&</${tag}>`),
    )
    .join('');
  return html.replace(new RegExp(`</${tag}>(\\s*)<${tag}>`, 'g'), '$1');
}

/** Marks the words that differ between two versions of a text, in HTML: `<del>` in the first, `<ins>` in the second. */
export function markDifferences(before: string, after: string): [string, string] {
  const old = before.match(tokenPattern) ?? [];
  const current = after.match(tokenPattern) ?? [];
  const lengths = measureCommonRests(old, current);
  const isOldCommon: boolean[] = [];
  const isCurrentCommon: boolean[] = [];
  let row = 0;
  let column = 0;
  while (row < old.length && column < current.length) {
    if (old[row]?.trim() === current[column]?.trim()) {
      isOldCommon[row] = true;
      isCurrentCommon[column] = true;
      row += 1;
      column += 1;
    } else if ((lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0)) row += 1;
    else column += 1;
  }
  return [wrapTokens(old, isOldCommon, 'del'), wrapTokens(current, isCurrentCommon, 'ins')];
}
