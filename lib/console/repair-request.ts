/** What the console's library (Stoplight Elements) is about to send. */
export type OutgoingRequest = { url: string; headers: Record<string, string> };

type Knowledge = {
  /** Addresses of the API's servers, without a slash at the end. */
  servers: readonly string[];
  /** Path of the operation on screen: `/policies/{policyId}/overrides`. */
  template?: string;
  /** What the reader typed for the parameters of the path. */
  values: Readonly<Record<string, string>>;
  /** The access token that the reader typed. */
  token?: string;
};

const tokenHeader = 'x-token';

/** Already percent-encoded values stay as they are; a lone `%` is a character like any other. */
function encodeSegment(value: string): string {
  const isEncoded = /%[0-9a-f]{2}/i.test(value) && !/[/?#\\\s]|%(?![0-9a-f]{2})/i.test(value);
  return isEncoded ? value : encodeURIComponent(value);
}

/** Addresses take `.` and `..` as steps in the path, written as `%2E` too: no value of a path can be one. */
const isStep = (value: string) => /^(?:\.|%2e){1,2}$/i.test(value);

/**
 * Mends two faults of the console's library: it puts path values into the address as they are, so that `/`, `?`
 * and `#` make another address of it, and it sends `X-Token: 123` where no token was typed.
 * @returns the request as the reader meant it; why it can't be sent; `undefined` where it goes to none of the
 * API's servers
 */
export function repairRequest(
  request: OutgoingRequest,
  { servers, template, values, token }: Knowledge,
): OutgoingRequest | { refusal: string } | undefined {
  const server = servers.find((address) => request.url.startsWith(`${address}/`));
  if (server === undefined) return undefined;
  const step = Object.entries(values).find(([, value]) => isStep(value));
  if (step) {
    return {
      refusal: `No address can carry “${step[1]}” as ${step[0]}: it would mean another path.`,
    };
  }
  const { search } = new URL(request.url);
  const path = template?.replace(/\{([^}]+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined || value === '' ? placeholder : encodeSegment(value);
  });
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(
      ([name, value]) => token || name.toLowerCase() !== tokenHeader || value !== '123',
    ),
  );
  return { url: path === undefined ? request.url : server + path + search, headers };
}
