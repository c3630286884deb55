import { parseCodeMeta } from '../content/code-meta';
import { getOpenApiDocument, type OpenApiDocument } from '../openapi/openapi-document';
import type { Operation } from '../openapi/operations';
import { isForCarriers } from '../openapi/visibility';
import { sandboxTokens } from '../sandbox/sandbox-credentials';
import { matchOperation } from './check-http-call';
import { type HttpCall, parseHttpSample, parseShellSample, placeholderToken } from './http-call';

/** A call of a sample, as a page carries it for its «Run» button. */
export type SampleCall = {
  method: string;
  /** Below the API's root, with its query: `/appointments/70412`. */
  path: string;
  /** Id of the operation. */
  operation: string;
  /** Who makes it, where it sends a token that stands for the reader's. */
  as?: 'user' | 'carrier';
  /** A token that the sample makes up: it goes as it stands. */
  token?: string;
  accept?: string;
  /** The values of its path and query, by their parameters' names. */
  parameters?: Record<string, string | string[]>;
  /** The JSON that it sends. */
  body?: unknown;
};

/** What samples write where a reader's own token belongs. */
const placeholders = new Set<string>([placeholderToken, 'YOUR_TOKEN', sandboxTokens.dana]);

const readers: Record<string, (text: string) => HttpCall[]> = {
  http: (text) => [parseHttpSample(text)],
  bash: parseShellSample,
};

/** The values of a call's path and query, each by its parameter's name; a list where the parameter is one. */
function readParameters(
  { path, query }: HttpCall,
  { path: template, source }: Operation,
): Record<string, string | string[]> {
  const segments = path.split('/');
  const ofPath = template.split('/').flatMap((part, index): Array<[string, string]> => {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    return name ? [[name, decodeURIComponent(segments[index] ?? '')]] : [];
  });
  const isList = (name: string) =>
    source.parameters.some((known) => known.name === name && known.schema.type === 'array');
  const ofQuery = query.map(([name, value]): [string, string | string[]] => [
    name,
    isList(name) ? query.flatMap(([key, one]) => (key === name ? [one] : [])) : value,
  ]);
  return Object.fromEntries([...ofPath, ...ofQuery]);
}

function toSampleCall(call: HttpCall, document: OpenApiDocument): SampleCall {
  const operation = matchOperation(call, document);
  if (!operation) throw new Error(`${call.method} ${call.path} is no operation of the API`);
  if (operation.source.requestBody && call.body === undefined) {
    throw new Error('The body stands in a file of the reader’s');
  }
  const header = (wanted: string) =>
    call.headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
  const token = header('x-token');
  const accept = header('accept');
  const isOwn = token !== undefined && placeholders.has(token);
  const query = new URLSearchParams(call.query).toString();
  const parameters = readParameters(call, operation);
  return {
    method: call.method,
    path: call.path + (query && `?${query}`),
    operation: operation.id,
    ...(isOwn && { as: isForCarriers(operation) ? 'carrier' : 'user' }),
    ...(token !== undefined && !isOwn && { token }),
    ...(accept && { accept }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    ...(call.body !== undefined && { body: JSON.parse(call.body) }),
  };
}

/**
 * The calls of a sample that the sandbox can make: all of them, or none where one is no call of the API, has no fixed
 * body, or where the fence says `norun`.
 * @param meta what stands behind the fence's language
 */
export function listSampleCalls(
  { language, text, meta }: { language: string; text: string; meta: string },
  document: OpenApiDocument = getOpenApiDocument(),
): SampleCall[] {
  const read = Object.hasOwn(readers, language) ? readers[language] : undefined;
  if (!read || !parseCodeMeta(meta).isRunnable) return [];
  try {
    const calls = read(text).map((call) => toSampleCall(call, document));
    // A script has one token: what only carrier users may call decides whose.
    const isCarrier = calls.some((call) => call.as === 'carrier');
    return calls.map((call) => (call.as && isCarrier ? { ...call, as: 'carrier' } : call));
  } catch {
    // tests/samples.test.ts says what is wrong with samples; here they only get no button.
    return [];
  }
}
