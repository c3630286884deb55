import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { findElement, listElements } from '../../kit/html/find-element';
import { loopbackSources } from '../../sandbox/webhooks/receiver-url';
import type { Site } from '../../site/site-settings';

/** The data of a page that its Content-Security-Policy depends on. */
export type PagePolicy = {
  /** The `'sha256-…'` source of every inline script. */
  scriptHashes: string[];
  /** The offset in the HTML at which to insert the policy: before everything that loads something. */
  offset: number;
};

const isData = (type: unknown) => /^application\/(ld\+)?json$/.test(String(type ?? ''));

/**
 * Reads the data for a page's policy. Throws if it has no `<meta charset>`.
 * @param file for error messages
 */
export function readPagePolicy(tree: Root, file: string): PagePolicy {
  const charset = findElement(tree, ({ properties }) => properties.charSet !== undefined);
  const offset = charset?.position?.end.offset;
  if (offset === undefined)
    throw new Error(`${file} has no <meta charset>; the policy is inserted after it`);
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

// The sources that Google's tag requires (https://developers.google.com/tag-platform/security/guides/csp).
const tagOrigin = 'https://www.googletagmanager.com';
const analyticsOrigins = `https://*.google-analytics.com https://*.analytics.google.com ${tagOrigin}`;

/** Returns the origins to which pages connect: those of the API's servers, and the receivers of the sandbox's webhooks. */
const listOrigins = ({ servers, sandbox }: Pick<Site, 'servers' | 'sandbox'>): string[] => [
  ...new Set([
    ...servers.map(({ url }) => new URL(url).origin),
    ...(sandbox ? loopbackSources : []),
  ]),
];

/** Settings that allow pages to load something of other hosts. */
type PolicySettings = Pick<Site, 'servers' | 'sandbox'> &
  Partial<Pick<Site, 'analytics' | 'imageHosts' | 'embedHosts'>>;

/**
 * Builds a page's Content-Security-Policy. Nothing but what the settings allow loads from other origins, and inline
 * scripts run only by their hashes. Inline styles are allowed: React, CodeMirror and Stoplight Elements write them. They cannot run code, and
 * load nothing from other origins. A reader can send webhooks of the sandbox to this machine from any page, because a
 * document keeps the policy of its first page when it shows others.
 * @param inlineScripts the sources that allow inline scripts: their hashes
 * @param site the settings: the servers are what the console may call
 */
export function buildCsp(
  inlineScripts: readonly string[],
  { servers, sandbox, analytics, imageHosts = [], embedHosts = [] }: PolicySettings,
): string {
  const withAnalytics = (sources: string) => (analytics ? ` ${sources}` : '');
  const connectSources = ["'self'", ...listOrigins({ servers, sandbox })];
  const images = ["'self'", 'data:', 'blob:', ...imageHosts];
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.join(' ')}${withAnalytics(tagOrigin)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${images.join(' ')}${withAnalytics(analyticsOrigins)}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src ${connectSources.join(' ')}${withAnalytics(analyticsOrigins)}`,
    ...(embedHosts.length > 0 ? [`frame-src ${embedHosts.join(' ')}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
}

/**
 * Builds the policy that every response has as a header. It covers what a page's own policy cannot: workers, images that
 * are opened as documents, and frames. A page's inline scripts differ, so only its own policy restricts them; both
 * apply, and the stricter one decides.
 */
export const buildResponseCsp = (site: PolicySettings): string =>
  `${buildCsp(["'unsafe-inline'"], site)}; frame-ancestors 'none'`;

/** Inserts a policy into a page's HTML. Throws if it already has one. */
export function insertCspMeta(html: string, offset: number, policy: string): string {
  if (html.startsWith('<meta http-equiv="Content-Security-Policy"', offset)) {
    throw new Error(
      'The page already has a Content-Security-Policy. Run the build step emit-pages first.',
    );
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.slice(0, offset) + meta + html.slice(offset);
}
