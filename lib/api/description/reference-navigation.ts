import type {
  NavigationCategory,
  PageLink,
  SidebarNavigation,
} from '../../site/navigation/sidebar-navigation';
import { operationIndexPath, operationPath, routes, schemaPath } from '../../site/page-paths';
import type { OpenApiDocument } from './openapi-document';
import type { OperationSummary } from './operation-groups';
import { groupOperations, listOperations, listWebhooks } from './operations';
import { listOperationRestrictions } from './restrictions';
import { listSchemas, type SchemaSummary } from './schema-page-data';

const toPageLink = (
  { id, method, summary }: OperationSummary,
  restrictions?: string | undefined,
): PageLink => ({
  label: summary,
  path: operationPath(id),
  method,
  ...(restrictions && { restrictions }),
});

/** The pages that list the operations, schemas and enumerations. */
export const referenceIndexPages = {
  operations: {
    label: 'All operations',
    path: operationIndexPath,
    description:
      'All operations of the partner API by topic, and the webhooks that the provider sends.',
  },
  schemas: {
    label: 'Schemas',
    path: `${routes.api}/schemas`,
    description:
      'All objects in requests and responses of the partner API, with all of their fields.',
  },
  enumerations: {
    label: 'Enumerations',
    path: `${routes.api}/enumerations`,
    description: 'All enumerations of the partner API: closed ones, open ones, and code lists.',
  },
} as const;

/** The page of the API console. */
export const consolePage = {
  label: 'API console',
  path: routes.api,
  description:
    'All operations of the partner API, with a console that sends requests to the environment you select.',
} as const;

/** The page that lists the workflows, a topic of the API reference. */
export const workflowIndexPath = `${routes.api}/workflows`;

/** A list of schemas as a category, whose links are the schemas. */
const toCategory = (
  { label, path }: { label: string; path: string },
  schemas: readonly SchemaSummary[],
): NavigationCategory => ({
  label,
  path,
  isContextual: true,
  links: schemas.map(({ name }) => ({ label: name, path: schemaPath(name) })),
});

/**
 * Builds the sidebar of the API reference: the console and the topics, the operations by tag, the webhooks, and the
 * lists of schemas. The topic of the workflows has the links to them.
 */
export function buildReferenceNavigation(
  topics: PageLink[],
  workflows: PageLink[],
  document: OpenApiDocument,
): SidebarNavigation {
  const { operations: index, schemas, enumerations } = referenceIndexPages;
  const all = listSchemas(document);
  const addWorkflows = ({ label, path }: PageLink) =>
    path === workflowIndexPath && workflows.length > 0
      ? { label, path, isContextual: true as const, links: workflows }
      : { label, path };
  const restrictions = listOperationRestrictions(listOperations(document));
  return [
    { label: 'Reference', links: [consolePage, index, ...topics.map(addWorkflows)] },
    ...groupOperations(document).map(({ tag, operations }) => ({
      label: tag,
      links: operations.map((operation) => toPageLink(operation, restrictions[operation.id])),
    })),
    { label: 'Webhooks', links: listWebhooks(document).map((webhook) => toPageLink(webhook)) },
    {
      label: 'Data',
      links: [
        toCategory(
          schemas,
          all.filter(({ kind }) => kind !== 'enumeration'),
        ),
        toCategory(
          enumerations,
          all.filter(({ kind }) => kind === 'enumeration'),
        ),
      ],
    },
  ];
}
