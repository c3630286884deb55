import type { HttpMethod, OpenApiSource } from '../openapi/openapi-document';
import { mountPath } from '../sandbox/browser/mount-path';
import { apiRoot } from '../sandbox/sandbox-protocol';

/** Where the console's own form of the API's description is exported, without the base URL. */
export const consoleDocumentPath = '/console/doctor-api.json';

const methodsWithBody: readonly HttpMethod[] = ['post', 'put', 'patch', 'delete'];

/**
 * The same with every example of a body that is a text in its quotes: the console's library puts a text into the body
 * as it is, and without quotes it is no JSON.
 */
function quoteTexts(document: OpenApiSource): OpenApiSource {
  const quoted = structuredClone(document);
  for (const item of Object.values(quoted.paths)) {
    for (const method of methodsWithBody) {
      const examples = item[method]?.requestBody?.content['application/json']?.examples ?? {};
      for (const example of Object.values(examples)) {
        if (typeof example.value === 'string') example.value = JSON.stringify(example.value);
      }
    }
  }
  return quoted;
}

/**
 * The API's description with the sandbox before the servers of the settings: the console offers the first one by
 * itself. The description that partners download does not have it: it is an address of a browser only. Its examples
 * are as the console's library can send them.
 * @param baseUrl the site's base URL, with both slashes
 */
export function createConsoleDocument(document: OpenApiSource, baseUrl: string): OpenApiSource {
  const sandbox = { url: mountPath(baseUrl) + apiRoot, description: 'Sandbox' };
  return { ...quoteTexts(document), servers: [sandbox, ...(document.servers ?? [])] };
}
