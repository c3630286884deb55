import { writeExactJson } from '../../kit/json/exact-json';
import { formatValue } from '../../kit/json/format-value';
import { type ApiCall, buildRequest } from '../call/api-call';
import {
  applyCredential,
  type Credential,
  findCredentials,
  type RequestPart,
  tokenPlaceholder,
} from '../call/credentials';
import { isEditedAsJson, type RequestBody } from '../call/request-body';
import {
  createLanguageSamples,
  type LanguageSample,
  type ResponseKind,
} from '../code/create-language-samples';
import type { OpenApiDocument } from './openapi-document';
import type { ResponseObject } from './openapi-objects';
import type { Operation } from './operations';
import { listFileFields } from './resolve-schema';
import { getTokenUse } from './restrictions';
import { listSampleBodies } from './sample-body';

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

/** The placeholder of credentials in samples. */
const placeholders: Partial<Record<Credential['kind'], string>> = {
  basic: 'BASE64_OF_USER_AND_PASSWORD',
};

/** The bodies of samples; undefined for an operation without one. */
function listRequestBodies(
  { source }: Operation,
  document: OpenApiDocument,
): Array<RequestBody | undefined> {
  const [first] = Object.entries(source.requestBody?.content ?? {});
  if (!first) return [undefined];
  const [mediaType, content] = first;
  return listSampleBodies(mediaType, content, document).map((value) => ({
    mediaType,
    text: isEditedAsJson(mediaType) ? writeExactJson(value) : formatValue(value),
    fileFields: listFileFields(content.schema, document),
  }));
}

/**
 * Creates the request of an operation's first example in every language of the reference. If its body has alternatives,
 * there is one request for each, in their order.
 * @param server the base URL of the API, without a trailing slash
 */
export function createOperationSamples(
  operation: Operation,
  server: string,
  document: OpenApiDocument,
): LanguageSample[][] {
  const { method, source, path } = operation;
  const isNeeded = getTokenUse(source) === 'required';
  const credentials = (isNeeded ? findCredentials(source, document) : []).map((credential) =>
    applyCredential(credential, placeholders[credential.kind] ?? tokenPlaceholder),
  );
  const file = findFileName(operation);
  const isDownload = method === 'get' && source.security.length === 0 && path.endsWith('{name}');
  const accept = file.endsWith('.pdf') ? 'application/pdf' : 'image/*';
  const call: Omit<ApiCall, 'body'> = {
    method,
    path,
    parameters: [
      ...credentials,
      ...(isDownload
        ? [{ in: 'header', name: 'Accept', value: accept } satisfies RequestPart]
        : []),
      ...source.parameters.map((parameter) => ({ ...parameter, value: parameter.example })),
    ],
  };
  const kind = findResponseKind(source.responses);
  return listRequestBodies(operation, document).map((body) =>
    createLanguageSamples(buildRequest({ ...call, body }, server), { kind, file }),
  );
}
