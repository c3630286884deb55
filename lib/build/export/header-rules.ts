import { apiCatalogPath } from '../../api/description/openapi-file-paths';
import type { Site } from '../../site/site-settings';
import { withBase } from '../../site/urls';
import { versionedPaths } from '../../site/versioned-files';
import { buildResponseCsp } from './csp';

/** The headers of all responses whose path matches the pattern, which may end with `*`. */
export type HeaderRule = { pattern: string; headers: Record<string, string> };

/** The settings that the headers depend on. */
export type HeaderSettings = Pick<
  Site,
  'baseUrl' | 'servers' | 'sandbox' | 'analytics' | 'strictTransportSecurity'
> &
  Partial<Pick<Site, 'imageHosts' | 'embedHosts'>>;

/** The type of a catalog of APIs, whose path has no extension (RFC 9727). */
const apiCatalogType =
  'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

const immutable = 'public, max-age=31536000, immutable';

/** The `Cache-Control` of every response that no rule has another one for. It is also the default of the CDNs. */
export const revalidate = 'public, max-age=0, must-revalidate';

function listSecurityHeaders(site: HeaderSettings): Record<string, string> {
  const { strictTransportSecurity } = site;
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Security-Policy': buildResponseCsp(site),
    // For browsers that do not support frame-ancestors.
    'X-Frame-Options': 'DENY',
    ...(strictTransportSecurity && { 'Strict-Transport-Security': strictTransportSecurity }),
  };
}

/**
 * Lists the header rules of the site; the first is for every response. Files whose names change with their content never
 * expire. No header is in two rules that match the same path: hosts differ in how they combine these.
 */
export function listHeaderRules(site: HeaderSettings): HeaderRule[] {
  const toPattern = (path: string) => withBase(path, site.baseUrl);
  return [
    { pattern: toPattern('/*'), headers: listSecurityHeaders(site) },
    ...versionedPaths.map((path) => ({
      pattern: toPattern(`${path}*`),
      headers: { 'Cache-Control': immutable },
    })),
    { pattern: toPattern('/openapi/*'), headers: { 'Access-Control-Allow-Origin': '*' } },
    {
      pattern: toPattern(apiCatalogPath),
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': apiCatalogType,
        Link: `<${toPattern(apiCatalogPath)}>; rel="api-catalog"`,
      },
    },
  ];
}
