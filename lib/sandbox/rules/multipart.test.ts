import { describe, expect, it } from 'vitest';
import { multipartContentType, writeMultipart } from './multipart';

/** Parses a stream strictly according to RFC 2046. */
function parse(text: string, type: string): unknown[] {
  const boundary = /boundary=([\w-]+)/.exec(type)?.[1] ?? '';
  const [preamble, ...rest] = `\r\n${text}`.split(`\r\n--${boundary}`);
  const epilogue = rest.pop();
  expect([preamble, epilogue]).toEqual(['', '--\r\n']);
  return rest.map((part) => {
    const [header, body = ''] = part.split(/\r\n\r\n([\s\S]*)/);
    expect(header).toBe('\r\nContent-Type: application/json');
    return JSON.parse(body);
  });
}

describe('a multipart stream', () => {
  it('has one JSON part per record', async () => {
    const records = [{ a: 1 }, { text: 'two\r\n--sandbox-part\r\nlines, ü 😀' }, { list: [] }];
    const response = new Response(new Uint8Array(writeMultipart(records)), {
      headers: { 'Content-Type': multipartContentType },
    });
    const type = response.headers.get('content-type') ?? '';
    expect(type).toBe('multipart/mixed; boundary=sandbox-part');
    expect(parse(await response.text(), type)).toEqual(records);
  });

  it('contains only the closing boundary if there are no records', () => {
    expect(new TextDecoder().decode(writeMultipart([]))).toBe('--sandbox-part--\r\n');
  });
});
