import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildCsp, hashInlineScripts, insertCspMeta } from './csp';

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('hashInlineScripts', () => {
  it('hashes inline scripts and passes over files and data', () => {
    const html =
      '<script>a()</script><script src="/x.js" async=""></script><script id="b">b()</script>' +
      '<script type="application/ld+json">{}</script><script>a()</script>';
    expect(hashInlineScripts(html)).toEqual([sha('a()'), sha('b()')]);
  });
});

describe('buildPolicy', () => {
  it('allows no eval and no inline script but by hash', () => {
    const policy = buildCsp('<script>a()</script>', ['https://api.example.com']);
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
    expect(scripts).toBe(`script-src 'self' ${sha('a()')}`);
    expect(policy).toContain("connect-src 'self' https://api.example.com");
    expect(policy).not.toContain('unsafe-eval');
  });

  it('knows the analytics service only where it is configured', () => {
    expect(buildCsp('', [])).not.toContain('google');
    const parts = buildCsp('', [], true).split('; ');
    expect(parts.find((part) => part.startsWith('script-src'))).toMatch(/googletagmanager\.com$/);
    expect(parts.find((part) => part.startsWith('connect-src'))).toContain('google-analytics.com');
  });
});

describe('insertPolicy', () => {
  it('puts the policy before everything that loads', () => {
    const html = insertCspMeta(
      '<head><meta charSet="utf-8"/><link href="/a.css"/></head>',
      "default-src 'none'",
    );
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('/a.css'));
  });
  it('refuses a page without a character set', () => {
    expect(() => insertCspMeta('<head></head>', 'x')).toThrow('charset');
  });
});
