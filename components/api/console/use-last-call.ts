import { useEffect, useState } from 'react';
import { findSandboxUser } from '@/lib/calls/console/sandbox-user';
import { type Outcome, sendRequest } from '@/lib/calls/request/browser/send-request';
import { getSandboxClient } from '@/lib/sandbox/browser/sandbox-client';
import { interceptFetch } from '../stoplight/intercept-fetch';
import type { ConsoleApi } from './parse-console-api';
import type { ConsoleSession } from './use-console-session';

/** A request of the console with its outcome. */
export type ConsoleCall = {
  /** The operation of the form that sent it. */
  operationId: string;
} & (
  | { state: 'refused'; reason: string }
  | ({
      method: string;
      url: string;
      /** As whom it was sent: the access token. */
      token: string | undefined;
      /** Whether the response is from the sandbox, so that nothing left the browser. */
      isSandbox: boolean;
    } & ({ state: 'sent'; cancel: () => void } | Outcome))
);

/**
 * Sends the form's requests to the sandbox or to the network, and reports each change of the last one.
 * @param findToken returns the token that a request of an operation carries
 * @returns a function that stops it
 */
function watchCalls(
  api: ConsoleApi,
  findToken: ConsoleSession['getToken'],
  report: (call: ConsoleCall) => void,
): () => void {
  const sandbox = getSandboxClient();
  const isSandboxUrl = (url: string) => url.startsWith(`${sandbox.address}/`);
  let last: AbortController | undefined;

  return interceptFetch(api, {
    getToken: async (operationId, url) =>
      api.credentials.has(operationId) ? findToken(operationId, isSandboxUrl(url)) : undefined,
    send: async ({ operationId, ...request }, originalFetch) => {
      const { method, url, token } = request;
      const isSandbox = isSandboxUrl(url);
      const call = { operationId, method, url, token, isSandbox };
      last?.abort();
      const controller = new AbortController();
      last = controller;
      report({ ...call, state: 'sent', cancel: () => controller.abort() });
      const outcome = await sendRequest(
        request,
        isSandbox ? url.slice(sandbox.address.length) : undefined,
        findSandboxUser(token)?.token,
        controller.signal,
        originalFetch,
      );
      if (last === controller) report({ ...call, ...outcome });
    },
    onRefused: (operationId, reason) => report({ operationId, state: 'refused', reason }),
  });
}

/**
 * Returns the last call of an operation, and a function that forgets it. Calls are watched once the API is loaded.
 * @param operationId the displayed operation. The call of another one is forgotten
 * @param findToken returns the token that a request of an operation carries
 */
export function useLastCall(
  api: ConsoleApi | undefined,
  operationId: string | undefined,
  findToken: ConsoleSession['getToken'],
): [call: ConsoleCall | undefined, forget: () => void] {
  const [call, setCall] = useState<ConsoleCall>();
  useEffect(() => (api ? watchCalls(api, findToken, setCall) : undefined), [api, findToken]);
  // A response must not be taken for that of another operation, even if the reader returns to its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the operation changes
  useEffect(() => setCall(undefined), [operationId]);
  return [call?.operationId === operationId ? call : undefined, () => setCall(undefined)];
}
