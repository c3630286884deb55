import type { HttpMethod } from '../http/methods';
import type { OpenApiSource } from '../openapi/openapi-document';
import { mountPath } from '../sandbox/browser/mount-path';
import { apiRoot } from '../sandbox/sandbox-protocol';

/** Path of the exported API description for the console, without the base URL. */
export const consoleDocumentPath = '/console/doctor-api.json';

const methodsWithBody: readonly HttpMethod[] = ['post', 'put', 'patch', 'delete'];

/**
 * Returns a copy in which body examples that are strings are quoted. The console's library sends strings unchanged,
 * and without quotes they are not JSON.
 */
function quoteStringExamples(document: OpenApiSource): OpenApiSource {
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
 * Creates the API description for the console. The sandbox is its first server, which the console selects by default.
 * The description that partners download does not contain it, because its URL only works in a browser on this site.
 * @param baseUrl the site's base URL, with a slash at both ends
 */
export function createConsoleDocument(document: OpenApiSource, baseUrl: string): OpenApiSource {
  const sandbox = { url: mountPath(baseUrl) + apiRoot, description: 'Sandbox' };
  return { ...quoteStringExamples(document), servers: [sandbox, ...(document.servers ?? [])] };
}
