import { formatValue } from '../../kit/json/format-value';
import {
  applyCredential,
  type Credential,
  findCredentials,
  type RequestPart,
} from '../call/credentials';
import { encodeBody, isEditedAsJson } from '../call/request-body';
import { fillPathParameters, serializeParameter } from '../call/serialize-parameter';
import {
  createLanguageSamples,
  type LanguageSample,
  type ResponseKind,
  tokenPlaceholder,
} from '../code/create-language-samples';
import type { OpenApiDocument } from './openapi-document';
import type { ResponseObject } from './openapi-objects';
import type { Operation } from './operations';
import { getTokenUse } from './restrictions';
import { sampleValue } from './sample-value';

/** The kind of an operation's successful response. */
export function findResponseKind(responses: Record<string, ResponseObject>): ResponseKind {
  const mediaTypes = Object.keys(responses['200']?.content ?? {});
  if (mediaTypes.length === 0) return 'status';
  return mediaTypes.includes('application/json') ? 'json' : 'file';
}

const fileNames: Record<string, string> = {
  'application/zip': 'user-data.zip',
  'multipart/mixed': 'policies.bin',
};

/** The name of the file to which a sample saves the response. */
export function findFileName({ path, source }: Operation): string {
  const lastSegment = path.split('/').at(-1) ?? '';
  const name = source.parameters.find(
    (parameter) => lastSegment === `{${parameter.name}}`,
  )?.example;
  if (name) return String(name);
  if (lastSegment.includes('.')) return lastSegment;
  const [mediaType = ''] = Object.keys(source.responses['200']?.content ?? {});
  return fileNames[mediaType] ?? 'response.bin';
}

type Pair = [name: string, value: string];

/** The values of the examples of parameters. A parameter without an example has none. */
function listPairs({ source }: Operation, location: 'query' | 'header' | 'cookie'): Pair[] {
  return source.parameters
    .filter((parameter) => parameter.in === location)
    .flatMap((parameter) => serializeParameter(parameter, parameter.example))
    .map(({ name, values, delimiter }): Pair => [name, values.join(delimiter)]);
}

/** The placeholder of credentials in samples. */
const placeholders: Partial<Record<Credential['kind'], string>> = {
  basic: 'BASE64_OF_USER_AND_PASSWORD',
};

/** The text and the type of the first example of a body, or of a sample of its schema; undefined if there is no body. */
function findSampleBody(
  { source }: Operation,
  document: OpenApiDocument,
): { mediaType: string; text: string } | undefined {
  const [first] = Object.entries(source.requestBody?.content ?? {});
  if (!first) return undefined;
  const [mediaType, { schema, examples = {} }] = first;
  const [example] = Object.values(examples);
  const value = example?.value ?? sampleValue(schema, document);
  const text = isEditedAsJson(mediaType) ? JSON.stringify(value) : formatValue(value);
  return encodeBody(mediaType, text);
}

/**
 * Creates the request of an operation's first example in every language of the reference.
 * @param server the base URL of the API, without a trailing slash
 */
export function createOperationSamples(
  operation: Operation,
  server: string,
  document: OpenApiDocument,
): LanguageSample[] {
  const { method, source, path } = operation;
  const isNeeded = getTokenUse(source) === 'required';
  const credentials = (isNeeded ? findCredentials(source, document) : []).map((credential) =>
    applyCredential(credential, placeholders[credential.kind] ?? tokenPlaceholder),
  );
  const listCredentials = (location: RequestPart['in']): Pair[] =>
    credentials
      .filter((part) => part.in === location)
      .map(({ name, value }): Pair => [name, value]);
  const list = (location: RequestPart['in']): Pair[] => [
    ...listCredentials(location),
    ...listPairs(operation, location),
  ];
  const file = findFileName(operation);
  const isDownload = method === 'get' && source.security.length === 0 && path.endsWith('{name}');
  const accept = file.endsWith('.pdf') ? 'application/pdf' : 'image/*';
  const body = findSampleBody(operation, document);
  const cookies = list('cookie').map((pair) => pair.join('='));
  return createLanguageSamples({
    method: method.toUpperCase(),
    url: server + fillPathParameters(path, source.parameters, ({ example }) => example),
    query: list('query'),
    headers: [
      ...listCredentials('header'),
      ...(isDownload ? [['Accept', accept] satisfies Pair] : []),
      ...(body ? [['Content-Type', body.mediaType] satisfies Pair] : []),
      ...listPairs(operation, 'header'),
      ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] satisfies Pair] : []),
    ],
    body: body?.text,
    kind: findResponseKind(source.responses),
    file,
  });
}
