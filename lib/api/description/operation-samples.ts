import {
  createLanguageSamples,
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

/**
 * Creates the request of an operation's first example in every language of the reference.
 * @param server the base URL of the API, without a trailing slash
 */
export function createOperationSamples(operation: Operation, server: string): LanguageSample[] {
  const { method, path, source } = operation;
  const list = (location: 'path' | 'query' | 'header') =>
    source.parameters
      .filter((parameter) => parameter.in === location && parameter.example !== undefined)
      .flatMap(({ name, example }) =>
        (Array.isArray(example) ? example : [example]).map(
          (value) => [name, String(value)] as const,
        ),
      );
  const examples = source.requestBody?.content['application/json']?.examples ?? {};
  const value = Object.values(examples)[0]?.value;
  const file = findFileName(operation);
  const isDownload = method === 'get' && source.security.length === 0 && path.endsWith('{name}');
  const mediaType = file.endsWith('.pdf') ? 'application/pdf' : 'image/*';
  return createLanguageSamples({
    method: method.toUpperCase(),
    url: list('path').reduce(
      (url, [name, text]) => url.replace(`{${name}}`, () => encodeURIComponent(text)),
      server + path,
    ),
    query: list('query'),
    headers: [
      ...(getTokenUse(source) === 'required' ? [['X-Token', tokenPlaceholder] as const] : []),
      ...(isDownload ? [['Accept', mediaType] as const] : []),
      ...(value === undefined ? [] : [['Content-Type', 'application/json'] as const]),
      ...list('header'),
    ],
    body: value === undefined ? undefined : JSON.stringify(value),
    kind: findResponseKind(source.responses),
    file,
  });
}
