import { isDotSegment } from '../../kit/http/path-parameters';

/** The request that the console's library (Stoplight Elements) is about to send. */
type OutgoingRequest = { url: string; headers: Record<string, string> };

type RepairContext = {
  /** URLs of the API's servers, without a trailing slash. */
  servers: readonly string[];
  /** Path template of the current operation: `/policies/{policyId}/overrides`. */
  template?: string | undefined;
  /** The path parameters that the reader entered. */
  values: Readonly<Record<string, string>>;
  /** The access token that the request is to carry, if any. */
  token?: string | undefined;
};

const tokenHeader = 'X-Token';

/** Percent-encodes a path segment, unless it is already encoded. A `%` without two hexadecimal digits is encoded. */
function encodeSegment(value: string): string {
  const isEncoded = /%[0-9a-f]{2}/i.test(value) && !/[/?#\\\s]|%(?![0-9a-f]{2})/i.test(value);
  return isEncoded ? value : encodeURIComponent(value);
}

/**
 * Works around a bug of the console's library, which does not encode path parameters, so that `/`, `?`, and `#` change
 * the URL. Replaces the token, because the library only has a placeholder.
 * @returns the repaired request, the reason why it cannot be sent, or `undefined` if it is not for one of the servers
 */
export function repairRequest(
  request: OutgoingRequest,
  { servers, template, values, token }: RepairContext,
): OutgoingRequest | { refusal: string } | undefined {
  const server = servers.find((address) => request.url.startsWith(`${address}/`));
  if (server === undefined) return undefined;
  const dotSegment = Object.entries(values).find(([, value]) => isDotSegment(value));
  if (dotSegment) {
    const [name, value] = dotSegment;
    return { refusal: `No address can carry “${value}” as ${name}: it would mean another path.` };
  }
  const { search } = new URL(request.url);
  const path = template?.replace(/\{([^}]+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined || value === '' ? placeholder : encodeSegment(value);
  });
  const others = Object.entries(request.headers).filter(
    ([name]) => name.toLowerCase() !== tokenHeader.toLowerCase(),
  );
  const headers = Object.fromEntries(
    token === undefined ? others : [...others, [tokenHeader, token]],
  );
  return { url: path === undefined ? request.url : server + path + search, headers };
}
