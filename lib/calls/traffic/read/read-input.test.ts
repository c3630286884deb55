import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ReadInput, TextRange } from '../recorded-call';
import { blankPrompts } from './blank-prompts';
import { createCallReader } from './call-reader';
import { readInput } from './read-input';

const inputSchema = z.looseObject({
  id: z.string(),
  name: z.string().optional(),
  text: z.string(),
  kind: z.string(),
  calls: z.array(z.looseObject({ call: z.string().optional(), status: z.number().optional() })),
});

const inputs = z.array(inputSchema).parse(parse(readFileSync('tests/traffic/inputs.yaml', 'utf8')));

/** The calls as the expectations of the inputs describe them. */
const summarize = ({ calls }: ReadInput) =>
  calls.map(({ request, response }) => {
    const [, path] = /^(?:https?:\/\/[^/]+)?([^?#]*)/.exec(request?.url ?? '') ?? [];
    return {
      ...(request?.method && { call: `${request.method} ${path}` }),
      ...(response?.status !== undefined && { status: response.status }),
    };
  });

describe('inputs of people whose calls did not work', () => {
  it.each(inputs)('$id', ({ text, name, kind, calls }) => {
    const input = readInput(text, name);
    expect(input.kind).toBe(kind);
    expect(summarize(input)).toMatchObject(
      calls.map(({ call, status }) => ({
        ...(call !== undefined && { call }),
        ...(status !== undefined && { status }),
      })),
    );
  });
});

describe('a kind that somebody has selected', () => {
  it.each(inputs)('reads $id as the kind that it is', ({ text, name, kind }) => {
    const input = readInput(text, name);
    if (input.calls.length > 0) expect(readInput(text, name, input.kind)).toEqual(input);
    expect(kind).toBe(input.kind);
  });

  it('is read as selected, or not at all', () => {
    const record = '{"error": "EXAMPLE_ERROR", "trace": "7f3c1d20"}';
    expect(readInput(record, '', 'delivery').calls).toMatchObject([{ request: { method: '' } }]);
    expect(readInput(record, '', 'har')).toMatchObject({ kind: 'har', calls: [] });
    expect(readInput(record, '', 'curl')).toMatchObject({ kind: 'curl', calls: [] });
  });
});

/** The ranges in what was read, of which each has to be within the text. */
const listRanges = ({ calls, notes }: ReadInput): TextRange[] => {
  const messages = calls.flatMap(({ request, response }) => [request, response]);
  const parts = messages.flatMap((message) => [
    message,
    message?.body,
    ...(message?.headers ?? []),
  ]);
  return [...parts, ...notes].flatMap((part) => part?.at ?? []);
};

const expectRangesIn = (input: ReadInput, source: string) => {
  const text = blankPrompts(source);
  for (const { offset, length } of listRanges(input)) {
    expect(offset).toBeGreaterThanOrEqual(0);
    expect(length).toBeGreaterThanOrEqual(0);
    expect(offset + length).toBeLessThanOrEqual(text.length);
  }
  for (const { request, response } of input.calls) {
    for (const body of [request?.body, response?.body]) {
      if (!body?.isVerbatim || !body.at) continue;
      expect(text.slice(body.at.offset, body.at.offset + body.at.length)).toBe(body.content);
    }
  }
};

/** What formats consist of, so that random texts get past the first line of a reader. */
const fragments = fc.constantFrom(
  ...[
    'curl ',
    ' -H ',
    ' -d ',
    "'",
    '"',
    '\\',
    '^',
    '`',
    '$',
    "$'",
    '\n',
    '\r\n',
    '{',
    '}',
    '[',
    ']',
  ],
  ...[
    ',',
    ':',
    '“',
    '’',
    'fetch(',
    ')',
    'Invoke-RestMethod ',
    '@{',
    '=',
    'HTTP/1.1 405',
    'POST /a',
  ],
  ...['###', '@x = 1', '{{x}}', '> ', '< ', '--', '```', '"log"', '"entries"', '//', '/*', 'None'],
  ...[' ', 'https://x.example/a?b=c', 'X-Token: a', '\\u00', '@-', '<<', '%', '&', '|', '#', '1e5'],
);
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.oneof(fragments, fc.string({ maxLength: 5 })), { maxLength: 60 })
    .map((parts) => parts.join('')),
);

describe('readInput', () => {
  it('reads any text, with ranges in it', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom('', 'a.http', 'a.har'), (text, name) =>
        expectRangesIn(readInput(text, name), text),
      ),
    );
  });

  it('reads inputs that are cut off or changed anywhere', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...inputs),
        fc.nat(),
        fc.nat(),
        fragments,
        ({ text, name }, start, length, added) => {
          const from = start % text.length;
          const changed = text.slice(0, from) + added + text.slice(from + (length % 20));
          expectRangesIn(readInput(changed, name), changed);
          const cut = text.slice(0, from);
          expectRangesIn(readInput(cut, name), cut);
        },
      ),
    );
  });

  it.each([
    ['[', 50_000],
    ['{"a":', 50_000],
    ['(', 50_000],
    ['@{ a = ', 20_000],
    [' ', 200_000],
    ['curl ', 5_000],
    ["curl -d '", 3_000],
    ['fetch(', 5_000],
    ['GET /a\n', 5_000],
    ['GET /a HTTP/1.1\n\n', 5_000],
    [`A:${' '.repeat(5_000)}x\n`, 20],
    ['404 ', 20_000],
    ['GET /a 404 ', 10_000],
    ['a@', 20_000],
    ['\\', 50_000],
    ['^', 50_000],
    ['"', 20_000],
    ['### \nGET {{a}}\n', 3_000],
    ['> ', 50_000],
    ['Invoke-RestMethod -Uri a ', 2_000],
    ['http.Get("https://x.example/a" + ', 1_000],
    ['new HttpClient { a = new { "https://x.example/a" ', 1_000],
    ["curl_init('[", 2_000],
  ])('reads %j, many times', (part, count) => {
    expect(() => readInput(part.repeat(count))).not.toThrow();
  });

  it.each([
    ['{"appointmentId": 70412, "reason": "STATUS_CHANGE", "patientMessage": {}}', 'delivery'],
    ['{"error": "X", "trace": "7f3c1d20", "timestamp": "2027-02-26T10:15:04Z"}', 'error-record'],
    ['"{\\"error\\": \\"X\\", \\"trace\\": \\"7f3c1d20\\"}"', 'error-record'],
    ['The response is {"error": "X", "message": "y", "trace": "7f3c1d20"}, why?', 'error-record'],
    ['```json\n{"error": "X", "trace": "7f3c1d20"}\n```', 'error-record'],
    ['[{"patientId": 90144}]', 'json'],
    ['See https://api.test.example.com/api/v2/appointments/70412.', 'url'],
    ['/api/v2/appointments', 'url'],
    ['', 'unknown'],
    ['Good morning', 'unknown'],
  ])('recognizes %s', (text, kind) => {
    expect(readInput(text).kind).toBe(kind);
  });
});

describe('createCallReader', () => {
  const files = inputs.filter(({ kind }) =>
    ['har', 'http-file', 'log-line', 'postman', 'json'].includes(kind),
  );
  const lines = `${JSON.stringify({ method: 'GET', url: '/a', status: 200 })}\n`.repeat(100);
  const log =
    '10.0.0.1 - - [02/Mar/2027:09:30:00 +0100] "POST /api/v2/token HTTP/1.1" 405 12\n'.repeat(100);
  const har = `{"log":{"pages":[{"id":"{\\"["}],"entries":[${Array.from({ length: 50 }, (_, index) => JSON.stringify({ startedDateTime: '2027-03-02T09:30:00Z', request: { method: 'GET', url: `https://x.example/${index}`, headers: [{ name: 'a', value: 'b"\\' }] }, response: { status: 200, content: { text: `{"a":"${index}"}` } } })).join(',\n')}]}}`;
  const requests = `@x = https://x.example\n${'### A\nGET {{x}}/a\nX-Token: b\n\n'.repeat(50)}`;
  const big = [
    { name: 'a.har', text: har },
    { name: 'a.ndjson', text: lines },
    { name: 'a.log', text: log },
    { name: 'a.http', text: requests },
    ...files,
  ];

  it('reads the same calls as readInput, however a file is split', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...big),
        fc.integer({ min: 1, max: 9000 }),
        ({ text, name }, size) => {
          const reader = createCallReader(name);
          const calls = [];
          for (let start = 0; start < text.length; start += size) {
            calls.push(...reader.push(text.slice(start, start + size)));
          }
          const end = reader.finish();
          const whole = readInput(text, name);
          expect([...calls, ...end.calls]).toEqual(whole.calls);
          expect(end.kind).toBe(whole.kind);
        },
      ),
    );
  });

  it('says how much of a HAR file that is cut off was read', () => {
    const reader = createCallReader('a.har');
    const text = har.slice(0, -30).padEnd(5000, ' ');
    expect(reader.push(text)).toHaveLength(49);
    expect(reader.finish().notes[0]).toMatchObject({
      message: expect.stringContaining('49 entries'),
      at: { offset: text.length },
    });
  });
});

it.each([
  ['POST /a body={"b":1} -> 405', '{"b":1}', undefined, 405],
  ['POST /a 405 {"error":"E"}', undefined, '{"error":"E"}', 405],
  ['POST /a response={"error":"E"}', undefined, '{"error":"E"}', undefined],
  ['POST /a -> 200', undefined, undefined, 200],
])('reads the bodies and the status in a line of a log: %s', (line, sent, received, status) => {
  const { calls } = readInput(`2026-11-04 08:00:01 INFO ${line}`);
  const [{ request, response } = {}] = calls;
  expect([request?.body?.content, response?.body?.content, response?.status]).toEqual([
    ...[sent, received, status],
  ]);
});
