import type { ConsoleDocument } from '@/lib/calls/console/slice-document';
import { isRecord } from '@/lib/kit/json/is-record';
import type { ApiDescription } from '../stoplight/intercept-fetch';

/** Parts of the API's description that the console needs, and the description itself. */
export type ConsoleApi = ApiDescription & {
  document: ConsoleDocument;
  /** The name of the first server, which is the sandbox. */
  sandboxName: string;
  /** The IDs of the operations that take an access token. */
  tokenOperations: ReadonlySet<string>;
};

const takesToken = (security: unknown): boolean =>
  Array.isArray(security) &&
  security.some((requirement) => isRecord(requirement) && Object.keys(requirement).length > 0);

/**
 * Reads what the console needs of an OpenAPI document.
 * @param origin the page's origin, which relative server URLs are resolved against
 * @throws {TypeError} if the document has no servers or paths
 */
export function parseConsoleApi(document: unknown, origin: string): ConsoleApi {
  if (!isRecord(document) || !Array.isArray(document.servers) || !isRecord(document.paths)) {
    throw new TypeError('The API description has no servers or no paths.');
  }
  const servers: unknown[] = document.servers;
  const urls = servers.flatMap((server) =>
    isRecord(server) && typeof server.url === 'string'
      ? [new URL(server.url, origin).href.replace(/\/$/, '')]
      : [],
  );
  const [sandbox] = servers;
  const sandboxName = isRecord(sandbox) ? String(sandbox.description) : '';
  const pathTemplates = new Map<string, string>();
  const tokenOperations = new Set<string>();
  for (const [template, pathItem] of Object.entries(document.paths)) {
    for (const operation of isRecord(pathItem) ? Object.values(pathItem) : []) {
      if (!isRecord(operation) || typeof operation.operationId !== 'string') continue;
      pathTemplates.set(operation.operationId, template);
      if (takesToken(operation.security ?? document.security)) {
        tokenOperations.add(operation.operationId);
      }
    }
  }
  return { servers: urls, sandboxName, pathTemplates, tokenOperations, document };
}
