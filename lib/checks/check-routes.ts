import type { DocSummary } from '../content/docs';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { referenceIndexPages } from '../openapi/reference-navigation';
import { normalizePath, routes } from '../site/urls';

/** Addresses of pages that no file of content/ makes. */
const ownPaths = [
  ...Object.values(routes),
  ...Object.values(referenceIndexPages).map(({ path }) => path),
];

// Some hosts and disks take `/Docs/X` and `/docs/x` for one; the page of `x/index` is a folder's `index.html`.
const keyOf = (path: string) => normalizePath(`${path}.html`).toLowerCase();

/** Docs whose address another doc, or a page of the site's own, has already; letter case counts for nothing. */
export function checkRoutes(docs: ReadonlyArray<Pick<DocSummary, 'file' | 'path'>>): Diagnostic[] {
  const owners = new Map(ownPaths.map((path) => [keyOf(path), 'the site itself']));
  return docs.flatMap(({ file, path }): Diagnostic[] => {
    const owner = owners.get(keyOf(path));
    if (owner === undefined) {
      owners.set(keyOf(path), file);
      return [];
    }
    return [
      {
        severity: 'error',
        file,
        message: `Duplicate route: ${owner} makes a page of this address`,
        found: path,
        expected: 'an address of its own, letter case aside',
      },
    ];
  });
}
