import contract from '../../../.generated/sandbox/contract.json';
import { sandboxUsers } from '../../../lib/api/users/users';
import type { OperationId } from '../../../lib/sandbox/api-types';
import { createSandbox } from '../../../lib/sandbox/create-sandbox';
import { createSandboxApp } from '../../../lib/sandbox/http/sandbox-app';
import type { Sandbox } from '../../../lib/sandbox/operation-handler';
import type { SandboxData } from '../../../lib/sandbox/sandbox-data';
import { apiRoot } from '../../../lib/sandbox/sandbox-protocol';

/** Tokens of the sessions in the everyday scenario. */
const { patient, carrier, doctor, support } = sandboxUsers;
export const tokens = {
  patient: patient.token,
  carrier: carrier.token,
  doctor: doctor.token,
  support: support.token,
};

export type CallOptions = {
  /** Dana's token by default; `null` for a call without a token. */
  token?: string | null | undefined;
  path?: Record<string, string | number> | undefined;
  query?: Record<string, string | number | boolean | Array<string | number>> | undefined;
  body?: unknown;
  headers?: Record<string, string> | undefined;
};

export type TestSandbox = Sandbox & {
  fetch: (request: Request) => Promise<Response>;
  /** Calls an operation over HTTP. */
  call: (
    id: OperationId,
    options?: CallOptions,
  ) => Promise<{ status: number; json: unknown; response: Response }>;
};

/**
 * Creates a sandbox for tests.
 * @param scenario the everyday one by default
 * @param base the data from which scenarios are built; the data of the default seed by default
 */
export function createTestSandbox(scenario?: string, base?: SandboxData): TestSandbox {
  const sandbox = createSandbox({ scenario, base });
  const app = createSandboxApp(sandbox);
  const fetch = async (request: Request) => app.fetch(request);
  return {
    ...sandbox,
    fetch,
    call: async (id, { token = tokens.patient, path = {}, query = {}, body, headers } = {}) => {
      const operation = contract.calls.find((candidate) => candidate.id === id);
      if (!operation) throw new Error(`The API has no operation with the id ${id}`);
      const resolvedPath = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(path[name])),
      );
      const url = new URL(`http://sandbox${apiRoot}${resolvedPath}`);
      for (const [name, value] of Object.entries(query)) {
        for (const item of [value].flat()) url.searchParams.append(name, String(item));
      }
      const response = await fetch(
        new Request(url, {
          method: operation.method,
          headers: {
            ...(token !== null && { 'X-Token': token }),
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
            ...headers,
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      const isJson = response.headers.get('content-type') === 'application/json';
      return {
        status: response.status,
        json: isJson ? await response.clone().json() : undefined,
        response,
      };
    },
  };
}
