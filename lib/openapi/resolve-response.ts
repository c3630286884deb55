import type { OpenApiDocument } from './openapi-document';
import type { ResponseObject } from './openapi-objects';

const prefix = '#/components/responses/';

/** A response, or the shared response that it refers to. Throws if the document does not have that. */
export function resolveResponse(
  response: ResponseObject,
  { components }: OpenApiDocument,
): ResponseObject {
  if (!response.$ref?.startsWith(prefix)) return response;
  const shared = components.responses[response.$ref.slice(prefix.length)];
  if (!shared) throw new Error(`The document has no response "${response.$ref}"`);
  return shared;
}
