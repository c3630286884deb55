import { buildRequest, type HttpRequest } from '../../api/call/api-call';
import { applyCredential } from '../../api/call/credentials';
import type { RequestBody } from '../../api/call/request-body';
import type { ParameterStyle } from '../../api/call/serialize-parameter';
import { hasType } from '../../api/description/schema-types';
import { nobody } from '../../api/users/nobody';
import { parseExactJson } from '../../kit/json/exact-json';
import type { RequestDescription, RequestParameter } from './request-description';
import { parameterKey } from './request-description';
import type { RequestDraft } from './request-draft';

/** The values of a parameter: those of a list are separated by commas. */
export function listParameterValues(
  { schema, mediaType }: Pick<RequestParameter, 'schema' | 'mediaType'>,
  text: string,
): string[] {
  if (text.trim() === '') return [];
  if (!hasType(schema, 'array') || mediaType !== undefined) return [text];
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

type TemplateParameter = ParameterStyle & Pick<RequestParameter, 'schema'>;

/** The value of a parameter's text: a list, an object that is entered as JSON, or the text. */
function parseParameter(parameter: TemplateParameter, text: string): unknown {
  const values = listParameterValues(parameter, text);
  const { schema, mediaType } = parameter;
  if (values.length === 0) return undefined;
  if (hasType(schema, 'array') && mediaType === undefined) return values;
  if (!hasType(schema, 'object') && mediaType === undefined) return text;
  const json = parseExactJson(text);
  return json ? json.value : text;
}

/** What a request is created from, besides a draft. */
type RequestTemplate = Pick<RequestDescription, 'method' | 'path' | 'credential'> & {
  parameters: readonly TemplateParameter[];
  body?: Omit<RequestBody, 'text'> | undefined;
};

/**
 * Creates the request of a draft. A path parameter without a value keeps its placeholder, as in `/appointments/{id}`.
 * @param base the URL of the server, without a slash at the end
 * @param token the access token; undefined sends none
 * @param files the files that the reader has selected
 */
export function createHttpRequest(
  { method, path, parameters, body, credential }: RequestTemplate,
  draft: Pick<RequestDraft, 'user' | 'parameters' | 'body'>,
  base: string,
  token: string | undefined,
  files?: RequestBody['files'],
): HttpRequest {
  const isAuthorized = token !== undefined && draft.user !== nobody && credential !== undefined;
  const call = {
    method,
    path,
    parameters: [
      ...(isAuthorized ? [applyCredential(credential, token)] : []),
      ...parameters.map((parameter) => {
        const text = draft.parameters[parameterKey(parameter)] ?? '';
        const isPath = parameter.in === 'path';
        return { ...parameter, value: parseParameter(parameter, isPath ? text.trim() : text) };
      }),
    ],
    body: body && draft.body.trim() !== '' ? { ...body, text: draft.body, files } : undefined,
  };
  return buildRequest(call, base);
}
