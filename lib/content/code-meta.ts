import type { Finding, Severity } from '../kit/diagnostics/diagnostic';
import { describeClosest, suggestName } from '../kit/diagnostics/suggest-name';

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
  /** Whether the code is checked even if it is not about the API. */
  isChecked: boolean;
};

function parseRange(range: string): number[] {
  const [from = Number.NaN, to = from] = range.split('-').map((part) => Number.parseInt(part, 10));
  // The limit prevents a typo from filling the memory; no page has that many lines of code.
  if (!(from >= 1 && to >= from && to - from < 5_000)) return [];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/**
 * Parses `title="…"`, `{1,3-5}`, `showLineNumbers`, `showLineNumbers=5`, `live`, `norun` and `check`. Ignores all else, which
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
    isChecked: words.includes('check'),
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
const attributeNames = ['title', 'schema', 'body', 'response', 'captures', 'nocheck'];
const expectedMeta = `${attributeNames.map((name) => `${name}="…"`).join(', ')}, {1,3-5}, showLineNumbers, live, norun or check`;

/** The value of `name="value"` in the meta of a code fence. */
export const readFenceAttribute = (meta: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];

function isValidPart(part: string, lineCount: number): boolean {
  const attribute = /^(\w+)=(?:"[^"]*"|'[^']*')$/.exec(part)?.[1];
  if (attribute === 'nocheck') return readFenceAttribute(part, 'nocheck')?.trim() !== '';
  if (attribute !== undefined) return attributeNames.includes(attribute);
  const ranges = /^\{([\d,\s-]+)\}$/.exec(part)?.[1];
  if (ranges === undefined) return /^(?:live|norun|check|showLineNumbers(?:=\d{1,6})?)$/.test(part);
  return ranges.split(',').every((range) => {
    const lines = parseRange(range.trim());
    return lines.length > 0 && (lines.at(-1) ?? 0) <= lineCount;
  });
}

/** What is wrong with a part of the meta. One with a typo could be an attribute without which the code has no check. */
function describePart(part: string, lineCount: number): Finding & { severity: Severity } {
  if (part.startsWith('{')) {
    const expected = `lines from 1 to ${lineCount}`;
    return { severity: 'advice', message: 'Invalid line range', found: part, expected };
  }
  if (part.startsWith('nocheck')) {
    const [message, expected] = ['The reason is missing', 'nocheck="why the code has no check"'];
    return { severity: 'error', message, found: part, expected };
  }
  const closest = part.includes('=')
    ? suggestName(part.split('=')[0] ?? '', attributeNames)
    : undefined;
  return {
    severity: closest === undefined ? 'advice' : 'error',
    message: 'Unknown word after the language',
    found: part,
    expected: expectedMeta + describeClosest(closest),
  };
}

/**
 * Lists the parts of a code fence's meta that have no effect: unknown words, and ranges of lines that the code does not
 * have.
 */
export function listMetaProblems(
  meta: string,
  code: string,
): Array<Finding & { severity: Severity }> {
  const lineCount = extractHighlightComments(code).code.split('\n').length;
  const parts = meta.match(/\w+=(?:"[^"]*"|'[^']*')|\{[^}]*\}|\S+/g) ?? [];
  return parts
    .filter((part) => !isValidPart(part, lineCount))
    .map((part) => describePart(part, lineCount));
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
