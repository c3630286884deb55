import type { OpenApiDocument } from '../../api/description/openapi-document';
import { listDocPaths } from '../../content/docs';
import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { locateInYaml } from '../../kit/diagnostics/parse-yaml';
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
  const findings = getSite().search.contexts.flatMap(({ paths }, context) =>
    paths.flatMap((path, index) =>
      pages.some((page) => page === path || page.startsWith(`${path}/`))
        ? []
        : [
            {
              at: ['contexts', context, 'paths', index],
              message: 'The search context has no pages at this path',
              found: path,
              expected: 'the beginning of the path of a page, such as /docs',
            },
          ],
    ),
  );
  return locateInYaml(siteFiles.search, findings);
}
