import type { Navigation, PageLink } from '../navigation/sidebar-navigation';
import { operationPath, routes } from '../site/urls';
import type { OpenApiDocument } from './openapi-document';
import { groupOperations, listWebhooks, type OperationSummary } from './operations';

const toPageLink = ({ id, method, summary }: OperationSummary): PageLink => ({
  label: summary,
  path: operationPath(id),
  method,
});

/** The pages that list the operations, schemas and enumerations. */
export const referenceIndexPages = {
  operations: { label: 'All operations', path: `${routes.api}/operations` },
  schemas: { label: 'Schemas', path: `${routes.api}/schemas` },
  enumerations: { label: 'Enumerations', path: `${routes.api}/enumerations` },
} as const;

/**
 * Builds the sidebar of the API reference: the console and the topics, the operations by tag, the webhooks, and the
 * lists of schemas.
 */
export function buildReferenceNavigation(
  topics: PageLink[],
  document: OpenApiDocument,
): Navigation {
  return [
    {
      label: 'Reference',
      links: [{ label: 'Console', path: routes.api }, referenceIndexPages.operations, ...topics],
    },
    ...groupOperations(document).map(({ tag, operations }) => ({
      label: tag,
      links: operations.map(toPageLink),
    })),
    { label: 'Webhooks', links: listWebhooks(document).map(toPageLink) },
    { label: 'Data', links: [referenceIndexPages.schemas, referenceIndexPages.enumerations] },
  ];
}
