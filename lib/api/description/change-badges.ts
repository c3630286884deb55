import { cached } from '../../kit/files/cached';
import type { ChangeBadge } from '../../site/reference/change-badge';
import type { ChangeReport, ReportedChange, ReportedGroup } from '../releases/change-report';
import { changeReportFile, getChangeReport } from '../releases/load-releases';
import { generatedDocument, getOpenApiDocument } from './load-openapi-document';
import type { OpenApiDocument } from './openapi-document';
import type { SchemaObject } from './openapi-objects';
import type { OperationGroup, OperationSummary } from './operation-groups';
import { listCalls, type Operation } from './operations';
import { resolveResponse } from './resolve-response';
import { findOwnField, listProperties, unwrapArraySchema } from './resolve-schema';

/** The badges of the reference. What has none is not in the maps. */
export type ChangeBadges = {
  operations: ReadonlyMap<string, ChangeBadge>;
  schemas: ReadonlyMap<string, ChangeBadge>;
  /** By the object that describes the field or the parameter in the document, which no other shares. */
  fields: ReadonlyMap<SchemaObject, ChangeBadge>;
};

/** The changes that badges are about: since the latest release, and those of the latest release. */
const listRecentGroups = ({ unreleased, releases }: ChangeReport): ReportedGroup[] => [
  ...unreleased,
  ...(releases[0]?.groups ?? []),
];

/** A new explanation does not change anything for a client. */
const isRelevant = ({ effect }: ReportedChange) => effect !== 'text';

/** A new field remains "new" if something else of it has changed, too. */
function set<Key>(badges: Map<Key, ChangeBadge>, key: Key, isNew: boolean): void {
  if (badges.get(key) !== 'new') badges.set(key, isNew ? 'new' : 'changed');
}

/** Finds a parameter, or a field of a body or a response, by its location: `query.from`, `body.email`. */
function findOperationFields(
  { source }: Operation,
  [part = '', name = '']: readonly string[],
  document: OpenApiDocument,
): SchemaObject[] {
  const parameters = source.parameters.filter((item) => item.in === part && item.name === name);
  const response = source.responses[part];
  const content =
    part === 'body'
      ? source.requestBody?.content
      : response && resolveResponse(response, document).content;
  const fields = Object.values(content ?? {}).flatMap(({ schema }) =>
    listProperties(unwrapArraySchema(schema), document),
  );
  return [
    ...parameters.map(({ schema }) => schema),
    ...fields.filter((field) => field.name === name).map(({ schema }) => schema),
  ];
}

/** Computes the badges from the recent changes, and from `deprecated` in the description. */
export function buildChangeBadges(report: ChangeReport, document: OpenApiDocument): ChangeBadges {
  const operations = new Map<string, ChangeBadge>();
  const schemas = new Map<string, ChangeBadge>();
  const fields = new Map<SchemaObject, ChangeBadge>();
  const located = listCalls(document);
  for (const { type, name, changes } of listRecentGroups(report)) {
    for (const { kind, location } of changes.filter(isRelevant)) {
      const path = location.replaceAll('[]', '').split('.');
      const isAddition = /^(?:property|parameter)-added/.test(kind);
      if (type === 'schema') {
        set(schemas, name, kind === 'schema-added');
        const field = findOwnField(document.components.schemas[name], path[0] ?? '');
        if (field) set(fields, field, isAddition && path.length === 1);
      } else if (type === 'operation' || type === 'webhook') {
        set(operations, name, /^(?:operation|webhook)-added$/.test(kind));
        const operation = located.find(({ id }) => id === name);
        const found = operation ? findOperationFields(operation, path, document) : [];
        for (const field of found) set(fields, field, isAddition && path.length === 2);
      }
    }
  }
  for (const { id, source } of located) if (source.deprecated) operations.set(id, 'deprecated');
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (schema.deprecated) schemas.set(name, 'deprecated');
  }
  return { operations, schemas, fields };
}

/** The badges of the current description. Throws if the build has not written the changes. */
export const getChangeBadges = cached([changeReportFile, generatedDocument], () =>
  buildChangeBadges(getChangeReport(), getOpenApiDocument()),
);

/** Adds its badge to an operation that has one. */
export function addOperationBadge<T extends OperationSummary>(
  operation: T,
): T & { badge?: ChangeBadge } {
  const badge = getChangeBadges().operations.get(operation.id);
  return badge === undefined ? operation : { ...operation, badge };
}

/** Adds badges to the operations of groups. */
export const addOperationBadges = (groups: readonly OperationGroup[]): OperationGroup[] =>
  groups.map((group) => ({ ...group, operations: group.operations.map(addOperationBadge) }));
