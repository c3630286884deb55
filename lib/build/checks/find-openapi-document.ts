import { generatedDocument, getOpenApiDocument } from '../../api/description/load-openapi-document';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import { listCalls } from '../../api/description/operations';
import { isFile } from '../../kit/files/project-files';

/**
 * Returns the bundled API description; undefined if there is none for the current sources.
 * @param failed the build steps that failed in this run
 */
export const findOpenApiDocument = (failed: ReadonlySet<string>): OpenApiDocument | undefined =>
  failed.has('emit-openapi') || !isFile(generatedDocument) ? undefined : getOpenApiDocument();

/** Lists the ids of all operations and webhooks. */
export const listOperationIds = (document: OpenApiDocument): string[] =>
  listCalls(document).map(({ id }) => id);
