import type { OpenApiDocument } from './openapi-document';
import type { MediaTypeObject } from './openapi-objects';
import { listOperations, listWebhooks } from './operations';
import { resolveResponse } from './resolve-response';
import { refName, unwrapArraySchema } from './resolve-schema';

/** The names of the schemas of bodies, each once. */
const listSchemaNames = (contents: ReadonlyArray<Record<string, MediaTypeObject> | undefined>) =>
  new Set(
    contents.flatMap((content = {}) =>
      Object.values(content).flatMap(({ schema }) => refName(unwrapArraySchema(schema)) ?? []),
    ),
  );

function listSharedSchemas(document: OpenApiDocument): ReadonlySet<string> {
  const names = [
    ...listWebhooks(document).map(({ source }) => listSchemaNames([source.requestBody?.content])),
    ...listOperations(document).map(({ source }) =>
      listSchemaNames(
        Object.values(source.responses).map(
          (response) => resolveResponse(response, document).content,
        ),
      ),
    ),
  ].flatMap((set) => [...set]);
  return new Set(names.filter((name, index) => names.indexOf(name) < index));
}

/** All pages use those of the same document. */
const sharedSchemas = new WeakMap<OpenApiDocument, ReadonlySet<string>>();

/** The names of the schemas that more than one operation returns, or that a webhook also sends. */
export function getSharedSchemas(document: OpenApiDocument): ReadonlySet<string> {
  const names = sharedSchemas.get(document) ?? listSharedSchemas(document);
  sharedSchemas.set(document, names);
  return names;
}
