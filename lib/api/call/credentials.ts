import { encodeTextAsBase64 } from '../../kit/text/base64';

/** The placeholder of the reader's access token in samples. The sandbox takes it for a missing token. */
export const tokenPlaceholder = 'YOUR_ACCESS_TOKEN';

/** What a request needs of a security scheme of the description. */
type SecurityScheme = {
  type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS';
  name?: string | undefined;
  in?: 'header' | 'query' | 'cookie' | undefined;
  scheme?: string | undefined;
};

/** Where a request has credentials. Tokens of OAuth 2 and OpenID Connect are bearer tokens. */
export type Credential = {
  kind: 'bearer' | 'basic' | 'header' | 'query' | 'cookie';
  /** The name of the header, the query parameter, or the cookie. */
  name: string;
  /** For people: "Access token (X-Token)", "Bearer token". */
  label: string;
};

/** A header, a query parameter, or a cookie of a request. */
export type RequestPart = { in: 'header' | 'query' | 'cookie'; name: string; value: string };

const bearerLabels: Partial<Record<SecurityScheme['type'], string>> = {
  oauth2: 'OAuth 2 access token',
  openIdConnect: 'OpenID Connect token',
};

function toCredential(description: SecurityScheme): Credential {
  const { type, name = '', in: location = 'header', scheme: http = '' } = description;
  if (type === 'apiKey') {
    const places = {
      header: `(${name})`,
      query: `in the query (${name})`,
      cookie: `in the cookie ${name}`,
    };
    return { kind: location, name, label: `Access token ${places[location]}` };
  }
  const isBasic = type === 'http' && http.toLowerCase() === 'basic';
  if (isBasic) {
    return {
      kind: 'basic',
      name: 'Authorization',
      label: 'User name and password (basic)',
    };
  }
  const isOtherHttp = type === 'http' && http.toLowerCase() !== 'bearer';
  const label = isOtherHttp ? `HTTP authentication (${http})` : bearerLabels[type];
  return { kind: 'bearer', name: 'Authorization', label: label ?? 'Bearer token' };
}

/** The alternatives of an operation's security: all credentials of one of them are sent. An empty one means none. */
export const listCredentials = (
  { security }: { security: ReadonlyArray<Record<string, string[]>> },
  { components }: { components: { securitySchemes: Record<string, SecurityScheme> } },
): Credential[][] =>
  security.map((requirement) =>
    Object.keys(requirement).flatMap((scheme) => {
      const description = components.securitySchemes[scheme];
      return description && description.type !== 'mutualTLS' ? [toCredential(description)] : [];
    }),
  );

/** The credentials of the first alternative that has any: those of samples and forms. */
export const findCredentials = (...args: Parameters<typeof listCredentials>): Credential[] =>
  listCredentials(...args).find((credentials) => credentials.length > 0) ?? [];

/** The security of an operation in words: "Access token (X-Token)", "Bearer token, or Access token (X-Key)". */
export function describeSecurity(
  { security }: Parameters<typeof listCredentials>[0],
  { components: { securitySchemes } }: Parameters<typeof listCredentials>[1],
): string {
  const labels = security.flatMap((requirement) => {
    const parts = Object.entries(requirement).flatMap(([name, scopes]) => {
      const scheme = securitySchemes[name];
      if (!scheme) return [];
      const label = scheme.type === 'mutualTLS' ? 'Client certificate' : toCredential(scheme).label;
      const word = scopes.length === 1 ? 'scope' : 'scopes';
      return scopes.length === 0 ? label : `${label} with the ${word} ${scopes.join(', ')}`;
    });
    return parts.length > 0 ? [parts.join(' and ')] : [];
  });
  return [...new Set(labels)].join(', or ');
}

/** The label of the field for the token of a request: "Access token (X-Token)". */
export const labelTokenField = (credential: Credential | undefined): string =>
  credential?.label ?? 'Access token';

/** `user:password` in Base64, also for characters that are not ASCII. Other texts are taken as encoded already. */
const encodeBasic = (text: string): string =>
  text.includes(':') ? encodeTextAsBase64(text) : text;

/** Where a request has a token. */
export function applyCredential({ kind, name }: Credential, token: string): RequestPart {
  if (kind === 'query' || kind === 'cookie') return { in: kind, name, value: token };
  const prefix = { bearer: 'Bearer ', basic: 'Basic ', header: '' }[kind];
  const value = kind === 'basic' ? encodeBasic(token) : token;
  return { in: 'header', name, value: `${prefix}${value}` };
}
