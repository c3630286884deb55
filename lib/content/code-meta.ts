import type { Finding } from '../kit/diagnostics/diagnostic';

/** The parsed meta of a code fence: the text after its language. */
type CodeMeta = {
  title: string | undefined;
  /** 1-based numbers of the lines to highlight. */
  highlightedLines: Set<number>;
  /** The number of the first line; undefined if the lines are not numbered. */
  firstLine: number | undefined;
  /** Whether there is a playground below the code. */
  live: boolean;
  /** Whether the sandbox can run the calls in the code. */
  isRunnable: boolean;
};

function parseRange(range: string): number[] {
  const [from = Number.NaN, to = from] = range.split('-').map((part) => Number.parseInt(part, 10));
  // The limit prevents a typo from filling the memory; no page has that many lines of code.
  if (!(from >= 1 && to >= from && to - from < 5_000)) return [];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * Parses `title="…"`, `{1,3-5}`, `showLineNumbers`, `showLineNumbers=5`, `live` and `norun`. Ignores all else, which
 * listMetaProblems() reports.
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

/**
 * Parses `captures="appointmentId=1000001"`: the ids that a page shows for the records that the last call of a sample
 * creates. Later samples of the page use the ids that the call has actually returned.
 */
export function parseCaptures(meta: string): Record<string, number> | undefined {
  const text = /(?:^|\s)captures="([^"]*)"/.exec(meta)?.[1];
  if (text === undefined) return undefined;
  return Object.fromEntries(
    text.split(' ').map((part): [string, number] => {
      const [, name, id] = /^(\w+)=(\d+)$/.exec(part) ?? [];
      if (!name) throw new Error(`Expected captures="field=id", found "${part}"`);
      return [name, Number(id)];
    }),
  );
}

/** The attributes of code fences. lib/build/checks/check-samples.ts checks JSON against what three of them name. */
const attributeNames = ['title', 'schema', 'body', 'response', 'captures'];
const expectedMeta = `${attributeNames.map((name) => `${name}="…"`).join(', ')}, {1,3-5}, showLineNumbers, live or norun`;

function isValidPart(part: string, lineCount: number): boolean {
  const attribute = /^(\w+)=(?:"[^"]*"|'[^']*')$/.exec(part)?.[1];
  if (attribute !== undefined) return attributeNames.includes(attribute);
  const ranges = /^\{([\d,\s-]+)\}$/.exec(part)?.[1];
  if (ranges === undefined) return /^(?:live|norun|showLineNumbers(?:=\d{1,6})?)$/.test(part);
  return ranges.split(',').every((range) => {
    const lines = parseRange(range.trim());
    return lines.length > 0 && (lines.at(-1) ?? 0) <= lineCount;
  });
}

/**
 * Lists the parts of a code fence's meta that have no effect: unknown words, and ranges of lines that the code does not
 * have.
 */
export function listMetaProblems(meta: string, code: string): Finding[] {
  const lineCount = extractHighlightComments(code).code.split('\n').length;
  const parts = meta.match(/\w+=(?:"[^"]*"|'[^']*')|\{[^}]*\}|\S+/g) ?? [];
  return parts
    .filter((part) => !isValidPart(part, lineCount))
    .map((part) =>
      part.startsWith('{')
        ? { message: 'Invalid line range', found: part, expected: `lines from 1 to ${lineCount}` }
        : { message: 'Unknown word after the language', found: part, expected: expectedMeta },
    );
}

const marker =
  /^\s*(?:\/\/|#|--|\/\*|\{\/\*|<!--)\s*(highlight-next-line|highlight-start|highlight-end)\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * Removes the comments `highlight-next-line` and `highlight-start` … `highlight-end` from code, and returns the lines
 * that they highlight. A start without an end highlights nothing.
 */
export function extractHighlightComments(code: string): {
  code: string;
  highlightedLines: Set<number>;
} {
  const lines: string[] = [];
  const highlightedLines = new Set<number>();
  let start: number | undefined;
  for (const line of code.split('\n')) {
    const name = marker.exec(line)?.[1];
    if (name === undefined) lines.push(line);
    else if (name === 'highlight-next-line') highlightedLines.add(lines.length + 1);
    else if (name === 'highlight-start') start = lines.length + 1;
    else if (start !== undefined) {
      for (let number = start; number <= lines.length; number++) highlightedLines.add(number);
      start = undefined;
    }
  }
  return { code: lines.join('\n'), highlightedLines };
}
