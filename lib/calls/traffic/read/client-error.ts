import type { ClientError, ClientErrorKind, ReadInput } from '../recorded-call';

/** How libraries and browsers write their errors, the more specific ones first. */
const patterns: ReadonlyArray<[kind: ClientErrorKind, pattern: RegExp]> = [
  [
    'tls',
    /SSLError|CERTIFICATE_VERIFY_FAILED|self[- ]signed certificate|unable to (?:get local issuer|verify the first) certificate|UNABLE_TO_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SSLHandshakeException|PKIX path|ERR_CERT_\w+|x509: certificate|SSL certificate problem/,
  ],
  ['cors', /CORS policy|Access-Control-Allow-Origin|Cross-Origin Request Blocked/],
  [
    'empty-json',
    /Unexpected end of (?:JSON )?input|Expecting value: line 1 column 1 \(char 0\)|No content to map|unexpected end of JSON|^.*\bJSON::ParserError.*(?:empty|unexpected end).*$/m,
  ],
  [
    'not-json',
    /JSONDecodeError|Unexpected token .{1,60}(?:JSON|position \d)|JSON\.parse: |JsonParseException|JsonReaderException|JSON::ParserError|invalid character '.{1,4}' looking for|is not valid JSON|Unexpected non-whitespace/,
  ],
  [
    'unreachable',
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|getaddrinfo|Could not resolve host: (?:[\w-]+\.[a-z]|localhost)|Connection refused|Name or service not known|UnknownHostException|no such host|ERR_NAME_NOT_RESOLVED|ERR_CONNECTION_REFUSED/i,
  ],
  [
    'lost',
    /ETIMEDOUT|ECONNABORTED|ECONNRESET|(?:Read|Connect|Socket)Timeout\w*|timed out|timeout of \d+|socket hang up|RemoteDisconnected|Connection reset|Failed to fetch|NetworkError when|TimeoutError|deadline exceeded/i,
  ],
];

/** Finds the error of a client in a text. */
export function findClientError(text: string): ClientError | undefined {
  for (const [kind, pattern] of patterns) {
    const found = pattern.exec(text);
    if (found) {
      const [matched] = found;
      return { kind, found: matched, at: { offset: found.index, length: matched.length } };
    }
  }
  return undefined;
}

/** Reads an error of a client that came without its call. */
export function readClientError(text: string): ReadInput | undefined {
  const clientError = findClientError(text);
  return clientError && { kind: 'client-error', calls: [{ clientError }], notes: [] };
}
