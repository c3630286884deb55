import { applyCredential, type RequestPart } from '../../api/call/credentials';
import { encodeBody } from '../../api/call/request-body';
import {
  fillPathParameters,
  formatQuery,
  type ParameterStyle,
  type SerializedPair,
  serializeParameter,
} from '../../api/call/serialize-parameter';
import { hasType } from '../../api/description/schema-types';
import { nobody } from '../../api/users/nobody';
import type { RequestDescription, RequestParameter } from './request-description';
import { parameterKey } from './request-description';
import type { RequestDraft } from './request-draft';

/** A request as it is sent. */
export type HttpRequest = {
  method: string;
  url: string;
  headers: Array<[name: string, value: string]>;
  body?: string | undefined;
};

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

/** The value of a parameter's text: a list, an object that is entered as JSON, or the text. */
function parseParameter(parameter: TemplateParameter, text: string): unknown {
  const values = listParameterValues(parameter, text);
  const { schema, mediaType } = parameter;
  if (values.length === 0) return undefined;
  if (hasType(schema, 'array') && mediaType === undefined) return values;
  if (!hasType(schema, 'object') && mediaType === undefined) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

type TemplateParameter = ParameterStyle & Pick<RequestParameter, 'schema'>;

/** What a request is created from, besides a draft. */
type RequestTemplate = Pick<RequestDescription, 'method' | 'path' | 'credential'> & {
  parameters: readonly TemplateParameter[];
  body?: { mediaType: string } | undefined;
};

/**
 * Creates the request of a draft. A path parameter without a value keeps its placeholder, as in `/appointments/{id}`.
 * @param base the URL of the server, without a slash at the end
 * @param token the access token; undefined sends none
 */
export function createHttpRequest(
  { method, path, parameters, body, credential }: RequestTemplate,
  draft: Pick<RequestDraft, 'user' | 'parameters' | 'body'>,
  base: string,
  token: string | undefined,
): HttpRequest {
  const readText = (parameter: TemplateParameter) =>
    draft.parameters[parameterKey(parameter)] ?? '';
  const serialize = (location: ParameterStyle['in']): SerializedPair[] =>
    parameters
      .filter((parameter) => parameter.in === location)
      .flatMap((parameter) =>
        serializeParameter(parameter, parseParameter(parameter, readText(parameter))),
      );
  const filledPath = fillPathParameters(path, parameters, (parameter) =>
    parseParameter(parameter, readText(parameter).trim()),
  );
  const isAuthorized = token !== undefined && draft.user !== nobody && credential !== undefined;
  const authorization = isAuthorized ? applyCredential(credential, token) : undefined;
  const addCredential = (location: RequestPart['in']): SerializedPair[] =>
    authorization?.in === location
      ? [{ name: authorization.name, values: [authorization.value], delimiter: ',' }]
      : [];
  const query = formatQuery([...addCredential('query'), ...serialize('query')]);
  const cookies = [...addCredential('cookie'), ...serialize('cookie')];
  const toHeader = ({ name, values, delimiter }: SerializedPair): [string, string] => [
    name,
    values.join(delimiter),
  ];
  const content =
    body !== undefined && draft.body.trim() !== ''
      ? encodeBody(body.mediaType, draft.body)
      : undefined;
  return {
    method: method.toUpperCase(),
    url: `${base}${filledPath}${query === '' ? '' : `?${query}`}`,
    headers: [
      ...addCredential('header').map(toHeader),
      ...(content ? [['Content-Type', content.mediaType] satisfies [string, string]] : []),
      ...serialize('header').map(toHeader),
      ...(cookies.length > 0
        ? [
            ['Cookie', cookies.map((pair) => toHeader(pair).join('=')).join('; ')] satisfies [
              string,
              string,
            ],
          ]
        : []),
    ],
    ...(content && { body: content.text }),
  };
}
