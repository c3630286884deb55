import type {
  NavigationCategory,
  NavigationEntry,
  PageLink,
  SidebarNavigation,
} from '../../site/navigation/sidebar-navigation';
import { operationIndexPath, operationPath, routes, schemaPath } from '../../site/page-paths';
import type { OpenApiDocument } from './openapi-document';
import type { OperationGroup, OperationSummary } from './operation-groups';
import { groupOperations, groupWebhooks, listOperations, listWebhooks } from './operations';
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

/** The section of the list of operations that has a group, to which breadcrumbs lead. */
const toIndex = ({ id }: OperationGroup) => ({ index: `${operationIndexPath}#${id}` });

/** The category that has the webhooks after its topics. */
const webhookCategory = 'Webhooks';

/**
 * Builds the sidebar of the API reference: the topics in their categories, the operations by tag, and the lists of schemas.
 * The topic of the workflows has the links to them, and the category of the webhooks those to the webhooks.
 */
export function buildReferenceNavigation(
  topics: SidebarNavigation,
  workflows: PageLink[],
  document: OpenApiDocument,
): SidebarNavigation {
  const { schemas, enumerations } = referenceIndexPages;
  const all = listSchemas(document);
  const enums = all.filter(({ kind }) => kind === 'enumeration');
  const addWorkflows = (entry: NavigationEntry): NavigationEntry =>
    entry.path === workflowIndexPath && workflows.length > 0
      ? { label: entry.label, path: entry.path, isContextual: true, links: workflows }
      : entry;
  const restrictions = listOperationRestrictions(listOperations(document));
  const webhooks = listWebhooks(document).map((webhook) => toPageLink(webhook));
  const webhookIndex = webhooks.length > 0 && toIndex(groupWebhooks(document));
  const hasCategory = topics.some(({ label }) => label === webhookCategory);
  return [
    ...topics.map((category, index) => ({
      ...category,
      ...(index === 0 && { caption: 'Guides and tools' }),
      ...(category.label === webhookCategory && webhookIndex),
      links: [
        ...category.links.map(addWorkflows),
        ...(category.label === webhookCategory ? webhooks : []),
      ],
    })),
    ...groupOperations(document).map((group, index) => ({
      label: group.tag,
      ...(index === 0 && { caption: 'Endpoints' }),
      ...toIndex(group),
      links: group.operations.map((operation) => toPageLink(operation, restrictions[operation.id])),
    })),
    ...(hasCategory || webhooks.length === 0
      ? []
      : [{ label: webhookCategory, ...webhookIndex, links: webhooks }]),
    {
      label: 'Data',
      caption: 'Schemas',
      links: [
        toCategory(
          schemas,
          all.filter(({ kind }) => kind !== 'enumeration'),
        ),
        ...(enums.length > 0 ? [toCategory(enumerations, enums)] : []),
      ],
    },
  ];
}
