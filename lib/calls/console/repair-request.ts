import type { HttpRequest } from '../../api/call/api-call';
import { applyCredential, type Credential } from '../../api/call/credentials';
import { fillPath } from '../../api/call/serialize-parameter';
import { parseExactJson } from '../../kit/json/exact-json';
import { ExactNumber } from '../../kit/json/exact-number';
import { formatValue } from '../../kit/json/format-value';

/** A request of the console's form, with the access token that it carries, if any. */
export type FormRequest = HttpRequest & { token: string | undefined };

type RepairContext = {
  /** URLs of the API's servers, without a trailing slash. */
  servers: readonly string[];
  /** Path template of the current operation: `/policies/{policyId}/overrides`. */
  template?: string | undefined;
  /** The path parameters that the reader entered. */
  values: Readonly<Record<string, string>>;
  /** The texts of the query parameters that the reader entered. */
  query?: Readonly<Record<string, string>> | undefined;
  /** Where the operation has the access token. */
  credential?: Credential | undefined;
};

/** The library reads lists as JSON, and changes the long numbers in them. */
function restoreDigits({ search, searchParams }: URL, query: Readonly<Record<string, string>>) {
  const lists = Object.entries(query).flatMap(([name, text]) => {
    const value = parseExactJson(text)?.value;
    const isChanged = Array.isArray(value) && value.some((item) => item instanceof ExactNumber);
    return isChanged ? [{ name, items: value.map(formatValue) }] : [];
  });
  for (const { name, items } of lists) {
    const isRepeated = searchParams.getAll(name).length === items.length;
    searchParams.delete(name);
    for (const item of isRepeated ? items : [items.join(',')]) searchParams.append(name, item);
  }
  return lists.length === 0 ? search : `?${searchParams}`;
}

/**
 * Works around a bug of the console's library (Stoplight Elements), which does not encode path parameters, so that `/`,
 * `?`, and `#` change the URL. Replaces the token, because the library only has a placeholder.
 * @returns the repaired request, the reason why it cannot be sent, or `undefined` if it is not for one of the servers
 */
export function repairRequest(
  request: FormRequest,
  { servers, template, values, query = {}, credential }: RepairContext,
): FormRequest | { refusal: string } | undefined {
  const server = servers.find((address) => request.url.startsWith(`${address}/`));
  if (server === undefined) return undefined;
  // URL parsers remove these path segments, so no path parameter can have them.
  const dotSegment = Object.entries(values).find(([, value]) => value === '.' || value === '..');
  if (dotSegment) {
    const [name, value] = dotSegment;
    return { refusal: `No address can carry “${value}” as ${name}: it would mean another path.` };
  }
  const restored = restoreDigits(new URL(request.url), query);
  const searchParams = new URLSearchParams(restored);
  const parameters = Object.entries(values).map(([name, value]) => ({
    in: 'path' as const,
    name,
    value,
  }));
  const path = template && fillPath(template, parameters);
  const part = credential && applyCredential(credential, request.token ?? '');
  const headers = request.headers.filter(
    ([name]) => part?.in !== 'header' || name.toLowerCase() !== part.name.toLowerCase(),
  );
  if (part?.in === 'query') searchParams.delete(part.name);
  if (part && request.token !== undefined) {
    if (part.in === 'header') headers.push([part.name, part.value]);
    if (part.in === 'query') searchParams.set(part.name, part.value);
  }
  const search = part?.in === 'query' ? `?${searchParams}`.replace(/\?$/, '') : restored;
  return { ...request, url: path === undefined ? request.url : server + path + search, headers };
}
