import type { OpenApiDocument } from '../openapi/document';
import { apiRoot } from '../sandbox/protocol';

/**
 * The API's description with the sandbox before the servers of the settings: the console offers the first one
 * by itself. The description that partners download does not have it: it is an address of this browser only.
 * @param address where the sandbox answers, without `/api/v2`
 */
export function addSandboxServer<Api extends Pick<OpenApiDocument, 'servers'>>(
  api: Api,
  address: string,
): Api {
  const sandbox = { url: address + apiRoot, description: 'Sandbox' };
  return { ...api, servers: [sandbox, ...api.servers] };
}
