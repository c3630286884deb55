import {
  apiCatalogPath,
  openApiFilePaths,
  openApiMediaType,
  operationDocumentPath,
} from '../../api/description/openapi-file-paths';
import { operationPath } from '../../site/page-paths';

const canonical = /<link rel="canonical" href="[^"]*"\/>/;

/**
 * Inserts links to the API's description into the head of an exported page, which programs follow (RFC 8631, RFC 9727). A
 * page of an operation also has its own description. The elements are not part of the page's payload: only what reads HTML
 * needs them.
 * @param toHref returns the link to a path of this site
 */
export function insertApiLinks(
  html: string,
  path: string,
  toHref: (path: string) => string,
): string {
  const formatLink = (rel: string, target: string, type?: string) =>
    `<link rel="${rel}"${type ? ` type="${type}"` : ''} href="${toHref(target)}"/>`;
  const [, operationId] = path.split(operationPath(''));
  const links = [
    ...(operationId
      ? [formatLink('alternate', operationDocumentPath(operationId), openApiMediaType)]
      : []),
    formatLink('service-desc', openApiFilePaths.json, openApiMediaType),
    formatLink('api-catalog', apiCatalogPath),
  ];
  return html.replace(canonical, (element) => element + links.join(''));
}
