import { findHeader } from '../find-header';
import type { ReadNote, RecordedCall } from '../recorded-call';
import { readHeaderLines, requestLine, sliceBody } from './http-message';
import { isBlank, type Line, splitLines } from './text-lines';
import { createVariables, type Variables } from './variables';

const variableLine = /^\s*@([\w.-]+)\s*=\s*(.*?)\s*$/;
const nameLine = /^\s*(?:#|\/\/)\s*@name\s*=?\s*(\S+)/;
/** A request line without a method is a GET. */
const addressLine = /^\s*((?:https?:\/\/|\{\{)\S+)(?:[ \t]+HTTP\/[\d.]+)?[ \t]*$/;

/** Whether a text is a file of requests for editors: with separators, variables, or comments. */
export const isHttpFile = (text: string): boolean =>
  (/^###/m.test(text) || /^\s*@[\w.-]+\s*=/m.test(text) || /^[A-Z]{3,7} \S*\{\{/m.test(text)) &&
  splitLines(text).some((line) => requestLine.test(line.text) || addressLine.test(line.text));

const isComment = ({ text }: Line): boolean => /^\s*(?:#|\/\/)/.test(text);

/** A request with its lines, between separators. */
type Block = { name: string | undefined; lines: Line[] };

function splitBlocks(lines: readonly Line[], notes: ReadNote[]): Block[] {
  const blocks: Block[] = [{ name: undefined, lines: [] }];
  let hasRequest = false;
  let isAfterBlank = false;
  for (const line of lines) {
    const isRequest = requestLine.test(line.text);
    if (line.text.startsWith('###')) {
      blocks.push({ name: line.text.replace(/^#+\s*/, '').trim() || undefined, lines: [] });
      hasRequest = false;
    } else if (isRequest && hasRequest && isAfterBlank) {
      notes.push({
        message: '### is missing before this request',
        at: { offset: line.offset, length: 0 },
      });
      blocks.push({ name: undefined, lines: [line] });
    } else {
      blocks.at(-1)?.lines.push(line);
      hasRequest ||= isRequest || addressLine.test(line.text);
    }
    isAfterBlank = isBlank(line);
  }
  return blocks;
}

/** The lines that continue a URL: `?search=a`, and `&fromDate=b`. */
const isQueryLine = (line: Line | undefined): boolean => /^\s+[?&/]/.test(line?.text ?? '');

function readBlock(
  text: string,
  { name, lines }: Block,
  variables: Variables,
  notes: ReadNote[],
): RecordedCall | undefined {
  const start = lines.findIndex(
    (line) => !isComment(line) && (requestLine.test(line.text) || addressLine.test(line.text)),
  );
  const first = lines[start];
  if (!first) return undefined;
  const [, method = 'GET', target] = requestLine.exec(first.text) ?? [
    '',
    'GET',
    addressLine.exec(first.text)?.[1],
  ];
  let next = start + 1;
  let url = target ?? '';
  while (isQueryLine(lines[next]))
    url += lines[next++]?.text.trim().replace(/\s+HTTP\/[\d.]+$/, '') ?? '';
  const headLines = lines.filter(
    (line, index) => index >= next && !(isComment(line) && !isBlank(line)),
  );
  const { headers, next: bodyIndex } = readHeaderLines(headLines, 0, notes);
  const bodyLine = headLines[bodyIndex];
  // Scripts for the response follow the body.
  const last = headLines.findIndex(
    (line, index) => index > bodyIndex && /^\s*(?:>\s*\{%|<>\s|>>)/.test(line.text),
  );
  const lastLine = headLines.at(last === -1 ? -1 : last - 1);
  const end = lastLine ? lastLine.offset + lastLine.text.length : first.offset + first.text.length;
  const body =
    bodyLine && sliceBody(text, bodyLine.offset, end, findHeader(headers, 'content-type')?.value);
  if (body && headers.length === 0 && /^[\w-]+:[ \t]/.test(body.content) && body.at) {
    notes.push({
      message: 'These lines are part of the body, because an empty line precedes them',
      at: { ...body.at, length: body.content.split('\n', 1).join().length },
    });
  }
  const file = body && /^<@?\s+(\S+)/.exec(body.content);
  if (file)
    notes.push({
      message: `The body is in the file ${file[1]}, which can't be read here`,
      at: body.at,
    });
  const content = body && variables.fill(body.content, body.at?.offset);
  const declared = lines.map((line) => nameLine.exec(line.text)?.[1]).find(Boolean);
  return {
    name: name ?? declared,
    request: {
      method,
      url: variables.fill(url, first.offset + first.text.indexOf(target ?? '')),
      headers: headers.map((header) => ({
        ...header,
        value: variables.fill(header.value, header.at?.offset),
      })),
      ...(body &&
        content !== undefined &&
        !file && { body: { ...body, content, isVerbatim: content === body.content } }),
      at: { offset: first.offset, length: end - first.offset },
    },
  };
}

/**
 * Reads a file of requests for editors (`.http`, `.rest`), with the values of its variables.
 * @param values the variables of the file's parts before this one, to which those of this one are added
 */
export function readHttpFile(
  text: string,
  values = new Map<string, string>(),
): { calls: RecordedCall[]; notes: ReadNote[] } {
  const notes: ReadNote[] = [];
  const lines = splitLines(text);
  for (const line of lines) {
    const [, name, value] = variableLine.exec(line.text) ?? [];
    if (name !== undefined && value !== undefined) values.set(name, value);
  }
  const variables = createVariables(values, notes);
  const blocks = splitBlocks(
    lines.filter((line) => !variableLine.test(line.text)),
    notes,
  );
  return {
    calls: blocks.flatMap((block) => readBlock(text, block, variables, notes) ?? []),
    notes,
  };
}
