/** What stands behind a fence's language, read. */
export type CodeMeta = {
  title?: string;
  /** 1-based numbers of the lines to highlight. */
  highlightedLines: Set<number>;
  /** The number of the first line, where numbers are to be shown. */
  firstLine?: number;
  /** Whether a playground stands below the code. */
  live: boolean;
  /** False where a call is not to be tried in the sandbox. */
  isRunnable: boolean;
};

function parseRange(range: string): number[] {
  const [from = Number.NaN, to = from] = range.split('-').map((part) => Number.parseInt(part, 10));
  // A fence of more lines than this is not code for reading; the bound keeps a typing error from filling memory.
  if (!(from >= 1 && to >= from && to - from < 5_000)) return [];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * Reads `title="…"`, `{1,3-5}`, `showLineNumbers` (or `showLineNumbers=5`), `live` and `norun`. What it does not know
 * is left out.
 */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const ranges = /(?:^|\s)\{([\d,\s-]*)\}/.exec(meta)?.[1] ?? '';
  const words = meta.replace(/"[^"]*"|'[^']*'/g, '').split(/\s+/);
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d{1,6}))?(?=\s|$)/.exec(meta);
  return {
    title: title?.[1] ?? title?.[2],
    highlightedLines: new Set(ranges.split(',').flatMap((range) => parseRange(range.trim()))),
    firstLine: numbers ? Number(numbers[1] ?? 1) : undefined,
    live: words.includes('live'),
    isRunnable: !words.includes('norun'),
  };
}

const marker =
  /^\s*(?:\/\/|#|--|\/\*|\{\/\*|<!--)\s*(highlight-next-line|highlight-start|highlight-end)\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * Takes the comments `highlight-next-line` and `highlight-start` … `highlight-end` out of a code block.
 * A start without an end highlights nothing. Blocks with a range in their meta keep their comments.
 */
export function extractHighlightComments(code: string): {
  code: string;
  highlightedLines: Set<number>;
} {
  const kept: string[] = [];
  const highlightedLines = new Set<number>();
  let start: number | undefined;
  for (const line of code.split('\n')) {
    const name = marker.exec(line)?.[1];
    if (name === undefined) kept.push(line);
    else if (name === 'highlight-next-line') highlightedLines.add(kept.length + 1);
    else if (name === 'highlight-start') start = kept.length + 1;
    else if (start !== undefined) {
      for (let number = start; number <= kept.length; number++) highlightedLines.add(number);
      start = undefined;
    }
  }
  return { code: kept.join('\n'), highlightedLines };
}
