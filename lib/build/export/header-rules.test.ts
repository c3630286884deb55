import { describe, expect, it } from 'vitest';
import { type HeaderSettings, listHeaderRules } from './header-rules';

const settings: HeaderSettings = {
  baseUrl: '/hub/',
  servers: [
    {
      id: 'prod',
      label: 'Production',
      url: 'https://api.example.com/api/v2',
      description: 'Live.',
    },
  ],
  sandbox: true,
  analytics: undefined,
};
const getSecurityHeaders = (changes: Partial<HeaderSettings> = {}) =>
  listHeaderRules({ ...settings, ...changes })[0]?.headers ?? {};

describe('listHeaderRules', () => {
  it('sets no header in two rules, and only below the base URL', () => {
    const rules = listHeaderRules(settings);
    expect(rules.every(({ pattern }) => pattern.startsWith('/hub/'))).toBe(true);
    const names = rules.map(({ headers }) => Object.keys(headers));
    const [all = [], ...others] = names;
    expect(others.flat().filter((name) => all.includes(name))).toEqual([]);
  });

  it('sends a policy that restricts workers, frames and requests', () => {
    const policy = getSecurityHeaders()['Content-Security-Policy']?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "connect-src 'self' https://api.example.com http://localhost:* http://127.0.0.1:*",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    );
  });

  it('allows the analytics service only if it is configured', () => {
    const withAnalytics = getSecurityHeaders({ analytics: { measurementId: 'G-1' } });
    expect(withAnalytics['Content-Security-Policy']).toContain('googletagmanager.com');
    expect(JSON.stringify(getSecurityHeaders())).not.toContain('google');
  });

  it('sends Strict-Transport-Security only if it is set', () => {
    const value = 'max-age=31536000';
    expect(getSecurityHeaders()).not.toHaveProperty('Strict-Transport-Security');
    expect(getSecurityHeaders({ strictTransportSecurity: value })).toMatchObject({
      'Strict-Transport-Security': value,
    });
  });
});
