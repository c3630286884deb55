import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { findElement, listElements } from '../html/find-element';

/** What the Content-Security-Policy of a page needs to know of it. */
export type PagePolicy = {
  /** The `'sha256-…'` source of every inline script that runs. */
  scriptHashes: string[];
  /** The offset in the HTML at which the policy belongs: before everything that loads something. */
  offset: number;
};

const isData = (type: unknown) => /^application\/(ld\+)?json$/.test(String(type ?? ''));

/**
 * Reads from a page what its policy needs. Throws if it has no `<meta charset>`.
 * @param file for messages
 */
export function readPagePolicy(tree: Root, file: string): PagePolicy {
  const charset = findElement(tree, ({ properties }) => properties.charSet !== undefined);
  const offset = charset?.position?.end.offset;
  if (offset === undefined)
    throw new Error(`${file} has no <meta charset>, which the policy follows`);
  const scripts = listElements(
    tree,
    ({ tagName, properties: { src, type } }) =>
      tagName === 'script' && src === undefined && !isData(type),
  );
  const hashes = scripts.map(
    (script) => `'sha256-${createHash('sha256').update(textOf(script)).digest('base64')}'`,
  );
  return { scriptHashes: [...new Set(hashes)], offset };
}

/** What Google's tag loads from and sends to (https://developers.google.com/tag-platform/security/guides/csp). */
const tagOrigin = 'https://www.googletagmanager.com';
const viewOrigins = `https://*.google-analytics.com https://*.analytics.google.com ${tagOrigin}`;

/**
 * Builds a page's Content-Security-Policy. Nothing comes from other origins, and inline scripts run only by their
 * hash. Style attributes are allowed: React and Stoplight Elements write them, and they cannot run code.
 * @param connect origins of the API's servers, for the console
 * @param hasAnalytics whether the page may load the analytics service and send page views to it
 */
export function buildCsp(
  scriptHashes: readonly string[],
  connect: readonly string[],
  hasAnalytics = false,
): string {
  const analytics = (sources: string) => (hasAnalytics ? ` ${sources}` : '');
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}${analytics(tagOrigin)}`,
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

/** Puts a policy into a page's HTML. Throws if it has one already. */
export function insertCspMeta(html: string, offset: number, policy: string): string {
  if (html.startsWith('<meta http-equiv="Content-Security-Policy"', offset)) {
    throw new Error('The page has a policy already: build the pages again first');
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.slice(0, offset) + meta + html.slice(offset);
}
