import { isFile } from '../files/project-files';
import { generatedDocument, getOpenApiDocument } from '../openapi/openapi-document';
import { listOperations, listWebhooks } from '../openapi/operations';

/** The ids of all operations and webhooks; undefined if openapi/ has errors, so that nothing was bundled. */
export function findOperationIds(): string[] | undefined {
  if (!isFile(generatedDocument)) return undefined;
  const document = getOpenApiDocument();
  return [...listOperations(document), ...listWebhooks(document)].map(({ id }) => id);
}
