/** Where the docs area, the console and the search page stand. The only place that knows. */
export const routes = {
  home: '/',
  docs: '/docs',
  api: '/api',
  search: '/search',
} as const;

/** The path of a doc's page, without the base URL. `''` is the docs root. */
export function docPath(id: string): string {
  return id === '' ? routes.docs : `${routes.docs}/${id}`;
}

/** The docs of today; every other version of the docs is a snapshot. */
export const currentVersion = 'current';

/** The path below which a docs version stands. It never changes, whichever version is the latest. */
export function versionBase(name: string): string {
  return name === currentVersion ? routes.docs : `${routes.docs}/versions/${name}`;
}

/** Whether a path is a page of a docs version that is not today's. */
export function isSnapshotPath(path: string): boolean {
  return path.startsWith(`${routes.docs}/versions/`);
}

/** The page of a UI element. */
export function elementPath(name: string): string {
  return docPath(`doctor-app/elements/${name}`);
}

/** The page of a screen of the doctor app. */
export function screenPath(name: string): string {
  return docPath(`doctor-app/${name}`);
}

/** The page of one operation or web hook. */
export function operationPath(operationId: string): string {
  return `${routes.api}/operations/${operationId}`;
}

/** The page of one schema. */
export function schemaPath(name: string): string {
  return `${routes.api}/schemas/${name}`;
}

/** The row of one system parameter. */
export function systemParameterPath(name: string): string {
  return `${routes.api}/system-parameters#${name}`;
}

/** The console's address of one operation (Stoplight Elements, hash routing). */
export function consolePath(operationId: string): string {
  return `${routes.api}#/operations/${operationId}`;
}

/** The Markdown file of a page. */
export const markdownPath = (path: string): string => `${path}.md`;

/** Whether a link leaves this site. */
export function isExternal(href: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(href);
}

/** Puts the base URL (`/` or `/hub/`) before a path of this site; relative links and anchors stay as they are. */
export function withBase(path: string, baseUrl: string): string {
  return isExternal(path) || !path.startsWith('/') ? path : baseUrl.replace(/\/$/, '') + path;
}

/** Takes the base URL off a path; `undefined` where the path lies outside it. */
export function withoutBase(path: string, baseUrl: string): string | undefined {
  if (baseUrl === '/') return path;
  const base = baseUrl.slice(0, -1);
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

/** The absolute address of a path of this site, for sitemaps and canonical links. */
export function absoluteUrl(path: string, site: { url: string; baseUrl: string }): string {
  const full = withBase(path, site.baseUrl);
  return site.url + (full !== '/' && full.endsWith('/') ? full.slice(0, -1) : full);
}

/**
 * Removes a trailing `index.html`, `.html` or slash from a path: `/docs/x.html` and `/docs/x/index.html`
 * are `/docs/x` (spec, 1-portal.txt section 2, «Routing behaviour»). Case-sensitive; the root stays `/`.
 */
export function normalizePath(path: string): string {
  const trimmed = path
    .trim()
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}
