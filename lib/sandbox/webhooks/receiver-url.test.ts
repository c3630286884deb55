import { describe, expect, it } from 'vitest';
import { isAllowedInPages, isLoopback, parseReceiverUrl } from './receiver-url';

const parse = (text: string): URL => {
  const url = parseReceiverUrl(text);
  if (!url) throw new Error(`${text} is no URL of a receiver`);
  return url;
};

describe('the URL of a receiver', () => {
  it.each(['', 'localhost:8080', 'javascript:alert(1)', 'ftp://localhost', 'http://u:p@localhost'])(
    'is not "%s"',
    (text) => expect(parseReceiverUrl(text)).toBeUndefined(),
  );

  it('loses its fragment, which is never sent', () => {
    expect(parse('HTTP://localhost:8080/a?b#c').href).toBe('http://localhost:8080/a?b');
  });

  it.each([
    ['http://localhost:8080/webhooks', true, true],
    ['https://localhost/', true, true],
    ['http://127.0.0.1:1/', true, true],
    ['http://2130706433/', true, true],
    ['http://127.0.0.2/', true, false],
    ['http://[::1]:8080/', true, false],
    ['http://app.localhost/', true, false],
    ['http://localhost.example.com/', false, false],
    ['http://192.168.0.7/', false, false],
    ['https://example.com/localhost', false, false],
  ])('%s is on this machine: %s, and allowed in pages: %s', (text, isLocal, isAllowed) => {
    expect(isLoopback(parse(text))).toBe(isLocal);
    expect(isAllowedInPages(parse(text))).toBe(isAllowed);
  });
});
