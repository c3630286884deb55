import type { OpenApiDocument } from '../../api/description/openapi-document';
import { listDocPaths } from '../../content/docs';
import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { parseYamlSource } from '../../kit/diagnostics/yaml-source';
import { readText } from '../../kit/files/project-files';
import { operationPath, routes, schemaPath } from '../../site/page-paths';
import { getSite, siteFiles } from '../../site/site-settings';
import { listOperationIds } from './find-openapi-document';

/** Reports the paths of search contexts below which there is no page. */
export function checkSearchContexts(document: OpenApiDocument): Diagnostic[] {
  const pages = [
    ...Object.values(routes),
    ...listDocPaths().map(({ path }) => path),
    ...listOperationIds(document).map(operationPath),
    ...Object.keys(document.components.schemas).map(schemaPath),
  ];
  // Throws the problems of the file, before its text is read.
  const { contexts } = getSite().search;
  const source = parseYamlSource(readText(siteFiles.search));
  return contexts.flatMap(({ paths }, context) =>
    paths.flatMap((path, index): Diagnostic[] =>
      pages.some((page) => page === path || page.startsWith(`${path}/`))
        ? []
        : [
            {
              severity: 'error',
              file: siteFiles.search,
              ...source.positionOfValue(['contexts', context, 'paths', index]),
              message: 'The search context has no pages at this path',
              found: path,
              expected: 'the beginning of the path of a page, such as /docs',
            },
          ],
    ),
  );
}
