import { describe, expect, it } from 'vitest';
import {
  formatHeadersFile,
  formatNginxConfig,
  formatRedirectsFile,
  listHeaderRules,
} from './hosting-config';

describe('the host’s files', () => {
  it('name every rule once and set no header by two rules', () => {
    const rules = listHeaderRules('/hub/');
    expect(rules.every(({ pattern }) => pattern.startsWith('/hub/'))).toBe(true);
    const [all, ...others] = rules;
    const names = Object.keys(all?.headers ?? {});
    expect(
      others.flatMap(({ headers }) => Object.keys(headers)).filter((n) => names.includes(n)),
    ).toEqual([]);
  });

  it('write headers and redirects as Netlify and Cloudflare read them', () => {
    expect(formatHeadersFile([{ pattern: '/*', headers: { A: 'b', C: 'd' } }])).toBe(
      '/*\n  A: b\n  C: d\n',
    );
    expect(formatRedirectsFile([{ from: '/a', to: '/b' }], '/hub/')).toBe('/hub/a /hub/b 301\n');
  });

  it('never redirect nginx to another host', () => {
    for (const [, pattern] of formatNginxConfig([], '/').matchAll(
      /if \(\$request_uri ~ "(.*)"\)/g,
    )) {
      // nginx reads a quoted string first: two backslashes are one.
      const expression = new RegExp((pattern ?? '').replaceAll('\\\\', '\\'));
      expect('//evil.example/x.html').not.toMatch(expression);
      expect('/\\evil.example/x/').not.toMatch(expression);
    }
  });
});
