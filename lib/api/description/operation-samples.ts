import { fillPath } from '../../kit/http/path-parameters';
import {
  createLanguageSamples,
  type HarRequest,
  type LanguageSample,
  type ResponseKind,
  tokenPlaceholder,
} from '../code/create-language-samples';
import type { ResponseObject } from './openapi-objects';
import type { Operation } from './operations';
import { getTokenUse } from './restrictions';

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

/** The request of an operation's examples as HAR (http://www.softwareishard.com/blog/har-12-spec/). */
function toHar(operation: Operation, server: string, hasBody: boolean): HarRequest {
  const { method, path, source } = operation;
  const listValues = (location: 'path' | 'query' | 'header') =>
    source.parameters
      .filter((parameter) => parameter.in === location && parameter.example !== undefined)
      .flatMap(({ name, example }) =>
        (Array.isArray(example) ? example : [example]).map((v) => ({ name, value: String(v) })),
      );
  const pathWithValues = fillPath(
    path,
    Object.fromEntries(listValues('path').map(({ name, value }) => [name, value])),
  );
  const needsToken = getTokenUse(source) === 'required';
  const isDownload = method === 'get' && source.security.length === 0 && path.endsWith('{name}');
  return {
    method: method.toUpperCase(),
    url: server + pathWithValues,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: [
      ...(needsToken ? [{ name: 'X-Token', value: tokenPlaceholder }] : []),
      ...(isDownload
        ? [
            {
              name: 'Accept',
              value: findFileName(operation).endsWith('.pdf') ? 'application/pdf' : 'image/*',
            },
          ]
        : []),
      ...(hasBody ? [{ name: 'Content-Type', value: 'application/json' }] : []),
      ...listValues('header'),
    ],
    queryString: listValues('query'),
    headersSize: -1,
    bodySize: -1,
  };
}

/**
 * Creates the request of an operation's first example in every language of the reference.
 * @param server the base URL of the API, without a trailing slash
 */
export async function createOperationSamples(
  operation: Operation,
  server: string,
): Promise<LanguageSample[]> {
  const examples = operation.source.requestBody?.content['application/json']?.examples ?? {};
  const body = Object.values(examples)[0]?.value;
  return createLanguageSamples({
    har: toHar(operation, server, body !== undefined),
    body,
    kind: findResponseKind(operation.source.responses),
    file: findFileName(operation),
  });
}
