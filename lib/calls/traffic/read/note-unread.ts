import type { InputKind, ReadInput, ReadNote, RecordedCall, TextRange } from '../recorded-call';
import { blankPrompts } from './blank-prompts';
import { requestLine, statusLine } from './http-message';
import { listJsonBlocks, overlaps } from './log-line';
import { findStatus } from './status-phrase';
import { indexLines, type Line, splitLines } from './text-lines';

/** Kinds in which JSON stands between other text. Others are JSON as a whole. */
export const mixedKinds: ReadonlySet<InputKind> = new Set([
  ...(['curl', 'fetch', 'powershell', 'http-message', 'log-line', 'url'] as const),
]);

/** Longer texts are files of calls, and not what somebody wrote about one. */
export const maxMixedLength = 50_000;

/** More of them say nothing more. */
const maxNotes = 5;

/** The name of an exception, as programs print it at the start of a line. */
const exception =
  /^\s*(?:Uncaught |Unhandled |Caused by: )?(?:[\w$]+\.)*[A-Z]\w*(?:Error|Exception)\b(?=:|\s*$)/;

/** The ranges of a call in the text. */
export const listParts = ({ request, response, seen = [] }: RecordedCall): TextRange[] =>
  [
    request?.at,
    request?.body?.at,
    response?.at,
    response?.body?.at,
    ...seen.map(({ at }) => at),
  ].filter((at) => at !== undefined);

/** A title can have the path without its server and its query. */
const toPath = (url = ''): string => url.replace(/^[a-z]+:\/\/[^/]*|[?#].*$/gi, '');

/** Creates a function that decides whether a line has something about a call that no call has. */
function createLineCheck(calls: readonly RecordedCall[]): (line: Line) => boolean {
  const statuses = new Set(calls.map(({ response }) => response?.status));
  const hasFailed = calls.some(
    ({ clientError, response }) =>
      clientError !== undefined ||
      (response?.status ?? 0) >= 400 ||
      /^\s*\{\s*"(?:error|trace)"/.test(response?.body?.content ?? ''),
  );
  return ({ text }) => {
    const [, method, url] = requestLine.exec(text) ?? [];
    if (method !== undefined)
      return !calls.some(
        ({ request }) => request?.method === method && toPath(request.url).endsWith(toPath(url)),
      );
    const status = Number(statusLine.exec(text)?.[1] ?? findStatus(text) ?? 0);
    // Before the last response, there are those of a proxy and of redirects.
    return (status >= 400 && !statuses.has(status)) || (!hasFailed && exception.test(text));
  };
}

/** Ranges of lines with the lines that follow each other as one. */
function joinLines(ranges: ReadonlyArray<[first: number, last: number]>): Array<[number, number]> {
  const joined: Array<[number, number]> = [];
  for (const [first, last] of [...ranges].sort(([one], [other]) => one - other)) {
    const before = joined.at(-1);
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else joined.push([first, last]);
  }
  return joined;
}

/**
 * Notes what looks like a part of a call, but belongs to none: JSON, a status, an exception, or a further request. A text
 * that was read in part has no all-clear.
 */
export function noteUnread(
  { kind, calls }: Pick<ReadInput, 'kind' | 'calls'>,
  source: string,
): ReadNote[] {
  if (!mixedKinds.has(kind) || calls.length === 0 || source.length > maxMixedLength) return [];
  const text = blankPrompts(source);
  // An exception that names a field that code has missed was read.
  const missed = calls.flatMap(({ use }) => use?.fields.map(({ at }) => at) ?? []);
  const parts = [...calls.flatMap(listParts), ...missed];
  const isRead = (start: number, end: number) =>
    parts.some((at) => overlaps(at, { offset: start, end }));
  const lines = indexLines(text);
  const isUnreadLine = createLineCheck(calls);
  const blocks = listJsonBlocks(text, 0, text.length)
    .filter(({ offset, end }) => !isRead(offset, end))
    .map(({ offset, end }): [number, number] => [lines.find(offset), lines.find(end - 1)]);
  const others = splitLines(text).flatMap((line): Array<[number, number]> => {
    if (isRead(line.offset, line.offset + line.text.length) || !isUnreadLine(line)) return [];
    const position = lines.find(line.offset);
    return [[position, position]];
  });
  const notes = joinLines([...blocks, ...others]).map(([first, last]): ReadNote => {
    const place =
      first === last ? `Line ${first + 1} wasn’t` : `Lines ${first + 1} to ${last + 1} weren’t`;
    const { offset } = lines.get(first);
    const end = lines.get(last).offset + lines.get(last).text.length;
    const at = { offset, length: end - offset };
    return { message: `${place} read as a part of a call`, at, about: 'unread' };
  });
  return notes.slice(0, maxNotes);
}
