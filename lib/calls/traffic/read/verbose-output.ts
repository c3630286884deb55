import { findHeader } from '../find-header';
import type { ReadNote, RecordedCall } from '../recorded-call';
import { completeMessage, rangeOf, readHead, sliceBody, statusLine } from './http-message';
import { listJsonBlocks } from './log-line';
import { isBlank, type Line, splitLines } from './text-lines';

const verboseLine = /^[<>] ?(?:[A-Z]{3,7} \S+ HTTP\/|HTTP\/)/m;

/** Whether a text has lines that `curl --verbose` prints. */
export const isVerboseOutput = (text: string): boolean => verboseLine.test(text);

/** The lines that have a prefix, without it. */
const readPrefixedLines = (lines: readonly Line[], prefix: string): Line[] =>
  lines
    .filter(({ text }) => text.startsWith(prefix))
    .map(({ text, offset }) => {
      const length = text.startsWith(`${prefix} `) ? 2 : 1;
      return { text: text.slice(length), offset: offset + length };
    });

const rangeOfLines = (lines: readonly Line[]) => {
  const last = lines.at(-1);
  const offset = lines[0]?.offset ?? 0;
  return rangeOf(offset, last ? last.offset + last.text.length : offset);
};

/** What curl prints about the connection and about the size of data. */
const isInformation = ({ text }: Line): boolean => /^(?:\*|[{}] \[\d+ bytes)/.test(text);

/** Reads what `curl --verbose` prints: `>` before the request, `<` before the response, and its body. */
export function readVerboseOutput(
  text: string,
  start = 0,
): { call: RecordedCall; notes: ReadNote[] } {
  const notes: ReadNote[] = [];
  const lines = splitLines(text, start);
  const sent = readPrefixedLines(lines, '>');
  const received = readPrefixedLines(lines, '<');
  const request = readHead(sent, 0, notes);
  // After a redirect or a 100 Continue, the last response counts.
  const statusIndex = received.findLastIndex((line) => statusLine.test(line.text));
  const response = readHead(received, statusIndex, notes);
  const bodyLines = lines.slice(lines.findLastIndex((line) => line.text.startsWith('<')) + 1);
  const bodyStart = bodyLines.find((line) => !isBlank(line) && !isInformation(line))?.offset;
  // The last line of a body without a line break continues with a line about the connection.
  const bodyLength = text.slice(bodyStart).search(/\n?\* (?:Connection|Closing)/);
  const bodyEnd = bodyLength === -1 ? text.length : (bodyStart ?? 0) + bodyLength;
  const mediaType = findHeader(response?.headers ?? [], 'content-type')?.value;
  const [json] = bodyStart === undefined ? [] : listJsonBlocks(text, bodyStart, bodyEnd);
  // Other commands of a session can follow, of which one shows the body that was saved.
  const body = json
    ? sliceBody(text, json.offset, json.end, mediaType)
    : bodyStart === undefined || mediaType?.includes('json')
      ? undefined
      : sliceBody(text, bodyStart, bodyEnd, mediaType);
  const call: RecordedCall = {
    ...(request && completeMessage(request.message, undefined, rangeOfLines(sent))),
    ...(response && completeMessage(response.message, body, rangeOfLines(received))),
  };
  return { call, notes };
}
