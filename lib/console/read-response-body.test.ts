import { describe, expect, it } from 'vitest';
import { readResponseBody } from './read-response-body';

const read = (body: string, type = 'application/json', status = 200) =>
  readResponseBody(status, type, new Blob([body]));

describe('readResponseBody', () => {
  it('formats JSON', async () => {
    expect(await read('{"a":[1]}', 'application/json; charset=utf-8')).toEqual({
      text: '{\n  "a": [\n    1\n  ]\n}',
    });
    expect(await read('{"a":', 'application/problem+json')).toEqual({ text: '{"a":' });
  });

  it('formats each part of a multipart stream', async () => {
    const stream =
      '--x\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n--x\r\n\r\nb\r\n--x--\r\n';
    expect(await read(stream, 'multipart/mixed; boundary=x')).toEqual({
      text: '{\n  "a": 1\n}\n\nb',
      parts: 2,
      plainText: stream,
    });
    expect(await read('--x--', 'multipart/mixed; boundary=x')).toMatchObject({ parts: 0 });
  });

  it('returns plain text, and nothing for other media types or without a body', async () => {
    expect(await read('a b', 'text/plain')).toEqual({ text: 'a b' });
    expect(await read('PK', 'application/zip')).toEqual({});
    expect(await read('', '', 204)).toEqual({});
  });

  it('returns deeply nested JSON unchanged', async () => {
    const text = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(await read(text)).toEqual({ text, plainText: expect.stringContaining('[[[[') });
    expect(await read(text, undefined, 405)).toMatchObject({ text, errorSummary: undefined });
  });

  it.each(['text/plain', 'application/json', 'multipart/mixed; boundary=x'])(
    'returns the start of long %s that is not formatted JSON',
    async (type) => {
      const text = `--x\r\n\r\n${'[1,'.repeat(20_000)}\r\n--x--`;
      const { plainText = '', ...readable } = await read(text, type);
      expect(readable.text).toContain('[1,'.repeat(20_000));
      expect(plainText).toContain('cannot be displayed');
      expect(plainText.length).toBeLessThan(10_000);
    },
  );

  it.each([
    ['application/json', '[1,'.repeat(400_000), true],
    ['text/plain', 'a'.repeat(2_000_000), true],
    ['multipart/mixed; boundary=x', '--x\r\n\r\n1\r\n'.repeat(200_000), true],
    ['application/zip', 'P'.repeat(2_000_000), false],
  ])(
    'of %s that is too large returns a notice, and the start of text',
    async (type, text, isText) => {
      const body = await read(text, type);
      expect(body).toEqual({
        isTooLarge: true,
        plainText: expect.stringContaining('cannot be displayed'),
      });
      expect(body.plainText?.includes(text.slice(0, 100))).toBe(isText);
    },
  );

  it('leaves images of any size to the browser', async () => {
    expect(await read('P'.repeat(2_000_000), 'image/png')).toEqual({});
  });

  it('summarizes an error record', async () => {
    const data = { field: 'ids', reason: 'is required', found: 3, help: 'Send one.' };
    const record = JSON.stringify({ error: 'X_MISSING', message: 'No.', data, trace: 't' });
    expect((await read(record, undefined, 405)).errorSummary).toEqual({
      error: 'X_MISSING',
      message: 'No.',
      field: 'ids',
      reason: 'is required',
      help: 'Send one.',
    });
    expect((await read(record)).errorSummary).toBeUndefined();
  });

  it.each([['[]'], ['null'], ['"no"'], ['<html>'], ['{"data":{"field":5}}']])(
    'returns no summary if the body is %s',
    async (body) => {
      expect((await read(body, undefined, 405)).errorSummary).toBeUndefined();
    },
  );

  it('omits a reason that repeats the message', async () => {
    const record = JSON.stringify({ message: 'No.', data: { reason: 'No.' } });
    expect((await read(record, undefined, 405)).errorSummary).toEqual({ message: 'No.' });
  });
});
