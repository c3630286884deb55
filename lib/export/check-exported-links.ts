import type { SourceLink } from '../content/source-links';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { LinkTargets } from './address-problems';
import { summarizeAffectedPages } from './affected-pages';
import { findLinkProblem, type LinkProblem, linkKey, toSourceHref } from './link-problems';
import type { PageLinkData } from './page-link-data';

type Fault = LinkProblem & { key: string; href: string; pages: Set<string> };

const messages: Record<Fault['kind'], string> = {
  link: 'Broken link: no page, file or operation has this address',
  outside: 'Broken link: the address lies outside of the site',
  anchor: 'Broken anchor: the page exists, the id does not',
  markdown: 'Broken Markdown link: no such file',
  form: 'Not a valid web address',
};

/** A broken link is an error, all else a warning (spec, 1-portal.txt section 2). */
const severityOf = (kind: Fault['kind']): Diagnostic['severity'] =>
  kind === 'link' || kind === 'outside' ? 'error' : 'warning';

/** Every fault once, with the pages that have it. */
function listFaults(
  pages: Iterable<PageLinkData>,
  targets: LinkTargets,
  baseUrl: string,
): Map<string, Fault> {
  const faults = new Map<string, Fault>();
  for (const { path, hrefs } of pages) {
    for (const href of hrefs) {
      const found = findLinkProblem(href, path, targets, baseUrl);
      if (!found) continue;
      const key = linkKey(toSourceHref(href, baseUrl), path);
      const fault = faults.get(key) ?? { ...found, key, href, pages: new Set() };
      fault.pages.add(path);
      faults.set(key, fault);
    }
  }
  return faults;
}

function reportSource(fault: Fault, source: SourceLink): Diagnostic {
  const { href: found, resolvedHref: address, page, file, line, column } = source;
  const place = { file, line, column, found, expected: fault.expected };
  // The file exists, and the settings or its ending keep it from being a page.
  if (address !== undefined && fault.kind === 'link') {
    return {
      severity: 'warning',
      ...place,
      message: 'Broken Markdown link: the site has no page of this file',
    };
  }
  // Data may be shown on many pages, which is worth knowing; a page's own text is not.
  const { size } = fault.pages;
  const spread = page === undefined && size > 1 ? ` (it is on ${size} pages)` : '';
  return { severity: severityOf(fault.kind), ...place, message: messages[fault.kind] + spread };
}

/** One diagnostic for each place in the sources, and one for the pages that no source explains. */
function report(fault: Fault, sources: readonly SourceLink[]): Diagnostic[] {
  const places = sources.filter(({ page }) =>
    // Data's links always stand below the base URL: only a page's own HTML can leave it.
    page === undefined ? fault.kind !== 'outside' : fault.pages.has(page),
  );
  const explained = new Set(places.map(({ page }) => page));
  const others = explained.has(undefined)
    ? []
    : [...fault.pages].filter((page) => !explained.has(page));
  const [first] = others;
  const reports = places.map((source) => reportSource(fault, source));
  if (first === undefined) return reports;
  return [
    ...reports,
    {
      severity: severityOf(fault.kind),
      file: `page ${first}`,
      message: messages[fault.kind] + summarizeAffectedPages(others.length),
      found: fault.href,
      expected: fault.expected,
    },
  ];
}

/**
 * Holds every link of the export against its pages, files and anchors.
 * @param listSources the links as authors wrote them, to name file and line; asked for where there is a fault
 */
export function checkExportedLinks(
  listSources: () => readonly SourceLink[],
  targets: LinkTargets,
  baseUrl: string,
): Diagnostic[] {
  const faults = listFaults(targets.pages.values(), targets, baseUrl);
  if (faults.size === 0) return [];
  const sources = new Map<string, SourceLink[]>();
  for (const source of listSources()) {
    const key = linkKey(source.resolvedHref ?? source.href, source.page ?? '/');
    sources.set(key, [...(sources.get(key) ?? []), source]);
  }
  return [...faults.values()].flatMap((fault) => report(fault, sources.get(fault.key) ?? []));
}
