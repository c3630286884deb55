import { type ConsoleCall, getDownloadFileName } from '@/lib/console/console-call';
import { readResponseBody } from '@/lib/console/read-response-body';
import { repairRequest } from '@/lib/console/repair-request';
import { findSandboxUser } from '@/lib/console/sandbox-user';
import type { OpenApiDocument } from '@/lib/openapi/openapi-document';
import { getSandboxClient, requestSessionRestore } from '@/lib/sandbox/browser/sandbox-client';
import { getCurrentOperationId } from './current-operation';
import { findParameterInput } from './find-request-fields';
import { readToken } from './token-storage';
import { watchSendButton } from './watch-send-button';

type Report = (call: ConsoleCall | undefined) => void;

/** The path of the operation on screen. */
function findTemplate({ paths }: Pick<OpenApiDocument, 'paths'>): string | undefined {
  const id = getCurrentOperationId();
  return Object.entries(paths).find(([, item]) =>
    Object.values(item).some((value) => Object(value).operationId === id),
  )?.[0];
}

/** What the reader typed for the parameters of a path. */
function readPathValues(template = ''): Record<string, string> {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, findParameterInput(name)?.value ?? '']));
}

/** The same answer as plain text: the console's library shows no other stream. */
const asText = ({ body, status, statusText }: Response) =>
  new Response(body, { status, statusText, headers: { 'Content-Type': 'text/plain' } });

/**
 * Stands between the console's library and `fetch`: mends what it sends (see repairRequest) and reports what
 * became of each call to the API's servers; nothing, where the library does not make the call that the reader asked
 * for. Every other request passes through.
 * @returns takes itself away
 */
export function interceptConsoleFetch(
  api: Pick<OpenApiDocument, 'paths' | 'servers'>,
  report: Report,
): () => void {
  const original = window.fetch;
  const servers = api.servers.map(({ url }) =>
    new URL(url, window.location.origin).href.replace(/\/$/, ''),
  );

  const sandbox = getSandboxClient();
  const isSandbox = (url: string) => url.startsWith(`${sandbox.address}/`);
  const send = (url: string, init: RequestInit) =>
    isSandbox(url) ? sandbox.fetch(url.slice(sandbox.address.length), init) : original(url, init);

  const opened = new Set<string>();
  /** A page's sample may have logged out as one of the sandbox's users: the first call as this user logs in again. */
  const openOnce = async (url: string, token: string | undefined) => {
    if (!token || !isSandbox(url) || opened.has(token) || !findSandboxUser(token)) return;
    opened.add(token);
    await requestSessionRestore(token);
  };

  const presses = watchSendButton(() => report(undefined));

  window.fetch = async (input, init) => {
    const template = findTemplate(api);
    const token = readToken();
    const repaired =
      typeof input === 'string'
        ? repairRequest(
            { url: input, headers: Object.fromEntries(new Headers(init?.headers)) },
            { servers, template, values: readPathValues(template), token },
          )
        : undefined;
    if (!repaired) return original(input, init);

    presses.onCall();
    const method = init?.method ?? 'GET';
    if ('refusal' in repaired) {
      report({
        method,
        url: String(input),
        hasToken: false,
        isSandbox: isSandbox(String(input)),
        state: 'refused',
        reason: repaired.refusal,
      });
      throw new TypeError(repaired.refusal);
    }
    const { url, headers } = repaired;
    const sent = { method, url, hasToken: 'x-token' in headers, isSandbox: isSandbox(url) };
    report({ ...sent, state: 'sent' });
    try {
      await openOnce(url, token);
      const start = performance.now();
      const response = await send(url, { ...init, headers });
      const body = await response.clone().blob();
      const duration = Math.round(performance.now() - start);
      const { status, statusText } = response;
      const readable = await readResponseBody(
        status,
        response.headers.get('Content-Type') ?? '',
        body,
      );
      report({
        ...sent,
        state: 'answered',
        status,
        statusText,
        duration,
        headers: [...response.headers],
        body,
        fileName: getDownloadFileName(url, response.headers),
        ...readable,
      });
      return readable.parts === undefined ? response : asText(response);
    } catch (error) {
      report({
        ...sent,
        state: 'failed',
        origin: new URL(url).origin,
        isOffline: !navigator.onLine,
      });
      throw error;
    }
  };
  return () => {
    presses.stop();
    window.fetch = original;
  };
}
