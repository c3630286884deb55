import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../kit/html/parse-html';
import { buildCsp, insertCspMeta, readPagePolicy } from './csp';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const head = '<head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/></head>';

describe('readPagePolicy', () => {
  it('hashes inline scripts, but neither script files nor JSON', () => {
    const html =
      `${head}<script>a()</script><script src="/x.js" async=""></script><script id="b">b("é")</script>` +
      '<script type="application/ld+json">{}</script><script>a()</script>';
    expect(readPagePolicy(parseHtml(html), 'a.html').scriptHashes).toEqual([
      hash('a()'),
      hash('b("é")'),
    ]);
  });

  it('throws for a page without a character set', () => {
    expect(() => readPagePolicy(parseHtml('<head></head>'), 'a.html')).toThrow(/a\.html.*charset/);
  });
});

const server = {
  id: 'prod',
  label: 'A',
  url: 'https://api.example.com/api/v2',
  description: 'B',
} as const;

describe('buildCsp', () => {
  it('allows images and frames of other hosts only if they are settings', () => {
    expect(buildCsp([], { servers: [], sandbox: true })).not.toContain('frame-src');
    const hosts = { imageHosts: ['https://img.example'], embedHosts: ['https://video.example'] };
    const parts = buildCsp([], { servers: [], sandbox: true, ...hosts }).split('; ');
    expect(parts).toContain("img-src 'self' data: blob: https://img.example");
    expect(parts).toContain('frame-src https://video.example');
  });

  it('allows inline scripts only by their hash, and no eval', () => {
    const policy = buildCsp([hash('a()')], { servers: [server], sandbox: true });
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
    expect(scripts).toBe(`script-src 'self' ${hash('a()')}`);
    expect(policy).toContain(
      "connect-src 'self' https://api.example.com http://localhost:* http://127.0.0.1:*;",
    );
    expect(policy).not.toContain('unsafe-eval');
  });

  it('allows pictures of the site, of data, and of responses, which have blob URLs', () => {
    expect(buildCsp([], { servers: [], sandbox: true }).split('; ')).toContain(
      "img-src 'self' data: blob:",
    );
  });

  it('allows the analytics service only if it is configured', () => {
    expect(buildCsp([], { servers: [], sandbox: true })).not.toContain('google');
    const parts = buildCsp([], {
      servers: [],
      sandbox: true,
      analytics: { measurementId: 'G-A' },
    }).split('; ');
    expect(parts.find((part) => part.startsWith('script-src'))).toMatch(/googletagmanager\.com$/);
    expect(parts.find((part) => part.startsWith('connect-src'))).toContain('google-analytics.com');
  });
});

describe('insertCspMeta', () => {
  const { offset } = readPagePolicy(parseHtml(head), 'a.html');

  it('inserts the policy before everything that loads', () => {
    const html = insertCspMeta(head, offset, "default-src 'none'");
    expect(html).toBe(
      head.replace(
        '<link',
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/><link',
      ),
    );
  });

  it('throws for a page that already has a policy', () => {
    expect(() => insertCspMeta(insertCspMeta(head, offset, 'x'), offset, 'x')).toThrow('already');
  });
});
