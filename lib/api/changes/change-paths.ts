import { operationPath, schemaPath } from '../../site/page-paths';
import type { OpenApiDocument } from '../description/openapi-document';
import { getOperation, listCalls, type Operation } from '../description/operations';
import { listProperties, unwrapArraySchema } from '../description/resolve-schema';
import type { ChangeSubject } from '../diff/api-change';

const hasOperation = (id: string, document: OpenApiDocument): boolean =>
  listCalls(document).some((operation) => operation.id === id);

/** Returns the path of the page about what has changed; undefined if there is none, or no longer. */
export function findSubjectPath(
  { type, name }: ChangeSubject,
  document: OpenApiDocument,
): string | undefined {
  if (type === 'schema') return document.components.schemas[name] && schemaPath(name);
  if (type === 'api' || type === 'response') return undefined;
  return hasOperation(name, document) ? operationPath(name) : undefined;
}

function findSchemaAnchor(name: string, field: string, value: string, document: OpenApiDocument) {
  const reference = { $ref: `#/components/schemas/${name}` };
  if (field !== '') {
    const hasField = listProperties(reference, document).some(
      (property) => property.name === field,
    );
    return hasField ? field : undefined;
  }
  return document.components.schemas[name]?.enum?.includes(value) ? value : undefined;
}

/** The sections of an operation's page by the first part of a location. */
const sections: Record<string, string> = {
  path: 'path-parameters',
  query: 'query-parameters',
  header: 'header-parameters',
  body: 'body',
};

function findOperationAnchor(
  { source }: Operation,
  [part = '', field = '']: readonly string[],
  document: OpenApiDocument,
): string | undefined {
  if (/^\d/.test(part)) return 'responses';
  const section = sections[part];
  if (section === undefined) return undefined;
  if (part === 'body') {
    const contents = Object.values(source.requestBody?.content ?? {});
    const hasField = contents.some(({ schema }) =>
      listProperties(unwrapArraySchema(schema), document).some(({ name }) => name === field),
    );
    return hasField ? `body.${field}` : source.requestBody && section;
  }
  const ofPart = source.parameters.filter((parameter) => parameter.in === part);
  if (ofPart.some(({ name }) => name === field)) return `${part}.${field}`;
  return ofPart.length > 0 ? section : undefined;
}

/**
 * Returns the path and anchor of what has changed in the current description.
 * @param name what the change names besides its location: a value of an enumeration
 */
export function findChangePath(
  subject: ChangeSubject,
  location: string,
  name: string,
  document: OpenApiDocument,
): string | undefined {
  const path = findSubjectPath(subject, document);
  if (path === undefined) return undefined;
  const parts = location.replaceAll('[]', '').split('.');
  const anchor =
    subject.type === 'schema'
      ? findSchemaAnchor(subject.name, parts[0] ?? '', name, document)
      : findOperationAnchor(getOperation(subject.name, document), parts, document);
  return anchor === undefined ? path : `${path}#${anchor}`;
}
