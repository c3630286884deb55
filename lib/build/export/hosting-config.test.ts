import { describe, expect, it } from 'vitest';
import { getSite } from '../../site/site-settings';
import { listHeaderRules } from './header-rules';
import { formatHeadersFile, formatRedirectsFile } from './hosting-config';

describe('formatHeadersFile and formatRedirectsFile', () => {
  it('use the syntax of Netlify and Cloudflare Pages', () => {
    expect(formatHeadersFile([{ pattern: '/*', headers: { A: 'b', C: 'd' } }])).toBe(
      '/*\n  A: b\n  C: d\n',
    );
    expect(formatRedirectsFile([{ from: '/a', to: '/b' }], '/hub/')).toBe('/hub/a /hub/b 301\n');
  });

  it('stay within the limits of Cloudflare Pages: 100 rules, and 2,000 characters in a line', () => {
    const file = formatHeadersFile(listHeaderRules(getSite()));
    expect(file.match(/^\//gm)?.length).toBeLessThanOrEqual(100);
    expect(Math.max(...file.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
  });
});
