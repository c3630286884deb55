import { findHeader, type HttpRequest } from '../../api/call/api-call';
import { tokenPlaceholder } from '../../api/call/credentials';
import { getOpenApiDocument } from '../../api/description/load-openapi-document';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import type { Operation } from '../../api/description/operations';
import { hasType } from '../../api/description/schema-types';
import { isForCarriers } from '../../api/description/visibility';
import { sandboxUsers } from '../../api/users/users';
import { normalizeLanguage } from '../../content/code-languages';
import { parseCaptures, parseCodeMeta, readFenceAttribute } from '../../content/code-meta';
import { readExactJson, writeExactJson } from '../../kit/json/exact-json';
import { tokenHeader } from '../../sandbox/sandbox-protocol';
import { matchOperation, splitUrl } from './check-http-call';
import { parseHttpSample, parseShellSample, tokenVariables } from './http-call';
import type { SampleCall } from './sample-call';

/** The tokens in samples that readers replace with their own, with the user whom each represents. */
const placeholders = new Map<string, SampleCall['as']>([
  [tokenVariables.TOKEN, 'patient'],
  [tokenPlaceholder, 'patient'],
  [sandboxUsers.patient.token, 'patient'],
  [tokenVariables.CARRIER_TOKEN, 'carrier'],
  [tokenVariables.DOCTOR_TOKEN, 'doctor'],
]);

const parsers: Record<string, (text: string) => HttpRequest[]> = {
  http: (text) => [parseHttpSample(text)],
  bash: parseShellSample,
};

/** Returns the values of the path and query parameters by name; an array if the parameter is one. */
function readParameters(
  { path, query }: ReturnType<typeof splitUrl>,
  { path: template, source }: Operation,
): Record<string, string | string[]> {
  const segments = path.split('/');
  const pathParameters = template.split('/').flatMap((part, index): Array<[string, string]> => {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    return name ? [[name, decodeURIComponent(segments[index] ?? '')]] : [];
  });
  const isArray = (name: string) =>
    source.parameters.some(
      (parameter) => parameter.name === name && hasType(parameter.schema, 'array'),
    );
  const queryParameters = query.map(([name, value]): [string, string | string[]] => [
    name,
    isArray(name) ? query.flatMap(([key, item]) => (key === name ? [item] : [])) : value,
  ]);
  return Object.fromEntries([...pathParameters, ...queryParameters]);
}

function toSampleCall(request: HttpRequest, document: OpenApiDocument): SampleCall {
  const { method, url, headers, body } = request;
  const split = splitUrl(request);
  const operation = matchOperation({ method, path: split.path }, document);
  if (!operation) throw new Error(`The API has no operation ${method} ${url}`);
  if (operation.source.requestBody && typeof body !== 'string') {
    throw new Error('Expected a request body, found none or a file name');
  }
  const user = placeholders.get(findHeader(request, tokenHeader) ?? '');
  const sent = ['accept', 'content-type', ...(user ? [] : [tokenHeader.toLowerCase()])];
  const parameters = readParameters(split, operation);
  return {
    method,
    url,
    headers: headers.filter(([name]) => sent.includes(name.toLowerCase())),
    operation: operation.id,
    ...(user && { as: isForCarriers(operation) ? 'carrier' : user }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    ...(typeof body === 'string' && { body: writeExactJson(readExactJson(body).value) }),
  };
}

/**
 * Returns the calls of a sample for the sandbox. Returns none if the fence has `norun`, or if any of the calls is not
 * an API call or has no fixed body.
 * @param meta the metadata of the fence, after its language
 */
export function listSampleCalls(
  { language, text, meta }: { language: string; text: string; meta: string },
  document: OpenApiDocument = getOpenApiDocument(),
): SampleCall[] {
  const name = normalizeLanguage(language);
  const parse = Object.hasOwn(parsers, name) ? parsers[name] : undefined;
  if (!parse || !parseCodeMeta(meta).isRunnable) return [];
  if (readFenceAttribute(meta, 'nocheck') !== undefined) return [];
  try {
    const calls = parse(text).map((call) => toSampleCall(call, document));
    // A script has only one token. If any operation is for carrier users only, it is theirs.
    const isCarrier = calls.some((call) => call.as === 'carrier');
    const captures = parseCaptures(meta);
    return calls.map((call, index) => ({
      ...call,
      ...(call.as && isCarrier && { as: 'carrier' }),
      ...(captures && index === calls.length - 1 && { captures }),
    }));
  } catch {
    // lib/build/checks/check-samples.ts reports errors in samples. Here, such samples only get no button.
    return [];
  }
}
