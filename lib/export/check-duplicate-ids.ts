import type { Diagnostic } from '../diagnostics/diagnostic';
import { sharedPartThreshold, summarizeAffectedPages } from './affected-pages';
import type { PageLinkData } from './page-link-data';

type Place = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/**
 * Ids that stand more than once in a page: a link to one leads to the first alone.
 * @param findHeading the place of the heading that makes an id of a page
 */
export function checkDuplicateIds(
  pages: Iterable<PageLinkData>,
  findHeading: (page: string, id: string) => Place | undefined,
): Diagnostic[] {
  const twice = new Map<string, Array<{ path: string; times: number }>>();
  for (const { path, ids } of pages) {
    for (const [id, times] of ids) {
      if (times > 1) twice.set(id, [...(twice.get(id) ?? []), { path, times }]);
    }
  }
  return [...twice].flatMap(([id, found]) => {
    // What all pages have is told once.
    const many = found.length >= sharedPartThreshold;
    const told = many ? found.slice(0, 1) : found;
    const spread = many ? summarizeAffectedPages(found.length) : '';
    return told.map(
      ({ path, times }): Diagnostic => ({
        severity: 'error',
        ...(findHeading(path, id) ?? { file: `page ${path}` }),
        message: `Duplicate id on the page ${path}${spread}`,
        found: `id="${id}" on ${times} elements`,
        expected: 'each id once in a page',
      }),
    );
  });
}
