import type { ConsoleCall } from '@/lib/calls/console/console-call';
import { findSandboxUser } from '@/lib/calls/console/sandbox-user';
import { sendRequest } from '@/lib/calls/request/browser/send-request';
import { getSandboxClient } from '@/lib/sandbox/browser/sandbox-client';
import { interceptFetch } from '../stoplight/intercept-fetch';
import type { ConsoleApi } from './parse-console-api';

/**
 * Sends the form's requests to the sandbox or to the network, and reports each change of the last one. Reports
 * undefined if the reader activates the send button and no request is sent.
 * @param findToken returns the token that a request of an operation carries
 * @returns a function that stops it
 */
export function watchConsoleCalls(
  api: ConsoleApi,
  findToken: (operationId: string, isSandbox: boolean) => Promise<string | undefined>,
  report: (call: ConsoleCall | undefined) => void,
): () => void {
  const sandbox = getSandboxClient();
  const isSandboxUrl = (url: string) => url.startsWith(`${sandbox.address}/`);
  let last: AbortController | undefined;

  return interceptFetch(api, {
    getToken: async (operationId, url) =>
      api.tokenOperations.has(operationId) ? findToken(operationId, isSandboxUrl(url)) : undefined,
    send: async ({ headers, ...request }, originalFetch) => {
      const { operationId, method, url, body, token } = request;
      const isSandbox = isSandboxUrl(url);
      const call = { operationId, method, url, requestBody: body, token, isSandbox };
      last?.abort();
      const controller = new AbortController();
      last = controller;
      report({ ...call, state: 'sent', cancel: () => controller.abort() });
      const outcome = await sendRequest(
        { method, url, headers, body },
        isSandbox ? url.slice(sandbox.address.length) : undefined,
        findSandboxUser(token)?.token,
        controller.signal,
        originalFetch,
      );
      if (last === controller) report({ ...call, ...outcome });
    },
    onRefused: ({ body, reason, ...request }) =>
      report({
        ...request,
        requestBody: body,
        isSandbox: isSandboxUrl(request.url),
        state: 'refused',
        reason,
      }),
    onNothingSent: () => report(undefined),
  });
}
