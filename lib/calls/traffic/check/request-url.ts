/** The URL of a recorded request, in the parts that operations are matched by. */
export type RequestUrl = {
  /** Undefined if only a path was recorded, or a variable stands for the server: `{{baseUrl}}/token`. */
  origin: string | undefined;
  /** The path as it was recorded. */
  path: string;
  /** Decoded only where the path is split: `/` in a segment stays encoded. */
  segments: string[];
  query: Array<[name: string, value: string]>;
};

/** A variable for the server, as Postman, `.http` files, and shells write it. */
const serverVariable = /^(?:\{\{[^}]*\}\}|\$?\{[^}]*\}|\$\w+|<[^>]*>)(?=[/?]|$)/;

const hostWithoutScheme = /^(?:localhost(?::\d+)?|[\w-]+(?:\.[\w-]+)+(?::\d+)?)(?=\/)/;

/** Parses a URL, a path, or a URL whose server is a variable. */
export function parseRequestUrl(text: string): RequestUrl {
  const trimmed = text.trim();
  const withoutVariable = trimmed.replace(serverVariable, '');
  const [, scheme = '', host = '', rest = ''] =
    /^(https?:\/\/)([^/?#]*)(.*)$/is.exec(withoutVariable) ?? [];
  const bareHost = scheme === '' ? hostWithoutScheme.exec(withoutVariable)?.[0] : undefined;
  const target =
    scheme !== '' ? rest : withoutVariable.slice(bareHost === undefined ? 0 : bareHost.length);
  const [path = '', query = ''] = (target.split('#')[0] ?? '').split(/\?(.*)/s);
  const server = scheme === '' ? bareHost && `https://${bareHost}` : `${scheme}${host}`;
  return {
    origin: server?.toLowerCase(),
    path,
    segments: path.split('/').filter((segment) => segment !== ''),
    query: [...new URLSearchParams(query)],
  };
}

/** A segment of a path without its encoding; as it is if the encoding is invalid. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
