import type { Redirect } from '../site/settings/redirects-schema';
import { withBase } from '../site/urls';

export type HeaderRule = { pattern: string; headers: Record<string, string> };

const year = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

/** What every answer carries; the pages' own policy for scripts stands in the pages (secure-html.ts). */
const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // What a meta element can't say; the older header is for browsers that don't know the newer one.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=31536000',
};

/**
 * The header rules of the site. Files whose name changes with their content never expire; for all others the
 * hosts' own default is right (ask again each time), and two rules for one header would not be portable.
 */
export function listHeaderRules(baseUrl: string): HeaderRule[] {
  const at = (path: string) => withBase(path, baseUrl);
  return [
    { pattern: at('/*'), headers: securityHeaders },
    { pattern: at('/_next/static/*'), headers: { 'Cache-Control': year } },
    { pattern: at('/styles/*'), headers: { 'Cache-Control': year } },
    { pattern: at('/search-data/index-*'), headers: { 'Cache-Control': year } },
    { pattern: at('/openapi/*'), headers: { 'Access-Control-Allow-Origin': '*' } },
  ];
}

/** The `_headers` file of Netlify and Cloudflare Pages. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
        '\n',
      ),
    )
    .join('\n\n')
    .concat('\n');
}

/** The `_redirects` file of Netlify and Cloudflare Pages. */
export function formatRedirectsFile(redirects: readonly Redirect[], baseUrl: string): string {
  return redirects
    .map(({ from, to }) => `${withBase(from, baseUrl)} ${withBase(to, baseUrl)} 301\n`)
    .join('');
}

const quote = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** A complete server block for nginx: the same cache rules, headers, redirects and addresses. */
export function formatNginxConfig(redirects: readonly Redirect[], baseUrl: string): string {
  const base = baseUrl.slice(0, -1);
  const headers = Object.entries(securityHeaders).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
  const indent = (lines: string[], depth: number) =>
    lines.map((line) => ' '.repeat(depth) + line).join('\n');
  const cached = (control: string) =>
    indent([...headers, `add_header Cache-Control ${quote(control)} always;`], 4);
  return `# Written by scripts/steps/emit-hosting-config.ts; change lib/export/hosting-config.ts. Include it inside http { }.
# Put out/ where root says${base ? `, as the folder ${base} below it` : ''}. TLS and server_name are yours.
server {
  listen 8080;
  root /srv/portal;
  charset utf-8;
  absolute_redirect off;
  gzip on;
  gzip_types text/css text/plain application/javascript application/json application/xml image/svg+xml;
  error_page 404 ${base}/404.html;

${indent(
  redirects.map(({ from, to }) => `location = ${base}${from} { return 301 ${base}${to}; }`),
  2,
)}

  # /x/index.html, /x.html and /x/ are /x. The path must not begin with two slashes: a redirect there would
  # lead to another host.
  if ($request_uri ~ "^${base}/index\\.html(\\?.*)?$") { return 301 ${base}/$1; }
  if ($request_uri ~ "^(/[^/\\\\\\\\?][^?]*)/index\\.html(\\?.*)?$") { return 301 $1$2; }
  if ($request_uri ~ "^(/[^/\\\\\\\\?][^?]*)\\.html(\\?.*)?$") { return 301 $1$2; }
  if ($request_uri ~ "^(/[^/\\\\\\\\?][^?]*[^/?])/+(\\?.*)?$") { return 301 $1$2; }

  location ^~ ${base}/_next/static/ {
${cached(year)}
  }
  location ^~ ${base}/styles/ {
${cached(year)}
  }
  location ~ ^${base}/search-data/index- {
${cached(year)}
  }
${base ? `  location = ${base} { try_files ${base}/index.html =404; }\n` : ''}  location ${base}/ {
    try_files $uri $uri.html $uri/index.html =404;
${cached(revalidate)}
  }
}
`;
}
