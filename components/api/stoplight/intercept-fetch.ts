import type { Credential } from '@/lib/api/call/credentials';
import { type FormRequest, repairRequest } from '@/lib/calls/console/repair-request';
import { elementsSelectors, elementsTexts } from './elements-internals';
import { findParameterInput, getCurrentOperationId } from './request-form';

/** What has to be known about the API to repair Elements' requests. */
export type ApiDescription = {
  /** Absolute URLs of the API's servers, without a slash at the end. */
  servers: readonly string[];
  /** Path templates by operation ID, such as `/appointments/{id}`. */
  pathTemplates: ReadonlyMap<string, string>;
  /** Where the operations that take an access token have it, by their IDs. */
  credentials: ReadonlyMap<string, Credential>;
};

export type FormRequestHandlers = {
  /** Returns the token that a request to a URL carries. */
  getToken: (operationId: string, url: string) => Promise<string | undefined>;
  /** Sends a repaired request, with the original `fetch` or otherwise. */
  send: (
    request: FormRequest & { operationId: string },
    originalFetch: typeof fetch,
  ) => Promise<void>;
  /** Called if a request cannot be sent, with the reason. */
  onRefused: (operationId: string, reason: string) => void;
};

/** Reads the values of parameters from the form. */
const readValues = (names: Iterable<string>): Record<string, string> =>
  Object.fromEntries([...names].map((name) => [name, findParameterInput(name)?.value ?? '']));

const listNames = (template = ''): string[] =>
  [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);

/** Whether a pointer or keyboard event activates the send button. Enter and Space do, other keys do not. */
function isActivation(event: Event): boolean {
  if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return false;
  const button =
    event.target instanceof Element ? event.target.closest(elementsSelectors.sendButton) : null;
  return button?.textContent?.trim() === elementsTexts.sendButton;
}

/** How long after an activation a request may start. Elements starts it at once, before or after the click event. */
const requestTimeoutMs = 100;

/**
 * Replaces `fetch` to repair the requests of Elements' form (see repairRequest) and to pass them to a handler. Elements
 * gets an empty response: the console displays the response itself. Requests to other addresses than the API's servers
 * are sent unchanged.
 * @returns a function that restores `fetch`
 */
export function interceptFetch(
  { servers, pathTemplates, credentials }: ApiDescription,
  { getToken, send, onRefused }: FormRequestHandlers,
): () => void {
  const originalFetch = window.fetch;
  let hasRequest = false;

  window.fetch = async (input, init) => {
    if (typeof input !== 'string' || !servers.some((server) => input.startsWith(`${server}/`)))
      return originalFetch(input, init);

    hasRequest = true;
    const operationId = getCurrentOperationId() ?? '';
    const template = pathTemplates.get(operationId);
    const values = readValues(listNames(template));
    const query = readValues(new Set(new URL(input).searchParams.keys()));
    const token = await getToken(operationId, input);
    const repaired = repairRequest(
      {
        method: init?.method ?? 'GET',
        url: input,
        headers: [...new Headers(init?.headers)],
        body: typeof init?.body === 'string' ? init.body : undefined,
        token,
      },
      { servers, template, values, query, credential: credentials.get(operationId) },
    );
    if (repaired && 'refusal' in repaired) onRefused(operationId, repaired.refusal);
    else if (repaired) await send({ ...repaired, operationId }, originalFetch);
    return new Response(null, { status: 204 });
  };

  // If a value is missing or a list is no JSON, Elements sends nothing, and says so beside the button at most.
  const onButton = (event: Event) => {
    if (!isActivation(event)) return;
    if (event.type === 'pointerdown' || event.type === 'keydown') hasRequest = false;
    else {
      setTimeout(() => {
        const reason = 'A required value is missing, or a list is not in the form [1, 2].';
        if (!hasRequest) onRefused(getCurrentOperationId() ?? '', reason);
      }, requestTimeoutMs);
    }
  };
  const listening = new AbortController();
  for (const type of ['pointerdown', 'keydown', 'click', 'keyup'])
    document.addEventListener(type, onButton, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    window.fetch = originalFetch;
  };
}
