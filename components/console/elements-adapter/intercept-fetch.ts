import { repairRequest } from '@/lib/console/repair-request';
import { readToken } from '@/lib/console/token-storage';
import { getCurrentOperationId } from './current-operation';
import { findParameterInput } from './request-form';
import { watchSendButton } from './watch-send-button';

/** What has to be known about the API to repair Elements' requests. */
export type ApiDescription = {
  /** Absolute URLs of the API's servers, without a slash at the end. */
  servers: readonly string[];
  /** Path templates by operation ID, such as `/appointments/{id}`. */
  pathTemplates: ReadonlyMap<string, string>;
};

/** A request of the form to one of the API's servers. */
export type FormRequest = {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** The other options of the `fetch` call. */
  init: RequestInit;
  /** The access token of this tab. */
  token: string | undefined;
};

export type FormRequestHandlers = {
  /** Sends a repaired request with the original `fetch` or otherwise. Elements displays the response or the error. */
  send: (request: FormRequest, originalFetch: typeof fetch) => Promise<Response>;
  /** Called if a request cannot be sent, with the reason. */
  onRefused: (request: { method: string; url: string; reason: string }) => void;
  /** Called if the reader activates the send button and Elements sends no request. */
  onNothingSent: () => void;
};

/** Reads the values of a path template's parameters from the form. */
function readPathValues(template = ''): Record<string, string> {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, findParameterInput(name)?.value ?? '']));
}

/** Returns a response with the same status and another text. */
export const replaceBody = ({ status, statusText }: Response, text: string): Response =>
  new Response(text, { status, statusText, headers: { 'Content-Type': 'text/plain' } });

/**
 * Replaces `fetch` to repair the requests of Elements' form (see repairRequest) and to pass them to a handler. Requests
 * to other addresses than the API's servers are sent unchanged.
 * @returns a function that restores `fetch`
 */
export function interceptFetch(
  { servers, pathTemplates }: ApiDescription,
  { send, onRefused, onNothingSent }: FormRequestHandlers,
): () => void {
  const originalFetch = window.fetch;
  const sendButton = watchSendButton(onNothingSent);

  window.fetch = async (input, init) => {
    const template = pathTemplates.get(getCurrentOperationId() ?? '');
    const token = readToken();
    const repaired =
      typeof input === 'string'
        ? repairRequest(
            { url: input, headers: Object.fromEntries(new Headers(init?.headers)) },
            { servers, template, values: readPathValues(template), token },
          )
        : undefined;
    if (!repaired) return originalFetch(input, init);

    sendButton.onRequest();
    const method = init?.method ?? 'GET';
    if ('refusal' in repaired) {
      onRefused({ method, url: String(input), reason: repaired.refusal });
      throw new TypeError(repaired.refusal);
    }
    // Browsers send X-Token to the target of a redirect too, which may be another host than the reader selected.
    const withoutRedirects: RequestInit = { ...init, redirect: 'error' };
    return send({ method, ...repaired, init: withoutRedirects, token }, originalFetch);
  };
  return () => {
    sendButton.stop();
    window.fetch = originalFetch;
  };
}
