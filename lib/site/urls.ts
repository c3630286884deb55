/** Whether a link leads to another site. */
export function isExternal(href: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(href);
}

/** Prepends the base URL (`/` or `/hub/`) to a path of this site. Does not change other links. */
export function withBase(path: string, baseUrl: string): string {
  return isExternal(path) || !path.startsWith('/') ? path : baseUrl.replace(/\/$/, '') + path;
}

/** Removes the base URL from a path; undefined if the path is not below it. */
export function withoutBase(path: string, baseUrl: string): string | undefined {
  if (baseUrl === '/') return path;
  const base = baseUrl.slice(0, -1);
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

/** Returns the absolute URL of a path of this site, for sitemaps and canonical links. */
export function absoluteUrl(path: string, site: { url: string; baseUrl: string }): string {
  const full = withBase(path, site.baseUrl);
  return site.url + (full !== '/' && full.endsWith('/') ? full.slice(0, -1) : full);
}

/**
 * Removes a trailing `index.html`, `.html` or slash from a path: `/docs/x.html` and `/docs/x/index.html` become
 * `/docs/x` (specification: portal.txt, section 2). Case-sensitive; the root remains `/`.
 */
export function normalizePath(path: string): string {
  const trimmed = path
    .trim()
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}
