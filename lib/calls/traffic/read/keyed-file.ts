import type { ReadInput, ReadNote, RecordedCall, RecordedHeader } from '../recorded-call';
import { findOutcome, sliceBody } from './http-message';
import { listJsonBlocks } from './log-line';
import { splitLines } from './text-lines';
import { createVariables } from './variables';

/** A request in a file of Bruno, whose blocks have braces, or of Insomnia (format 5), which is YAML. */
const fileStart =
  /^type: collection\.insomnia|^([ \t]*)meta \{[\s\S]*?^\1\}\s+^\1(?:get|post|put|patch|delete|head|options) \{/m;

/** A name and its value, which can be in quotes. What is disabled has a tilde. */
const keyLine = /^[ \t]*(?:- )?([\w:.-]+):[ \t]*(?:"([^"]*)"|'([^']*)'|(.*?))[ \t]*$/;
const urlLine = /^[ \t]*(?:- )?url:[ \t]*\S/;

type Pair = { name: string; value: string; offset: number };

function readPair(text: string, offset: number): Pair | undefined {
  const [, name, double, single, plain = ''] = keyLine.exec(text) ?? [];
  const value = double ?? single ?? plain;
  return name === undefined
    ? undefined
    : { name, value, offset: offset + Math.max(0, text.lastIndexOf(value)) };
}

const indentOf = (text: string): number => text.search(/\S|$/);

/** The pairs in a section of a request, also those that have their name and their value on lines of their own. */
function readSection(text: string, start: number, end: number, title: RegExp): Pair[] {
  const lines = splitLines(text, start, end);
  const first = lines.findIndex((line) => title.test(line.text));
  const head = lines[first];
  if (!head) return [];
  const inner = lines.slice(first + 1);
  const last = inner.findIndex(
    (line) => line.text.trim() !== '' && indentOf(line.text) <= indentOf(head.text),
  );
  const pairs = inner
    .slice(0, last === -1 ? undefined : last)
    .flatMap((line) => readPair(line.text, line.offset) ?? []);
  const named = pairs.filter(({ name }) => name === 'name');
  if (named.length === 0) return pairs;
  return named.flatMap(({ value: name, offset }) => {
    const value = pairs.find((pair) => pair.name === 'value' && pair.offset > offset);
    return value ? [{ ...value, name }] : [];
  });
}

/** Reads the requests of a file of Bruno or Insomnia; undefined for another text. */
export function readKeyedFile(text: string): ReadInput | undefined {
  if (!fileStart.test(text)) return undefined;
  const notes: ReadNote[] = [];
  const lines = splitLines(text);
  const values = lines.flatMap((line): Array<[string, string]> => {
    const { name, value } = readPair(line.text, line.offset) ?? {};
    return name && value
      ? [
          [name, value],
          [`_.${name}`, value],
        ]
      : [];
  });
  const { fill } = createVariables(new Map(values), notes);
  const urls = [...lines.entries()].filter(([, line]) => urlLine.test(line.text));
  const calls = urls.flatMap(([index, line], position): RecordedCall[] => {
    const address = readPair(line.text, line.offset);
    if (!address) return [];
    const end = urls[position + 1]?.[1].offset ?? text.length;
    const start = line.offset;
    const section = (title: RegExp) => readSection(text, start, end, title);
    const [, block] = /^[ \t]*(\w+) \{/.exec(lines[index - 1]?.text ?? '') ?? [];
    const [, method = block ?? 'GET'] =
      /^[ \t]*method:[ \t]*(\w+)/m.exec(text.slice(start, end)) ?? [];
    const toHeader = ({ name, value, offset }: Pair): RecordedHeader => ({
      name,
      value: fill(value, offset),
      at: { offset, length: value.length },
    });
    const token = section(/^[ \t]*(?:auth:bearer \{|authentication:)/).find(
      ({ name }) => name === 'token',
    );
    const headers = [
      ...section(/^[ \t]*headers(?: \{|:)/).map(toHeader),
      ...(token
        ? [{ ...toHeader(token), name: 'Authorization', value: `Bearer ${token.value}` }]
        : []),
    ];
    const query = section(/^[ \t]*(?:params:query \{|parameters:)/)
      .map(({ name, value }) => `${name}=${value}`)
      .join('&');
    const url = fill(address.value, address.offset);
    const [json] = listJsonBlocks(text, start, end);
    const body = json && sliceBody(text, json.offset, json.end, 'application/json');
    return [
      {
        request: {
          method: method.toUpperCase(),
          // Bruno repeats the query of the address.
          url: query === '' || url.includes('?') ? url : `${url}?${query}`,
          headers,
          ...(body && { body: { ...body, content: fill(body.content, json?.offset) } }),
          at: { offset: address.offset, length: address.value.length },
        },
      },
    ];
  });
  const last = calls.at(-1);
  if (!last?.request) return undefined;
  // In a file, a name such as `status` is a setting. What somebody has written below one is told as below code.
  const { offset = 0, length = 0 } = last.request.body?.at ?? last.request.at ?? {};
  last.response = findOutcome(text, offset + length, notes);
  return { kind: 'postman', calls, notes };
}
