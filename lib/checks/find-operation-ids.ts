import { isFile } from '../files/project-files';
import { generatedDocument, getOpenApiDocument } from '../openapi/load-openapi-document';
import { listOperations, listWebhooks } from '../openapi/operations';

/** Lists the ids of all operations and webhooks; undefined if openapi/ has errors and has not been bundled. */
export function findOperationIds(): string[] | undefined {
  if (!isFile(generatedDocument)) return undefined;
  const document = getOpenApiDocument();
  return [...listOperations(document), ...listWebhooks(document)].map(({ id }) => id);
}
