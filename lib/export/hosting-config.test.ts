import { describe, expect, it } from 'vitest';
import {
  formatHeadersFile,
  formatNginxConfig,
  formatRedirectsFile,
  listHeaderRules,
} from './hosting-config';

describe('listHeaderRules', () => {
  it('sets no header in two rules', () => {
    const rules = listHeaderRules('/hub/');
    expect(rules.every(({ pattern }) => pattern.startsWith('/hub/'))).toBe(true);
    const [all, ...others] = rules;
    const names = Object.keys(all?.headers ?? {});
    expect(
      others.flatMap(({ headers }) => Object.keys(headers)).filter((n) => names.includes(n)),
    ).toEqual([]);
  });
});

describe('formatHeadersFile and formatRedirectsFile', () => {
  it('use the syntax of Netlify and Cloudflare Pages', () => {
    expect(formatHeadersFile([{ pattern: '/*', headers: { A: 'b', C: 'd' } }])).toBe(
      '/*\n  A: b\n  C: d\n',
    );
    expect(formatRedirectsFile([{ from: '/a', to: '/b' }], '/hub/')).toBe('/hub/a /hub/b 301\n');
  });
});

describe('formatNginxConfig', () => {
  it('never redirects to another host', () => {
    for (const [, pattern] of formatNginxConfig([], '/').matchAll(
      /if \(\$request_uri ~ "(.*)"\)/g,
    )) {
      // In a quoted string of nginx, two backslashes are one.
      const expression = new RegExp((pattern ?? '').replaceAll('\\\\', '\\'));
      expect('//evil.example/x.html').not.toMatch(expression);
      expect('/\\evil.example/x/').not.toMatch(expression);
    }
  });
});
