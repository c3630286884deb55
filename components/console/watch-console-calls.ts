import type { ConsoleCall } from '@/lib/console/console-call';
import { getDownloadFileName } from '@/lib/console/download-file-name';
import { readResponseBody } from '@/lib/console/read-response-body';
import { findSandboxUser } from '@/lib/console/sandbox-user';
import { getSandboxClient, requestSessionRestore } from '@/lib/sandbox/browser/sandbox-client';
import {
  type ApiDescription,
  type FormRequest,
  interceptFetch,
  replaceBody,
} from './elements-adapter/intercept-fetch';

/** Settles like a promise, but rejects as soon as a signal is aborted. */
const untilAborted = <Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);

/**
 * Sends the form's requests to the sandbox or to the network, and reports each change of the last one. Reports
 * undefined if the reader activates the send button and no request is sent.
 * @returns a function that stops it
 */
export function watchConsoleCalls(
  api: ApiDescription,
  report: (call: ConsoleCall | undefined) => void,
): () => void {
  const sandbox = getSandboxClient();
  const isSandboxUrl = (url: string) => url.startsWith(`${sandbox.address}/`);

  const restoredTokens = new Set<string>();
  /** A sample of a page may have logged out a user of the sandbox. The first request as that user logs in again. */
  const restoreSessionOnce = async ({ url, token }: FormRequest) => {
    if (!token || !isSandboxUrl(url)) return;
    if (restoredTokens.has(token) || !findSandboxUser(token)) return;
    restoredTokens.add(token);
    await requestSessionRestore(token);
  };

  const send = async (request: FormRequest, originalFetch: typeof fetch): Promise<Response> => {
    const { method, url, headers } = request;
    const isSandbox = isSandboxUrl(url);
    const call = { method, url, hasToken: 'x-token' in headers, isSandbox };
    const controller = new AbortController();
    const { signal } = controller;
    report({ ...call, state: 'sent', cancel: () => controller.abort() });
    try {
      await untilAborted(restoreSessionOnce(request), signal);
      const init = { ...request.init, headers, signal };
      const start = performance.now();
      const fetchFrom = isSandbox
        ? sandbox.fetch(url.slice(sandbox.address.length), init)
        : originalFetch(url, init);
      // A sandbox that runs in the page ignores the signal.
      const response = await untilAborted(fetchFrom, signal);
      const body = await untilAborted(response.clone().blob(), signal);
      const duration = Math.round(performance.now() - start);
      const { status, statusText } = response;
      const contentType = response.headers.get('Content-Type') ?? '';
      const { plainText, ...readable } = await readResponseBody(status, contentType, body);
      report({
        ...call,
        state: 'answered',
        status,
        statusText,
        duration,
        headers: [...response.headers],
        body,
        fileName: getDownloadFileName(url, response.headers),
        ...readable,
      });
      return plainText === undefined ? response : replaceBody(response, plainText);
    } catch (error) {
      if (signal.aborted) {
        report({ ...call, state: 'canceled' });
        throw error;
      }
      const isOffline = !navigator.onLine;
      report({ ...call, state: 'failed', origin: new URL(url).origin, isOffline });
      throw error;
    }
  };

  return interceptFetch(api, {
    send,
    onRefused: ({ method, url, reason }) =>
      report({
        method,
        url,
        hasToken: false,
        isSandbox: isSandboxUrl(url),
        state: 'refused',
        reason,
      }),
    onNothingSent: () => report(undefined),
  });
}
