import { unknownName } from '../../kit/diagnostics/suggest-name';
import type { OpenApiDocument } from './openapi-document';
import type { ResponseObject } from './openapi-objects';

const prefix = '#/components/responses/';

/** Resolves a reference to a shared response. Throws if the document does not have it. */
export function resolveResponse(
  response: ResponseObject,
  { components }: OpenApiDocument,
): ResponseObject {
  if (!response.$ref?.startsWith(prefix)) return response;
  const name = response.$ref.slice(prefix.length);
  const shared = components.responses[name];
  if (!shared) throw unknownName('shared response', name, Object.keys(components.responses));
  return shared;
}
