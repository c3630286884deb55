import { repairRequest } from '@/lib/calls/console/repair-request';
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
  operationId: string;
  method: string;
  url: string;
  headers: Array<[name: string, value: string]>;
  body?: string | undefined;
  token: string | undefined;
};

export type FormRequestHandlers = {
  /** Returns the token that a request to a URL carries. */
  getToken: (operationId: string, url: string) => Promise<string | undefined>;
  /** Sends a repaired request, with the original `fetch` or otherwise. */
  send: (request: FormRequest, originalFetch: typeof fetch) => Promise<void>;
  /** Called if a request cannot be sent, with the reason. */
  onRefused: (request: Omit<FormRequest, 'headers'> & { reason: string }) => void;
  /** Called if the reader activates the send button and Elements sends no request. */
  onNothingSent: () => void;
};

/** Reads the values of a path template's parameters from the form. */
function readPathValues(template = ''): Record<string, string> {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, findParameterInput(name)?.value ?? '']));
}

/**
 * Replaces `fetch` to repair the requests of Elements' form (see repairRequest) and to pass them to a handler. Elements
 * gets an empty response: the console displays the response itself. Requests to other addresses than the API's servers
 * are sent unchanged.
 * @returns a function that restores `fetch`
 */
export function interceptFetch(
  { servers, pathTemplates }: ApiDescription,
  { getToken, send, onRefused, onNothingSent }: FormRequestHandlers,
): () => void {
  const originalFetch = window.fetch;
  const sendButton = watchSendButton(onNothingSent);

  window.fetch = async (input, init) => {
    if (typeof input !== 'string' || !servers.some((server) => input.startsWith(`${server}/`)))
      return originalFetch(input, init);

    sendButton.onRequest();
    const operationId = getCurrentOperationId() ?? '';
    const template = pathTemplates.get(operationId);
    const values = readPathValues(template);
    const token = await getToken(operationId, input);
    const headers = Object.fromEntries(new Headers(init?.headers));
    const repaired = repairRequest({ url: input, headers }, { servers, template, values, token });
    const body = typeof init?.body === 'string' ? init.body : undefined;
    const request = { operationId, method: init?.method ?? 'GET', url: input, body, token };
    if (repaired && 'refusal' in repaired) onRefused({ ...request, reason: repaired.refusal });
    else if (repaired) {
      const sent = { ...request, url: repaired.url, headers: Object.entries(repaired.headers) };
      await send(sent, originalFetch);
    }
    return new Response(null, { status: 204 });
  };
  return () => {
    sendButton.stop();
    window.fetch = originalFetch;
  };
}
