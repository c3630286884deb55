import { ToolError } from '../tool-error';
import { checkSitePath } from './site-source';

/** A page that is offered as Markdown, as llms.txt lists it. */
export type PageEntry = { path: string; title: string; description: string };

export type PageIndex = {
  title: string;
  /** The URL of the portal in its own links, without a slash at the end: `https://docs.example.com/hub`. */
  url: string;
  pages: PageEntry[];
};

/**
 * Parses llms.txt (https://llmstxt.org).
 * @throws ToolError if it is not one of this portal
 */
export function parsePageIndex(text: string, label: string): PageIndex {
  const [, title] = /^# (.+)$/m.exec(text) ?? [];
  const [, url] = /\]\((https?:\/\/[^\s)]+)\/llms-full\.txt\)/.exec(text) ?? [];
  if (title === undefined || url === undefined) {
    throw new ToolError(
      `${label} is not a portal that this server can read: its llms.txt has another format.`,
    );
  }
  const pages = text.split('\n').flatMap((line): PageEntry[] => {
    const [, name, href, description] = /^- \[(.+?)\]\((\S+)\.md\): (.*)$/.exec(line) ?? [];
    if (name === undefined || !href?.startsWith(`${url}/`)) return [];
    return [{ path: href.slice(url.length), title: name, description: description ?? '' }];
  });
  return { title, url, pages };
}

/** A page, and an anchor on it. */
export type PageReference = { path: string; anchor?: string | undefined };

/** The scheme of the resources. Their URL is not the page's, because a folder has none. */
export const pageUriPrefix = 'portal://page';

/**
 * Parses what a client names a page by: its path, its URL or that of its Markdown, or the URI of its resource.
 * @throws ToolError
 */
export function parsePageReference(
  reference: string,
  { url }: Pick<PageIndex, 'url'>,
): PageReference {
  const [, address = '', anchor] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(reference.trim()) ?? [];
  const root = new URL(url);
  const base = root.pathname.replace(/\/$/, '');
  const withoutPrefix = [pageUriPrefix, root.origin].reduce(
    (text, prefix) => (text.startsWith(`${prefix}/`) ? text.slice(prefix.length) : text),
    address,
  );
  if (/^[a-z][a-z\d+.-]*:/i.test(withoutPrefix)) {
    throw new ToolError(
      `${reference} is not a page of this portal. Expected a path, such as /docs/doctor-app/quick-start, or a URL that starts with ${url}/`,
    );
  }
  const absolute = withoutPrefix.startsWith('/') ? withoutPrefix : `/${withoutPrefix}`;
  const relative =
    base !== '' && absolute.startsWith(`${base}/`) ? absolute.slice(base.length) : absolute;
  const path = relative.replace(/\/+$/, '').replace(/\.(?:md|html)$/, '');
  checkSitePath(path);
  return { path, ...(anchor && { anchor: decodeAnchor(anchor) }) };
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
