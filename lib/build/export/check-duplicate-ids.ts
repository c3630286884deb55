import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { sharedPartThreshold, summarizeAffectedPages } from './affected-pages';
import type { PageLinkData } from './page-link-data';

type Location = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/**
 * Reports ids that a page has more than once: a link can only lead to the first of them.
 * @param findHeading returns the location of the heading that has an id of a page
 */
export function checkDuplicateIds(
  pages: Iterable<PageLinkData>,
  findHeading: (page: string, id: string) => Location | undefined,
): Diagnostic[] {
  const duplicates = new Map<string, Array<{ path: string; count: number }>>();
  for (const { path, ids } of pages) {
    for (const [id, count] of ids) {
      if (count > 1) duplicates.set(id, [...(duplicates.get(id) ?? []), { path, count }]);
    }
  }
  return [...duplicates].flatMap(([id, affected]) => {
    // A duplicate in a shared component is reported once, not for every page.
    const isShared = affected.length >= sharedPartThreshold;
    const reported = isShared ? affected.slice(0, 1) : affected;
    const summary = isShared ? summarizeAffectedPages(affected.length) : '';
    return reported.map(
      ({ path, count }): Diagnostic => ({
        severity: 'error',
        ...(findHeading(path, id) ?? { file: `page ${path}` }),
        message: `Duplicate id on the page ${path}${summary}`,
        found: `id="${id}" on ${count} elements`,
        expected: 'each id once per page',
      }),
    );
  });
}
