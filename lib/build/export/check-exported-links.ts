import type { SourceLink } from '../../content/source-links';
import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import type { LinkProblem, LinkTargets } from './address-problems';
import { summarizeAffectedPages } from './affected-pages';
import { findLinkProblem, linkKey, toSourceHref } from './link-problems';
import type { PageLinkData } from './page-link-data';

/** A problem with every page that has it. */
type ReportedLink = LinkProblem & { key: string; href: string; pages: Set<string> };

const messages: Record<LinkProblem['kind'], string> = {
  address: 'Broken link: no page, file or operation has this address',
  outside: 'Broken link: the address is outside the site',
  anchor: 'Broken anchor: the page exists, the id does not',
  redirect: 'Link to an address that redirects',
  markdown: 'Broken Markdown link: the file does not exist',
  syntax: 'Invalid URL',
};

/** A broken link is an error, everything else a warning (specification: portal.txt, section 2). */
const severityOf = (kind: LinkProblem['kind']): Diagnostic['severity'] =>
  kind === 'address' || kind === 'outside' ? 'error' : 'warning';

/** Lists each problem once. Keys are those of linkKey(). */
function listReportedLinks(
  pages: Iterable<PageLinkData>,
  targets: LinkTargets,
  baseUrl: string,
): ReportedLink[] {
  const reported = new Map<string, ReportedLink>();
  for (const { path, hrefs } of pages) {
    for (const href of hrefs) {
      const problem = findLinkProblem(href, path, targets, baseUrl);
      if (!problem) continue;
      const key = linkKey(toSourceHref(href, baseUrl), path);
      const link = reported.get(key) ?? { ...problem, key, href, pages: new Set() };
      link.pages.add(path);
      reported.set(key, link);
    }
  }
  return [...reported.values()];
}

function createSourceDiagnostic(link: ReportedLink, source: SourceLink): Diagnostic {
  const { href: found, resolvedHref, page, file, line, column } = source;
  const details = { file, line, column, found, expected: link.expected };
  // The file exists, but it is excluded by the settings or is not an MDX file.
  if (resolvedHref !== undefined && link.kind === 'address') {
    return {
      severity: 'warning',
      ...details,
      message: 'Broken Markdown link: the site has no page for this file',
    };
  }
  // Many pages can show a link in data; a link in a page's own source is only on that page.
  const { size } = link.pages;
  const summary = page === undefined && size > 1 ? ` (on ${size} pages)` : '';
  return { severity: severityOf(link.kind), ...details, message: messages[link.kind] + summary };
}

/** Creates a diagnostic for each source that has the link, and one for the pages whose source does not have it. */
function createDiagnostics(link: ReportedLink, sources: readonly SourceLink[]): Diagnostic[] {
  // The labels of the site's bars have the addresses that the site's settings give them, also those that redirect.
  const isOnlyOfPages = link.kind === 'redirect';
  const ownSources = sources.filter(({ page }) =>
    // Links in data always get the base URL, so only the HTML of a page can lead outside it.
    page === undefined ? link.kind !== 'outside' && !isOnlyOfPages : link.pages.has(page),
  );
  const sourcePages = new Set(ownSources.map(({ page }) => page));
  const otherPages = sourcePages.has(undefined)
    ? []
    : [...link.pages].filter((page) => !sourcePages.has(page));
  const [firstPage] = otherPages;
  const diagnostics = ownSources.map((source) => createSourceDiagnostic(link, source));
  if (firstPage === undefined || isOnlyOfPages) return diagnostics;
  return [
    ...diagnostics,
    {
      severity: severityOf(link.kind),
      file: `page ${firstPage}`,
      message: messages[link.kind] + summarizeAffectedPages(otherPages.length),
      found: link.href,
      expected: link.expected,
    },
  ];
}

/**
 * Checks every link of the export.
 * @param listSources lists the links as authors wrote them, for their positions. Only called if there are problems.
 */
export function checkExportedLinks(
  listSources: () => readonly SourceLink[],
  targets: LinkTargets,
  baseUrl: string,
): Diagnostic[] {
  const links = listReportedLinks(targets.pages.values(), targets, baseUrl);
  if (links.length === 0) return [];
  const sources = new Map<string, SourceLink[]>();
  for (const source of listSources()) {
    const key = linkKey(source.resolvedHref ?? source.href, source.page ?? '/');
    sources.set(key, [...(sources.get(key) ?? []), source]);
  }
  return links.flatMap((link) => createDiagnostics(link, sources.get(link.key) ?? []));
}
