import { fetchLimits, readBytes, toFetchError } from '../fetch-text';
import { parseUrl } from '../parse-url';
import { ToolError } from '../tool-error';
import { checkSitePath, type SiteSource } from './site-source';

const maxRedirects = 3;

/**
 * Parses the address of a deployed portal.
 * @throws ToolError
 */
export function parseSiteUrl(text: string): URL {
  const url = parseUrl(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) {
    throw new ToolError(
      `--site: found "${text}", expected a folder or the URL of a portal, such as https://docs.example.com`,
    );
  }
  url.search = '';
  url.hash = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

/** Reads a deployed portal, and nothing from another origin: a redirect to one is an error. */
export function createUrlSource(root: URL, { timeoutMs, maxBytes } = fetchLimits): SiteSource {
  const fetchFile = async (url: URL, signal: AbortSignal, redirects = 0): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      signal,
      headers: { accept: '*/*' },
    });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    const target = parseUrl(location, url.href);
    if (target?.origin !== root.origin) {
      throw new ToolError(
        `${url.href} redirects to ${target?.origin ?? 'an invalid URL'}, which was not read. If the portal moved, start the server with --site and its new URL.`,
      );
    }
    if (redirects >= maxRedirects) {
      throw new ToolError(`${url.href} redirects more than ${maxRedirects} times.`);
    }
    return fetchFile(target, signal, redirects + 1);
  };

  return {
    label: root.href,
    read: async (path) => {
      checkSitePath(path);
      const url = new URL(path.slice(1), root);
      try {
        const response = await fetchFile(url, AbortSignal.timeout(timeoutMs));
        if (response.status === 404 || response.status === 410) {
          await response.body?.cancel();
          return undefined;
        }
        if (!response.ok) {
          await response.body?.cancel();
          throw new ToolError(`${url.href} responded with status ${response.status}.`);
        }
        return new TextDecoder().decode(await readBytes(response, url.href, maxBytes));
      } catch (error) {
        throw toFetchError(error, url.href, timeoutMs);
      }
    },
  };
}
