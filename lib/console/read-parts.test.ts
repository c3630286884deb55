import { describe, expect, it } from 'vitest';
import { multipartType, writeMultipart } from '../sandbox/rules/multipart';
import { readParts } from './read-parts';

describe('the parts of a multipart stream', () => {
  it('are those that the sandbox writes', () => {
    const records = [{ a: 1 }, { text: 'two\r\n--sandbox-part\r\nlines, ü' }];
    const text = new TextDecoder().decode(writeMultipart(records));
    expect(readParts(text, multipartType)?.map((part) => JSON.parse(part))).toEqual(records);
    const empty = new TextDecoder().decode(writeMultipart([]));
    expect(readParts(empty, multipartType)).toEqual([]);
  });

  it('need no headers, and end with either kind of line', () => {
    const text =
      'before\n--a.b\n\none\n\ntwo\n--a.b  \nX: y\n\nthree\n--a.b--\nbehind\n--a.b\n\nno part';
    expect(readParts(text, 'multipart/mixed; charset=x; boundary="a.b"')).toEqual([
      'one\n\ntwo',
      'three',
    ]);
  });

  it('end where the stream breaks off', () => {
    expect(readParts('--x\r\n\r\none\r\n--x\r\n\r\ntw', 'multipart/mixed;boundary=x')).toEqual([
      'one',
      'tw',
    ]);
  });

  it('are none where the separator is not named, or not there', () => {
    expect(readParts('--x\n\none\n--x--', 'multipart/mixed')).toBeUndefined();
    expect(readParts('--xy\n\none\n--xy--', 'multipart/mixed; boundary=x')).toBeUndefined();
  });
});
