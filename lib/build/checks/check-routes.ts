import { referenceIndexPages } from '../../api/description/reference-navigation';
import type { DocSummary } from '../../content/docs';
import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { routes } from '../../site/page-paths';
import { normalizePath } from '../../site/urls';

/** The paths of pages that are not made from content/. */
const builtInPaths = [
  ...Object.values(routes),
  ...Object.values(referenceIndexPages).map(({ path }) => path),
];

// Some hosts and file systems ignore case; `x/index` is exported as the `index.html` of a folder.
const keyOf = (path: string) => normalizePath(`${path}.html`).toLowerCase();

/** Reports docs that have the same path, ignoring case, as another doc or a page of the site itself. */
export function checkRoutes(docs: ReadonlyArray<Pick<DocSummary, 'file' | 'path'>>): Diagnostic[] {
  const owners = new Map(builtInPaths.map((path) => [keyOf(path), 'a page of the site itself']));
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
        message: `Duplicate route: ${owner} already has this path`,
        found: path,
        expected: 'a unique path, ignoring case',
      },
    ];
  });
}
