import { applyCredential, type Credential } from '../../api/call/credentials';

/** A request of the console's form, with the access token that it carries, if any. */
export type FormRequest = {
  method: string;
  url: string;
  headers: Array<[name: string, value: string]>;
  body?: string | undefined;
  token: string | undefined;
};

type RepairContext = {
  /** URLs of the API's servers, without a trailing slash. */
  servers: readonly string[];
  /** Path template of the current operation: `/policies/{policyId}/overrides`. */
  template?: string | undefined;
  /** The path parameters that the reader entered. */
  values: Readonly<Record<string, string>>;
  /** Where the operation has the access token. */
  credential?: Credential | undefined;
};

/**
 * Works around a bug of the console's library (Stoplight Elements), which does not encode path parameters, so that `/`,
 * `?`, and `#` change the URL. Replaces the token, because the library only has a placeholder.
 * @returns the repaired request, the reason why it cannot be sent, or `undefined` if it is not for one of the servers
 */
export function repairRequest(
  request: FormRequest,
  { servers, template, values, credential }: RepairContext,
): FormRequest | { refusal: string } | undefined {
  const server = servers.find((address) => request.url.startsWith(`${address}/`));
  if (server === undefined) return undefined;
  // URL parsers remove these path segments, so no path parameter can have them.
  const dotSegment = Object.entries(values).find(([, value]) => value === '.' || value === '..');
  if (dotSegment) {
    const [name, value] = dotSegment;
    return { refusal: `No address can carry “${value}” as ${name}: it would mean another path.` };
  }
  const { searchParams } = new URL(request.url);
  const path = template?.replace(
    /\{([^}]+)\}/g,
    (placeholder, name: string) => encodeURIComponent(values[name] ?? '') || placeholder,
  );
  const part = credential && applyCredential(credential, request.token ?? '');
  const headers = request.headers.filter(
    ([name]) => part?.in !== 'header' || name.toLowerCase() !== part.name.toLowerCase(),
  );
  if (part?.in === 'query') searchParams.delete(part.name);
  if (part && request.token !== undefined) {
    if (part.in === 'header') headers.push([part.name, part.value]);
    if (part.in === 'query') searchParams.set(part.name, part.value);
  }
  const search =
    part?.in === 'query' ? `?${searchParams}`.replace(/\?$/, '') : new URL(request.url).search;
  return { ...request, url: path === undefined ? request.url : server + path + search, headers };
}
