import { applyCredential, type Credential, findCredentials } from '../call/credentials';
import { isJsonType, toPostData } from '../call/request-body';
import { serializeParameter, serializePathParameter } from '../call/serialize-parameter';
import {
  createLanguageSamples,
  type HarRequest,
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

/** The values of the examples of parameters. A parameter without an example has none. */
function listPairs(
  { source }: Operation,
  location: 'query' | 'header' | 'cookie',
): Array<{ name: string; value: string }> {
  return source.parameters
    .filter((parameter) => parameter.in === location)
    .flatMap((parameter) => serializeParameter(parameter, parameter.example))
    .map(({ name, values, delimiter }) => ({ name, value: values.join(delimiter) }));
}

/** The path with the examples of its parameters. */
const fillPath = ({ path, source }: Operation): string =>
  source.parameters
    .filter((parameter) => parameter.in === 'path' && parameter.example !== undefined)
    .reduce(
      (result, parameter) =>
        result.replace(`{${parameter.name}}`, () =>
          serializePathParameter(parameter, parameter.example),
        ),
      path,
    );

/** The placeholder of credentials in samples. */
const placeholders: Partial<Record<Credential['kind'], string>> = {
  basic: 'BASE64_OF_USER_AND_PASSWORD',
};

/** The request of an operation's examples as HAR (http://www.softwareishard.com/blog/har-12-spec/). */
function toHar(
  operation: Operation,
  server: string,
  document: Pick<OpenApiDocument, 'components'>,
  contentType: string | undefined,
): HarRequest {
  const { method, source, path } = operation;
  const isNeeded = getTokenUse(source) === 'required';
  const credentials = (isNeeded ? findCredentials(source, document) : []).map((credential) =>
    applyCredential(credential, placeholders[credential.kind] ?? tokenPlaceholder),
  );
  const listCredentialsIn = (location: 'header' | 'query' | 'cookie') =>
    credentials.filter((part) => part.in === location).map(({ name, value }) => ({ name, value }));
  const isDownload = method === 'get' && source.security.length === 0 && path.endsWith('{name}');
  const accept = findFileName(operation).endsWith('.pdf') ? 'application/pdf' : 'image/*';
  return {
    method: method.toUpperCase(),
    url: server + fillPath(operation),
    httpVersion: 'HTTP/1.1',
    cookies: [...listCredentialsIn('cookie'), ...listPairs(operation, 'cookie')],
    headers: [
      ...listCredentialsIn('header'),
      ...(isDownload ? [{ name: 'Accept', value: accept }] : []),
      ...(contentType === undefined ? [] : [{ name: 'Content-Type', value: contentType }]),
      ...listPairs(operation, 'header'),
    ],
    queryString: [...listCredentialsIn('query'), ...listPairs(operation, 'query')],
    headersSize: -1,
    bodySize: -1,
  };
}

/** The first example of a body, or a sample of its schema; undefined if there is no body. */
function findSampleBody(
  { source }: Operation,
  document: OpenApiDocument,
): { mediaType: string; value: unknown } | undefined {
  const [first] = Object.entries(source.requestBody?.content ?? {});
  if (!first) return undefined;
  const [mediaType, { schema, examples = {} }] = first;
  const [example] = Object.values(examples);
  return { mediaType, value: example?.value ?? sampleValue(schema, document) };
}

/**
 * Creates the request of an operation's first example in every language of the reference.
 * @param server the base URL of the API, without a trailing slash
 */
export async function createOperationSamples(
  operation: Operation,
  server: string,
  document: OpenApiDocument,
): Promise<LanguageSample[]> {
  const body = findSampleBody(operation, document);
  const isJson = body && isJsonType(body.mediaType);
  // The boundary of a multipart body is part of its type, so each language writes the header itself.
  const isMultipart = body?.mediaType.startsWith('multipart/');
  const har = toHar(operation, server, document, isMultipart ? undefined : body?.mediaType);
  return createLanguageSamples({
    har: body && !isJson ? { ...har, postData: toPostData(body) } : har,
    body: isJson ? body.value : undefined,
    kind: findResponseKind(operation.source.responses),
    file: findFileName(operation),
  });
}
