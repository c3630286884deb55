/** Format of a payload that a page sends: JSON, which the receiver must allow, or plain text, whose response is hidden. */
export type ReplayMode = 'json' | 'text';

/** The result of sending a payload from a page. */
export type ReplayResult =
  | { kind: 'response'; status: number }
  /** It was sent as plain text. */
  | { kind: 'hidden' }
  | { kind: 'redirect' }
  /** A server responds at the URL, but the browser did not let the page send JSON to it. */
  | { kind: 'not-allowed' }
  | { kind: 'unreachable' }
  | { kind: 'timeout' };

const responseTimeoutMs = 10_000;

const listOptions = (method: string, mode: RequestMode): RequestInit => ({
  method,
  mode,
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
  // A browser can only read a redirect of a request with CORS.
  redirect: mode === 'cors' ? 'manual' : 'follow',
  signal: AbortSignal.timeout(responseTimeoutMs),
});

/**
 * Sends a payload to a receiver on the reader's machine. A browser does not say why a request with CORS has failed, so a
 * HEAD request without CORS then finds out whether a server is there.
 * @param body the payload as JSON
 * @param send replaced in tests
 */
export async function replayDelivery(
  url: string,
  body: string,
  mode: ReplayMode,
  send: typeof fetch = fetch,
): Promise<ReplayResult> {
  try {
    if (mode === 'text') {
      await send(url, { ...listOptions('POST', 'no-cors'), body });
      return { kind: 'hidden' };
    }
    const { status, type } = await send(url, {
      ...listOptions('POST', 'cors'),
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    return type === 'opaqueredirect' ? { kind: 'redirect' } : { kind: 'response', status };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return { kind: 'timeout' };
    if (mode === 'text') return { kind: 'unreachable' };
    return send(url, listOptions('HEAD', 'no-cors')).then(
      () => ({ kind: 'not-allowed' }),
      () => ({ kind: 'unreachable' }),
    );
  }
}
