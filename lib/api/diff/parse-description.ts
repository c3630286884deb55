import { isRecord } from '../../kit/json/is-record';
import { normalizeDocument } from '../normalize/normalize-document';
import { type ComparedDescription, descriptionSchema } from './description';
import { dropIgnoredKeys } from './drop-ignored-keys';

/** Prepares a bundled document for {@link descriptionSchema}. The servers of the whole API are settings of the portal. */
export function prepareDescription(source: unknown): unknown {
  if (!isRecord(source)) return source;
  const { servers: _servers, ...document } = normalizeDocument(source);
  return dropIgnoredKeys(document);
}

/** Parses a bundled OpenAPI document. Throws a ZodError if it lacks what the comparison reads. */
export const parseDescription = (document: unknown): ComparedDescription =>
  descriptionSchema.parse(prepareDescription(document));
