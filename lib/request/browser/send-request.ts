import { getDownloadFileName } from '../../console/download-file-name';
import { parseMultipart } from '../../console/parse-multipart';
import { readResponseBody } from '../../console/read-response-body';
import { describeError } from '../../diagnostics/describe-error';
import { fetchFromSandbox, requestSessionRestore } from '../../sandbox/browser/sandbox-client';
import { sandboxChangesHeader } from '../../sandbox/sandbox-protocol';
import type { Answer, Outcome } from '../answer';
import type { HttpRequest } from '../http-request';

const tryParse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

async function readContent(
  status: number,
  type: string,
  body: Blob,
): Promise<Pick<Answer, 'content' | 'errorSummary'>> {
  if (body.size === 0) return { content: { kind: 'none' } };
  if (/^image\//i.test(type)) return { content: { kind: 'image' } };
  const { text, parts, errorSummary, isTooLarge } = await readResponseBody(status, type, body);
  if (isTooLarge || (text === undefined && parts === undefined))
    return { content: { kind: 'file' } };
  if (parts !== undefined) {
    const values = (parseMultipart(await body.text(), type) ?? []).map(tryParse);
    if (values.every((value) => value !== undefined)) {
      return { content: { kind: 'json', values, text: text ?? '' } };
    }
  }
  const value = text === undefined ? undefined : tryParse(text);
  return value === undefined
    ? { content: { kind: 'text', text: text ?? '' }, errorSummary }
    : { content: { kind: 'json', values: [value], text: text ?? '' }, errorSummary };
}

/** Describes why there is no response. */
function describeFailure(error: unknown, isSandbox: boolean, url: string): string {
  if (isSandbox) return `The sandbox didn’t respond. ${describeError(error)}`;
  if (!navigator.onLine) {
    return 'Your browser is offline. Connect to a network and send the request again.';
  }
  return `The browser got no response from ${new URL(url).origin}. Either the server can’t be reached, or it doesn’t allow calls from web pages (CORS); a browser doesn’t say which. Send the same request with curl: if that works, it’s CORS, and the provider can allow this site.`;
}

const restoredTokens = new Set<string>();

/** The sandbox user may have been logged out by another sample. The first request of this page restores the session. */
async function restoreSessionOnce(token: string | undefined): Promise<void> {
  if (token === undefined || restoredTokens.has(token)) return;
  restoredTokens.add(token);
  await requestSessionRestore(token);
}

/**
 * Sends a request. Cookies are never sent, and a redirect is not followed to another origin with the token.
 * @param sandboxPath the path in the sandbox, with which nothing leaves the browser; undefined for a server
 * @param restorableToken the token of a sandbox user, whose session is restored if it has ended
 */
export async function sendRequest(
  request: HttpRequest,
  sandboxPath: string | undefined,
  restorableToken: string | undefined,
  signal: AbortSignal,
): Promise<Outcome> {
  const { method, url, headers, body } = request;
  const isSandbox = sandboxPath !== undefined;
  try {
    if (isSandbox) await restoreSessionOnce(restorableToken);
    const init: RequestInit = {
      method,
      headers,
      signal,
      credentials: 'omit',
      redirect: 'error',
      ...(body !== undefined && { body }),
    };
    const start = performance.now();
    const response = await (isSandbox ? fetchFromSandbox(sandboxPath, init) : fetch(url, init));
    const blob = await response.blob();
    const duration = Math.round(performance.now() - start);
    // The sandbox ignores the signal if it runs in the page.
    if (signal.aborted) return { state: 'canceled' };
    const { status, statusText } = response;
    const type = response.headers.get('Content-Type') ?? '';
    const changes = response.headers.get(sandboxChangesHeader) ?? '';
    return {
      state: 'answered',
      answer: {
        status,
        statusText,
        duration,
        headers: [...response.headers].filter(
          ([name]) => name !== sandboxChangesHeader.toLowerCase(),
        ),
        body: blob,
        fileName: getDownloadFileName(new URL(url, window.location.href).href, response.headers),
        ...(await readContent(status, type, blob)),
        changes: changes === '' ? [] : changes.split(', '),
      },
    };
  } catch (error) {
    if (signal.aborted) return { state: 'canceled' };
    return { state: 'failed', reason: describeFailure(error, isSandbox, url) };
  }
}
