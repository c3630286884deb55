import { describe, expect, it } from 'vitest';
import { multipartContentType, writeMultipart } from '../../sandbox/rules/multipart';
import { parseMultipart } from './parse-multipart';

describe('parseMultipart', () => {
  it('reads the parts that the sandbox writes', () => {
    const records = [{ a: 1 }, { text: 'two\r\n--sandbox-part\r\nlines, ü' }];
    const text = new TextDecoder().decode(writeMultipart(records));
    expect(parseMultipart(text, multipartContentType)?.map((part) => JSON.parse(part))).toEqual(
      records,
    );
    const empty = new TextDecoder().decode(writeMultipart([]));
    expect(parseMultipart(empty, multipartContentType)).toEqual([]);
  });

  it('reads parts without headers and with either type of line break', () => {
    const text =
      'before\n--a.b\n\none\n\ntwo\n--a.b  \nX: y\n\nthree\n--a.b--\nbehind\n--a.b\n\nno part';
    expect(parseMultipart(text, 'multipart/mixed; charset=x; boundary="a.b"')).toEqual([
      'one\n\ntwo',
      'three',
    ]);
  });

  it('reads the parts of a truncated stream', () => {
    expect(parseMultipart('--x\r\n\r\none\r\n--x\r\n\r\ntw', 'multipart/mixed;boundary=x')).toEqual(
      ['one', 'tw'],
    );
  });

  it('returns undefined if the boundary is not specified or does not occur', () => {
    expect(parseMultipart('--x\n\none\n--x--', 'multipart/mixed')).toBeUndefined();
    expect(parseMultipart('--xy\n\none\n--xy--', 'multipart/mixed; boundary=x')).toBeUndefined();
  });
});
