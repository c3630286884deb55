import { z } from 'zod';
import { type OpenApiSource, parseOpenApiDocument } from './openapi-document';
import { listCalls, type Operation } from './operations';

/** The sections of the components, with all of their entries. */
const componentsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));
type Components = z.output<typeof componentsSchema>;

const referencePattern = /^#\/components\/([^/]+)\/([^/]+)$/;

/** Lists the components to which a value refers, as `schemas/Policy`. */
function listReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listReferences);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const [, section, name] =
      key === '$ref' && typeof inner === 'string' ? (referencePattern.exec(inner) ?? []) : [];
    return section && name ? [`${section}/${name}`] : listReferences(inner);
  });
}

/** Returns the components that a value needs, directly or indirectly, in the order of the document. */
function selectComponents(value: unknown, components: Components): Components {
  const needed = new Set<string>();
  const visit = (current: unknown) => {
    for (const reference of listReferences(current)) {
      if (needed.has(reference)) continue;
      needed.add(reference);
      const [section = '', name = ''] = reference.split('/');
      visit(components[section]?.[name]);
    }
  };
  visit(value);
  const sections = Object.entries(components).map(([section, entries]) => [
    section,
    Object.fromEntries(
      Object.entries(entries).filter(
        // Security requirements name their schemes without a reference.
        ([name]) => section === 'securitySchemes' || needed.has(`${section}/${name}`),
      ),
    ),
  ]);
  return Object.fromEntries(
    sections.filter(([, entries]) => Object.keys(entries ?? {}).length > 0),
  );
}

/** Keeps one operation of the paths or webhooks. */
function selectOperation(paths: OpenApiSource['paths'], { id }: Operation): OpenApiSource['paths'] {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, item]) => {
      const methods = Object.entries(item).filter(([, operation]) => operation?.operationId === id);
      return methods.length > 0 ? [[path, Object.fromEntries(methods)]] : [];
    }),
  );
}

/**
 * Creates a complete OpenAPI document for each operation and webhook, by its id. It has what the operation needs of the
 * components, so that a program or a language model can read one operation without all others.
 */
export function createOperationDocuments(document: OpenApiSource): Map<string, OpenApiSource> {
  const parsed = parseOpenApiDocument(document);
  const { paths, webhooks = {}, components, tags, ...rest } = document;
  const sections = componentsSchema.parse(components ?? {});
  const create = (operation: Operation): OpenApiSource => {
    const selected = {
      paths: selectOperation(paths, operation),
      webhooks: selectOperation(webhooks, operation),
    };
    return {
      ...rest,
      tags: tags.filter(({ name }) => operation.source.tags.includes(name)),
      paths: selected.paths,
      ...(Object.keys(selected.webhooks).length > 0 && { webhooks: selected.webhooks }),
      components: selectComponents(selected, sections),
    };
  };
  return new Map(listCalls(parsed).map((operation) => [operation.id, create(operation)]));
}
