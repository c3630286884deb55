import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** The `'sha256-…'` sources of every inline script of a page that runs. */
export function hashInlineScripts(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [...new Set(hashes)];
}

/** What Google's tag loads from and sends to (https://developers.google.com/tag-platform/security/guides/csp). */
const tagOrigin = 'https://www.googletagmanager.com';
const viewOrigins = `https://*.google-analytics.com https://*.analytics.google.com ${tagOrigin}`;

/**
 * The page's Content-Security-Policy. Nothing comes from elsewhere; inline scripts run by their hash only.
 * Style attributes stay allowed: React and Stoplight Elements write them, and they run no code.
 * @param connect origins of the API's servers, for the console
 * @param hasAnalytics whether the page may load the analytics service and send page views to it
 */
export function buildCsp(html: string, connect: readonly string[], hasAnalytics = false): string {
  const analytics = (sources: string) => (hasAnalytics ? ` ${sources}` : '');
  return [
    "default-src 'none'",
    `script-src 'self' ${hashInlineScripts(html).join(' ')}${analytics(tagOrigin)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${analytics(viewOrigins)}`,
    "font-src 'self'",
    `connect-src 'self' ${connect.join(' ')}${analytics(viewOrigins)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
}

/** Puts the policy into a page's head, after the character set and before everything that loads something. */
export function insertCspMeta(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const charset = /<meta charSet="utf-8"\/>/i;
  if (!charset.test(html))
    throw new Error('The page has no <meta charset>, after which the policy belongs');
  return html.replace(charset, (found) => found + meta);
}
