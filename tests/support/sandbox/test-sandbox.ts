import contract from '../../../.generated/sandbox/contract.json';
import type { OperationId } from '../../../lib/sandbox/api-types';
import { createSandbox } from '../../../lib/sandbox/create-sandbox';
import { createSandboxApp } from '../../../lib/sandbox/http/sandbox-app';
import type { Sandbox } from '../../../lib/sandbox/operation-handler';
import { sandboxTokens } from '../../../lib/sandbox/sandbox-credentials';
import type { SandboxData } from '../../../lib/sandbox/sandbox-data';
import { apiRoot } from '../../../lib/sandbox/sandbox-protocol';

/** Tokens with which the everyday scenario begins. */
export const tokens = sandboxTokens;

type Sent = {
  /** `dana` unless another is named; `null`: none. */
  token?: string | null;
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | Array<string | number>>;
  body?: unknown;
  headers?: Record<string, string>;
};

export type TestSandbox = Sandbox & {
  fetch: (request: Request) => Promise<Response>;
  /** Makes a call of an operation, as a client would. */
  call: (
    id: OperationId,
    sent?: Sent,
  ) => Promise<{ status: number; json: unknown; response: Response }>;
};

/** A sandbox for tests, with the everyday scenario and the usual world unless others are named. */
export function createTestSandbox(scenario?: string, base?: SandboxData): TestSandbox {
  const sandbox = createSandbox({ scenario, base });
  const app = createSandboxApp(sandbox);
  const fetch = async (request: Request) => app.fetch(request);
  return {
    ...sandbox,
    fetch,
    call: async (id, { token = tokens.dana, path = {}, query = {}, body, headers } = {}) => {
      const shape = contract.calls.find((call) => call.id === id);
      if (!shape) throw new Error(`No operation has the id ${id}`);
      const address = shape.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(path[name])),
      );
      const url = new URL(`http://sandbox${apiRoot}${address}`);
      for (const [name, value] of Object.entries(query)) {
        for (const item of [value].flat()) url.searchParams.append(name, String(item));
      }
      const response = await fetch(
        new Request(url, {
          method: shape.method,
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
