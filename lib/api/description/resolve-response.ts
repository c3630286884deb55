import type { OpenApiDocument } from './openapi-document';
import type { ResponseObject } from './openapi-objects';

const prefix = '#/components/responses/';

/** Resolves a reference to a shared response. Throws if the document does not have it. */
export function resolveResponse(
  response: ResponseObject,
  { components }: OpenApiDocument,
): ResponseObject {
  if (!response.$ref?.startsWith(prefix)) return response;
  const shared = components.responses[response.$ref.slice(prefix.length)];
  if (!shared) {
    throw new Error(
      `There is no shared response "${response.$ref}"; expected one of ${Object.keys(components.responses).join(', ')}`,
    );
  }
  return shared;
}
