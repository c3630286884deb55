import type { Credential } from '@/lib/api/call/credentials';
import type { ConsoleDocument } from '@/lib/calls/console/slice-document';
import { isRecord } from '@/lib/kit/json/is-record';
import type { ApiDescription } from '../stoplight/intercept-fetch';

/** A server that requests can go to. */
export type ConsoleServer = {
  /** Absolute, without a slash at the end. */
  url: string;
  label: string;
  /** Whether it has the data of real people. */
  isLive: boolean;
  /** What the description has of it. */
  source: unknown;
};

/** Parts of the API's description that the console needs, and the description itself. */
export type ConsoleApi = ApiDescription & {
  /** The servers, of which the sandbox is the first if there is one. */
  choices: readonly ConsoleServer[];
  document: ConsoleDocument;
};

const isCredential = (value: unknown): value is Credential =>
  isRecord(value) && typeof value.kind === 'string' && typeof value.name === 'string';

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
  const choices = servers.flatMap((source): ConsoleServer[] => {
    if (!isRecord(source) || typeof source.url !== 'string') return [];
    const url = new URL(source.url, origin).href.replace(/\/$/, '');
    return [{ url, label: String(source.description), isLive: source['x-live'] === true, source }];
  });
  const pathTemplates = new Map<string, string>();
  const credentials = new Map<string, Credential>();
  const known = isRecord(document['x-credentials']) ? document['x-credentials'] : {};
  for (const [template, pathItem] of Object.entries(document.paths)) {
    for (const operation of isRecord(pathItem) ? Object.values(pathItem) : []) {
      if (!isRecord(operation) || typeof operation.operationId !== 'string') continue;
      pathTemplates.set(operation.operationId, template);
      const credential = known[operation.operationId];
      if (isCredential(credential)) credentials.set(operation.operationId, credential);
    }
  }
  return { servers: choices.map(({ url }) => url), choices, pathTemplates, credentials, document };
}
