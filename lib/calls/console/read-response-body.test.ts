import { describe, expect, it } from 'vitest';
import { readResponseBody } from './read-response-body';

const read = async (body: string, type = 'application/json', status = 200) =>
  (await readResponseBody(status, type, new Blob([body]))).content;

const readError = async (body: string, status = 405) =>
  (await readResponseBody(status, 'application/json', new Blob([body]))).errorSummary;

describe('readResponseBody', () => {
  it('parses and formats JSON', async () => {
    expect(await read('{"a":[1]}', 'application/json; charset=utf-8')).toEqual({
      kind: 'json',
      values: [{ a: [1] }],
      text: '{\n  "a": [\n    1\n  ]\n}',
    });
    expect(await read('{"a":', 'application/problem+json')).toEqual({
      kind: 'text',
      text: '{"a":',
    });
  });

  it.each([
    '9007199254740993',
    '-0',
    '1.10',
    '1e2',
    '0.1000000000000000055511151231257827',
    '{"a":1,"a":2}',
  ])('shows %s as it was sent', async (text) => {
    expect(await read(text)).toMatchObject({ text });
    const multipart = await read(`--x\r\n\r\n${text}\r\n--x--`, 'multipart/mixed; boundary=x');
    expect(multipart).toMatchObject({ text });
  });

  it('parses the parts of a multipart stream', async () => {
    const type = 'multipart/mixed; boundary=x';
    const stream = '--x\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n--x\r\n\r\n';
    expect(await read(`${stream}2\r\n--x--`, type)).toEqual({
      kind: 'json',
      values: [{ a: 1 }, 2],
      text: '{\n  "a": 1\n}\n\n2',
      parts: 2,
    });
    expect(await read(`${stream}b\r\n--x--`, type)).toEqual({
      kind: 'text',
      text: '{\n  "a": 1\n}\n\nb',
      parts: 2,
    });
    expect(await read('--x--', type)).toEqual({ kind: 'json', values: [], text: '', parts: 0 });
    expect(await read('x', 'multipart/mixed')).toEqual({ kind: 'file' });
  });

  it('distinguishes text, images, and files', async () => {
    expect(await read('a b', 'text/plain')).toEqual({ kind: 'text', text: 'a b' });
    expect(await read('PK', 'application/zip')).toEqual({ kind: 'file' });
    expect(await read('', '', 204)).toEqual({ kind: 'none' });
    expect(await read('P'.repeat(2_000_000), 'image/png')).toEqual({ kind: 'image' });
  });

  const error = '{"message":"No."}';
  it.each([
    ['', error, { kind: 'json', values: [{ message: 'No.' }] }],
    ['application/octet-stream', error, { kind: 'json' }],
    ['', 'upstream timed out', { kind: 'text', text: 'upstream timed out' }],
    ['', '{"a":', { kind: 'text', text: '{"a":' }],
    ['application/xml', '<error/>', { kind: 'text', text: '<error/>' }],
    ['application/soap+xml; charset=utf-8', '<e/>', { kind: 'text', text: '<e/>' }],
    ['application/yaml', 'a: 1', { kind: 'text', text: 'a: 1' }],
    ['application/vnd.oai.openapi+yaml', 'a: 1', { kind: 'text' }],
    ['application/x-ndjson', '{"a":1}\n{"a":2}\n', { kind: 'text', text: '{"a":1}\n{"a":2}\n' }],
    ['application/javascript', 'x()', { kind: 'text' }],
    ['application/x-www-form-urlencoded', 'a=1&b=2', { kind: 'text', text: 'a=1&b=2' }],
    ['text/json', error, { kind: 'json' }],
    ['', 'PK\u0003\u0004', { kind: 'file' }],
    ['application/octet-stream', '\0\0', { kind: 'file' }],
    ['application/pdf', '%PDF', { kind: 'file' }],
    ['application/zip', '{}', { kind: 'file' }],
  ])('reads a body of the type "%s" as its content says', async (type, body, content) => {
    expect(await read(body, type, 502)).toMatchObject(content);
  });

  it('summarizes an error without a type', async () => {
    const { errorSummary } = await readResponseBody(502, '', new Blob([error]));
    expect(errorSummary).toEqual({ message: 'No.' });
  });

  it.each([
    ['text/plain; charset=iso-8859-1', [0x5a, 0x6f, 0xeb], 'Zoë'],
    ['text/plain; charset="ISO-8859-1"', [0x5a, 0x6f, 0xeb], 'Zoë'],
    ['text/plain; charset=shift_jis', [0x93, 0xfa], '日'],
    ['text/plain; charset=unheard-of', [0xc3, 0xab], 'ë'],
    ['text/plain', [0xef, 0xbb, 0xbf, 0xc3, 0xab], 'ë'],
    ['text/plain', [0xff, 0xfe, 0xeb, 0x00], 'ë'],
    ['text/plain', [0x61, 0xeb, 0x62], 'a\ufffdb'],
    ['text/plain', [0x61, 0xc3], 'a'],
    [
      'application/xml',
      [...new TextEncoder().encode('<?xml version="1.0" encoding="latin1"?>'), 0xeb],
      '<?xml version="1.0" encoding="latin1"?>ë',
    ],
  ])('decodes %s', async (type, bytes, text) => {
    const { content } = await readResponseBody(200, type, new Blob([Uint8Array.from(bytes)]));
    expect(content).toEqual({ kind: 'text', text });
  });

  it('takes bytes in an unknown encoding without a type for a file', async () => {
    const { content } = await readResponseBody(200, '', new Blob([Uint8Array.from([0x61, 0xff])]));
    expect(content).toEqual({ kind: 'file' });
  });

  it('returns deeply nested JSON as text', async () => {
    const text = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(await read(text)).toEqual({ kind: 'text', text });
    expect(await readError(text)).toBeUndefined();
  });

  it.each([
    ['application/json', '[1,'.repeat(400_000)],
    ['text/plain', 'a'.repeat(2_000_000)],
    ['multipart/mixed; boundary=x', '--x\r\n\r\n1\r\n'.repeat(200_000)],
  ])('returns the start of %s that is too large', async (type, text) => {
    const content = await read(text, type);
    expect(content).toEqual({ kind: 'start', text: text.slice(0, 5000) });
  });

  it('takes large bodies of other types for files', async () => {
    expect(await read('P'.repeat(2_000_000), 'application/zip')).toEqual({ kind: 'file' });
  });

  it('summarizes an error record', async () => {
    const data = { field: 'ids', reason: 'is required', found: 3, help: 'Send one.' };
    const record = JSON.stringify({ error: 'X_MISSING', message: 'No.', data, trace: 't' });
    expect(await readError(record)).toEqual({
      error: 'X_MISSING',
      message: 'No.',
      field: 'ids',
      reason: 'is required',
      help: 'Send one.',
    });
    expect(await readError(record, 200)).toBeUndefined();
  });

  it.each([['[]'], ['null'], ['"no"'], ['<html>'], ['{"data":{"field":5}}']])(
    'returns no summary if the body is %s',
    async (body) => {
      expect(await readError(body)).toBeUndefined();
    },
  );

  it('omits a reason that repeats the message', async () => {
    const record = JSON.stringify({ message: 'No.', data: { reason: 'No.' } });
    expect(await readError(record)).toEqual({ message: 'No.' });
  });
});
