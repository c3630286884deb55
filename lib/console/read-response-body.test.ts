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
    });
    expect(await read('--x--', 'multipart/mixed; boundary=x')).toEqual({ parts: 0 });
  });

  it('returns plain text, and nothing for other media types or without a body', async () => {
    expect(await read('a b', 'text/plain')).toEqual({ text: 'a b' });
    expect(await read('PK', 'application/zip')).toEqual({});
    expect(await read('', '', 204)).toEqual({});
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
