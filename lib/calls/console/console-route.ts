/** View of the console, by the hash of its URL. Anything else is the list of operations. */
export type ConsoleRoute =
  | { kind: 'list' }
  | { kind: 'operation' | 'webhook'; id: string }
  /** A schema, or a path that only the console's library knows. */
  | { kind: 'other'; name: string };

/** Parses a hash such as `#/operations/createToken`. */
export function parseConsoleRoute(hash: string): ConsoleRoute {
  const [, list, id] = /^#\/(operations|webhooks)\/([\w.~-]+)/.exec(hash) ?? [];
  if (id !== undefined) return { kind: list === 'operations' ? 'operation' : 'webhook', id };
  const [, name] = /^#\/\w+\/([\w.-]+)/.exec(hash) ?? [];
  return name === undefined ? { kind: 'list' } : { kind: 'other', name };
}

/** The hash with which the console shows an operation. */
export const operationHash = (id: string): string => `#/operations/${id}`;

/** The hash with which the console shows a webhook. */
export const webhookHash = (id: string): string => `#/webhooks/${id}`;

/** The hash with which the console shows the list of operations. */
export const listHash = '#/';
