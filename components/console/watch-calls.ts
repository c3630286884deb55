import { type Call, nameFile } from '@/lib/console/call';
import { repairRequest } from '@/lib/console/repair-request';
import type { OpenApiDocument } from '@/lib/openapi/document';
import { getSandbox } from '@/lib/sandbox/browser/client';
import { findField } from './find-field';
import { readToken } from './token';

type Report = (call: Call) => void;

/** The operation on screen: the console's address names it (`#/operations/{operationId}`). */
function findTemplate({ paths }: Pick<OpenApiDocument, 'paths'>): string | undefined {
  const id = /^#\/operations\/(\w+)/.exec(window.location.hash)?.[1];
  return Object.entries(paths).find(([, item]) =>
    Object.values(item).some((value) => Object(value).operationId === id),
  )?.[0];
}

/** What the reader typed for the parameters of a path. */
function readPathValues(template = ''): Record<string, string> {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, findField(name)?.value ?? '']));
}

/**
 * Stands between the console's library and `fetch`: mends what it sends (see repairRequest) and reports what
 * became of each call to the API's servers. Every other request passes through.
 * @returns takes itself away
 */
export function watchCalls(
  api: Pick<OpenApiDocument, 'paths' | 'servers'>,
  report: Report,
): () => void {
  const original = window.fetch;
  const servers = api.servers.map(({ url }) =>
    new URL(url, window.location.origin).href.replace(/\/$/, ''),
  );

  const sandbox = getSandbox();
  const isSandbox = (url: string) => url.startsWith(`${sandbox.address}/`);
  const send = (url: string, init: RequestInit) =>
    isSandbox(url) ? sandbox.fetch(url.slice(sandbox.address.length), init) : original(url, init);

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
    const start = performance.now();
    report({ ...sent, state: 'sent' });
    try {
      const response = await send(url, { ...init, headers });
      const body = await response.clone().blob();
      report({
        ...sent,
        state: 'answered',
        status: response.status,
        statusText: response.statusText,
        duration: Math.round(performance.now() - start),
        headers: [...response.headers],
        body,
        fileName: nameFile(url, response.headers),
      });
      return response;
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
    window.fetch = original;
  };
}
