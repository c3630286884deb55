import type { HttpRequest } from '../../api/call/api-call';
import { fillPath } from '../../api/call/serialize-parameter';

/** A request of the console's form, with the access token that it carries, if any. */
export type FormRequest = HttpRequest & { token: string | undefined };

type RepairContext = {
  /** URLs of the API's servers, without a trailing slash. */
  servers: readonly string[];
  /** Path template of the current operation: `/policies/{policyId}/overrides`. */
  template?: string | undefined;
  /** The path parameters that the reader entered. */
  values: Readonly<Record<string, string>>;
};

const tokenHeader = 'X-Token';

/**
 * Works around a bug of the console's library (Stoplight Elements), which does not encode path parameters, so that `/`,
 * `?`, and `#` change the URL. Replaces the token, because the library only has a placeholder.
 * @returns the repaired request, the reason why it cannot be sent, or `undefined` if it is not for one of the servers
 */
export function repairRequest(
  request: FormRequest,
  { servers, template, values }: RepairContext,
): FormRequest | { refusal: string } | undefined {
  const server = servers.find((address) => request.url.startsWith(`${address}/`));
  if (server === undefined) return undefined;
  // URL parsers remove these path segments, so no path parameter can have them.
  const dotSegment = Object.entries(values).find(([, value]) => value === '.' || value === '..');
  if (dotSegment) {
    const [name, value] = dotSegment;
    return { refusal: `No address can carry “${value}” as ${name}: it would mean another path.` };
  }
  const { search } = new URL(request.url);
  const parameters = Object.entries(values).map(([name, value]) => ({
    in: 'path' as const,
    name,
    value,
  }));
  const path = template && fillPath(template, parameters);
  const headers = request.headers.filter(
    ([name]) => name.toLowerCase() !== tokenHeader.toLowerCase(),
  );
  if (request.token !== undefined) headers.push([tokenHeader, request.token]);
  return { ...request, url: path === undefined ? request.url : server + path + search, headers };
}
