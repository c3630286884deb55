import { readWorkflows } from '../api/arazzo/load-workflows';
import { getOpenApiDocument } from '../api/description/load-openapi-document';
import type { OpenApiDocument } from '../api/description/openapi-document';
import { listCalls } from '../api/description/operations';
import { resolveResponse } from '../api/description/resolve-response';
import { readText } from '../kit/files/project-files';
import { operationPath, schemaPath, undocumentedPath, workflowPath } from '../site/page-paths';
import { type DocSummary, listDocs } from './docs';

/** A page that says that something is not documented. */
export type UndocumentedUse = { id: string; title: string; path: string };

const linkPattern = new RegExp(`${undocumentedPath('')}([\\w-]+)`, 'g');

/** Lists the ids of the gaps that a text links to, each once. */
export const listUndocumentedIds = (text: string): string[] => [
  ...new Set([...text.matchAll(linkPattern)].map(([, id = '']) => id)),
];

const listIdsIn = (value: unknown) => listUndocumentedIds(JSON.stringify(value) ?? '');

const toUses = (ids: string[], title: string, path: string) =>
  ids.map((id): UndocumentedUse => ({ id, title, path }));

/** Lists the uses in operations, with their shared responses, and in schemas. */
function listReferenceUses(document: OpenApiDocument): UndocumentedUse[] {
  const operations = listCalls(document);
  return [
    ...operations.flatMap(({ id, summary, source }) => {
      const { responses, ...rest } = source;
      const resolved = Object.values(responses).map((item) => resolveResponse(item, document));
      return toUses(listIdsIn([rest, resolved]), summary, operationPath(id));
    }),
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      toUses(listIdsIn(schema), name, schemaPath(name)),
    ),
  ];
}

const listDocUses = (docs: DocSummary[]) =>
  docs.flatMap(({ file, title, path }) => toUses(listUndocumentedIds(readText(file)), title, path));

const listWorkflowUses = () =>
  readWorkflows().workflows.flatMap(({ name, info, workflows }) =>
    toUses(listIdsIn([info, workflows]), info.title, workflowPath(name)),
  );

/**
 * Lists the pages that link to each gap of the register: docs, topics, workflows, operations and schemas, in this order.
 */
export const listUndocumentedUses = (
  document: OpenApiDocument = getOpenApiDocument(),
): UndocumentedUse[] => [
  ...listDocUses(listDocs()),
  ...listDocUses(listDocs('api')),
  ...listWorkflowUses(),
  ...listReferenceUses(document),
];
