import { describe, expect, it } from 'vitest';
import { multipartContentType, writeMultipart } from '../sandbox/rules/multipart';
import { parseMultipart } from './parse-multipart';

describe('the parts of a multipart stream', () => {
  it('are those that the sandbox writes', () => {
    const records = [{ a: 1 }, { text: 'two\r\n--sandbox-part\r\nlines, ü' }];
    const text = new TextDecoder().decode(writeMultipart(records));
    expect(parseMultipart(text, multipartContentType)?.map((part) => JSON.parse(part))).toEqual(
      records,
    );
    const empty = new TextDecoder().decode(writeMultipart([]));
    expect(parseMultipart(empty, multipartContentType)).toEqual([]);
  });

  it('need no headers, and end with either kind of line', () => {
    const text =
      'before\n--a.b\n\none\n\ntwo\n--a.b  \nX: y\n\nthree\n--a.b--\nbehind\n--a.b\n\nno part';
    expect(parseMultipart(text, 'multipart/mixed; charset=x; boundary="a.b"')).toEqual([
      'one\n\ntwo',
      'three',
    ]);
  });

  it('end where the stream breaks off', () => {
    expect(parseMultipart('--x\r\n\r\none\r\n--x\r\n\r\ntw', 'multipart/mixed;boundary=x')).toEqual(
      ['one', 'tw'],
    );
  });

  it('are none where the separator is not named, or not there', () => {
    expect(parseMultipart('--x\n\none\n--x--', 'multipart/mixed')).toBeUndefined();
    expect(parseMultipart('--xy\n\none\n--xy--', 'multipart/mixed; boundary=x')).toBeUndefined();
  });
});
