import type { ConsoleCall } from '@/lib/console/console-call';
import { getDownloadFileName } from '@/lib/console/download-file-name';
import { readResponseBody } from '@/lib/console/read-response-body';
import { findSandboxUser } from '@/lib/console/sandbox-user';
import { getSandboxClient, requestSessionRestore } from '@/lib/sandbox/browser/sandbox-client';
import {
  type ApiDescription,
  asPlainText,
  type FormRequest,
  interceptFetch,
} from './elements-adapter/intercept-fetch';

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
    report({ ...call, state: 'sent' });
    try {
      await restoreSessionOnce(request);
      const init = { ...request.init, headers };
      const start = performance.now();
      const response = isSandbox
        ? await sandbox.fetch(url.slice(sandbox.address.length), init)
        : await originalFetch(url, init);
      const body = await response.clone().blob();
      const duration = Math.round(performance.now() - start);
      const { status, statusText } = response;
      const contentType = response.headers.get('Content-Type') ?? '';
      const readable = await readResponseBody(status, contentType, body);
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
      return readable.parts === undefined ? response : asPlainText(response);
    } catch (error) {
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
