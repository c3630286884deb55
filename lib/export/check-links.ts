import { Parser } from 'htmlparser2';
import type { SourceLink } from '../content/source-links';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { isExternal, normalisePath, withoutBase } from '../site/urls';
import { type ExportedPage, stripInlineScripts } from './pages';

/** What links may lead to, all without the base URL. */
export type Targets = {
  /** Other files of the export and redirects: `/sitemap.xml`. */
  files: ReadonlySet<string>;
  /** Routes after `#/` that the console knows: `/operations/createToken`. */
  consoleRoutes: ReadonlySet<string>;
  baseUrl: string;
};

type PageFacts = { path: string; ids: Set<string>; hrefs: Set<string> };
type Fault = { kind: 'link' | 'anchor' | 'form'; href: string; pages: string[] };

/** What can be linked to in a page, and what it links to. */
function readPage({ html, path }: ExportedPage): PageFacts {
  const facts: PageFacts = { path, ids: new Set(), hrefs: new Set() };
  // A parser without a tree: thousands of pages are read for three attributes each.
  const parser = new Parser({
    onopentag(name, { id, href, src }) {
      if (id !== undefined) facts.ids.add(id);
      if (name === 'a' && href !== undefined) facts.hrefs.add(href);
      if (name === 'img' && src !== undefined) facts.hrefs.add(src);
    },
  });
  parser.end(stripInlineScripts(html));
  return facts;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with one link of one page; `undefined` where nothing is. */
function judge(
  href: string,
  from: PageFacts,
  pages: ReadonlyMap<string, PageFacts>,
  targets: Targets,
): Fault['kind'] | undefined {
  if (isExternal(href)) return URL.canParse(href) ? undefined : 'form';
  const base = `http://site${targets.baseUrl.slice(0, -1)}`;
  const url = new URL(href, `${base}${from.path}`);
  const pathname = withoutBase(url.pathname, targets.baseUrl);
  const path = pathname === undefined ? undefined : normalisePath(decode(pathname) ?? pathname);
  if (path === undefined) return 'link';
  if (targets.files.has(path)) return undefined;
  const page = pages.get(path);
  if (!page) return 'link';
  if (url.hash.startsWith('#/'))
    return targets.consoleRoutes.has(url.hash.slice(1)) ? undefined : 'link';
  const id = decode(url.hash.slice(1));
  return id === '' || (id !== undefined && page.ids.has(id)) ? undefined : 'anchor';
}

const messages: Record<Fault['kind'], string> = {
  link: 'Broken link: no page, file or operation has this address',
  anchor: 'Broken anchor: the page exists, the id does not',
  form: 'Not a valid web address',
};

/** One diagnostic for each place in the sources; where there is none, one that names the pages. */
function report(fault: Fault, sources: readonly SourceLink[], targets: Targets): Diagnostic[] {
  const severity = fault.kind === 'link' ? 'error' : 'warning';
  const message = messages[fault.kind];
  const written = withoutBase(fault.href, targets.baseUrl) ?? fault.href;
  const places = sources.filter(({ href }) => href === fault.href || href === written);
  if (places.length > 0) {
    return places.map(({ file, line, column }) => ({
      severity,
      file,
      line,
      column,
      message,
      found: fault.href,
    }));
  }
  const [first = '', ...others] = fault.pages;
  const also = others.length > 0 ? ` (and on ${others.length} more pages)` : '';
  return [{ severity, file: `page ${first}`, message: message + also, found: fault.href }];
}

/**
 * Holds every link of the export against its pages, files and anchors. A link to nothing is an error, a link
 * to an anchor that is not there a warning (spec, 1-portal.txt section 2).
 * @param listSources the links as authors wrote them, to name file and line; asked for where there is a fault
 */
export function checkExportedLinks(
  exported: readonly ExportedPage[],
  listSources: () => readonly SourceLink[],
  targets: Targets,
): Diagnostic[] {
  const facts = exported.map(readPage);
  const pages = new Map(facts.map((page) => [page.path, page]));
  const faults = new Map<string, Fault>();
  for (const page of facts) {
    for (const href of page.hrefs) {
      const kind = judge(href, page, pages, targets);
      if (!kind) continue;
      // A bare anchor is another fault on each page.
      const key = href.startsWith('#') ? page.path + href : href;
      const fault = faults.get(key) ?? { kind, href, pages: [] };
      fault.pages.push(page.path);
      faults.set(key, fault);
    }
  }
  if (faults.size === 0) return [];
  const sources = listSources();
  return [...faults.values()].flatMap((fault) => report(fault, sources, targets));
}
