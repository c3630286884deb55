import type { OpenApiSource } from '../openapi/document';
import { mountPath } from '../sandbox/browser/mount';
import { apiRoot } from '../sandbox/protocol';

/** Where the console's own form of the API's description is exported, without the base URL. */
export const consoleDocumentPath = '/console/doctor-api.json';

/**
 * The API's description with the sandbox before the servers of the settings: the console offers the first one by
 * itself. The description that partners download does not have it: it is an address of a browser only.
 * @param baseUrl the site's base URL, with both slashes
 */
export function createConsoleDocument(document: OpenApiSource, baseUrl: string): OpenApiSource {
  const sandbox = { url: mountPath(baseUrl) + apiRoot, description: 'Sandbox' };
  return { ...document, servers: [sandbox, ...(document.servers ?? [])] };
}
