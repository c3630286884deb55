import { type HttpRequest, toRequestInit } from '../../../api/call/api-call';
import { describeError } from '../../../kit/diagnostics/describe-error';
import { fetchFromSandbox } from '../../../sandbox/browser/sandbox-client';
import { controlPaths, tokenHeader } from '../../../sandbox/sandbox-protocol';
import type { ApiResponse } from '../../console/api-response';
import { readApiResponse } from '../../console/read-api-response';

/** The outcome of a request. */
export type Outcome =
  | { state: 'completed'; response: ApiResponse }
  | { state: 'failed'; reason: string }
  | { state: 'canceled' };

/** Describes why there is no response. */
function describeFailure(error: unknown, isSandbox: boolean, url: string): string {
  if (isSandbox) return `The sandbox didn’t respond. ${describeError(error)}`;
  if (!navigator.onLine) {
    return 'Your browser is offline. Connect to a network and send the request again.';
  }
  return `The browser got no response from ${new URL(url).origin}. Either the server can’t be reached, or it doesn’t allow calls from web pages (CORS); a browser doesn’t say which. Send the same request with curl: if that works, it’s CORS, and the provider can allow this site.`;
}

/** Reads the body of a response. If it stops in the middle, returns what has arrived, and why it stopped. */
async function readBody({
  body,
  headers,
}: Response): Promise<{ blob: Blob; interruption?: string | undefined }> {
  const chunks: BlobPart[] = [];
  let interruption: string | undefined;
  try {
    const reader = body?.getReader();
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      chunks.push(read.value);
    }
  } catch (error) {
    interruption = describeError(error);
  }
  return { blob: new Blob(chunks, { type: headers.get('Content-Type') ?? '' }), interruption };
}

const restoredTokens = new Set<string>();

/**
 * The sandbox user may have been logged out by another sample. The first request of this page restores the session.
 * Rejects if the sandbox does not respond; the next request tries again.
 */
async function restoreSessionOnce(token: string | undefined): Promise<void> {
  if (token === undefined || restoredTokens.has(token)) return;
  await restoreSession(token);
  restoredTokens.add(token);
}

/** Lets a sandbox user have a session again that has ended. Rejects if the sandbox does not respond. */
export async function restoreSession(token: string): Promise<void> {
  await fetchFromSandbox(controlPaths.session, {
    method: 'POST',
    headers: { [tokenHeader]: token },
  });
}

/** Settles like a promise, but rejects as soon as a signal is aborted: a sandbox that runs in the page ignores it. */
async function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    // A signal can be that of thousands of requests.
    signal.removeEventListener('abort', onAbort);
  }
}

/**
 * Sends a request. Cookies are never sent, and a redirect is not followed to another origin with the token.
 * @param sandboxPath the path in the sandbox, with which nothing leaves the browser; undefined for a server
 * @param restorableToken the token of a sandbox user, whose session is restored if it has ended
 * @param fetchFromServer sends a request to a server
 */
export async function sendRequest(
  request: HttpRequest,
  sandboxPath: string | undefined,
  restorableToken: string | undefined,
  signal: AbortSignal,
  fetchFromServer: typeof fetch = fetch,
): Promise<Outcome> {
  const { url } = request;
  const isSandbox = sandboxPath !== undefined;
  let status: number | undefined;
  try {
    if (isSandbox) await untilAborted(restoreSessionOnce(restorableToken), signal);
    const init: RequestInit = {
      ...toRequestInit(request),
      signal,
      credentials: 'omit',
      redirect: 'error',
    };
    const start = performance.now();
    const sent = isSandbox ? fetchFromSandbox(sandboxPath, init) : fetchFromServer(url, init);
    const response = await untilAborted(sent, signal);
    status = response.status;
    const { blob, interruption } = await untilAborted(readBody(response), signal);
    const duration = Math.round(performance.now() - start);
    const { href } = new URL(url, window.location.href);
    const read = await readApiResponse(response, href, blob, duration);
    return { state: 'completed', response: { ...read, interruption } };
  } catch (error) {
    if (signal.aborted) return { state: 'canceled' };
    const reason =
      status === undefined
        ? describeFailure(error, isSandbox, url)
        : `The server responded with ${status}, but the response can’t be shown. ${describeError(error)}`;
    return { state: 'failed', reason };
  }
}
