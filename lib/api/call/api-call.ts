import { encodeBody, type FormPart, type RequestBody, writeForm } from './request-body';
import {
  fillPath,
  formatQuery,
  type ParameterStyle,
  type SerializedPair,
  serializeParameter,
} from './serialize-parameter';

/** A parameter with its value, or a credential. One without a value is not sent. */
export type CallParameter = ParameterStyle & { value: unknown };

/** A call of an operation: everything from which its request is built. */
export type ApiCall = {
  method: string;
  /** With the names of parameters in braces: `/appointments/{id}`. */
  path: string;
  /** Headers are sent in this order. */
  parameters: readonly CallParameter[];
  body?: RequestBody | undefined;
};

/** A request as it is sent. */
export type HttpRequest = {
  method: string;
  url: string;
  headers: Array<[name: string, value: string]>;
  /** A text, or the parts of a form. The boundary between them is in the Content-Type. */
  body?: string | FormPart[] | undefined;
};

/**
 * Builds the request of a call. A path parameter without a value keeps its placeholder, as in `/appointments/{id}`.
 * @param base the URL of the server, without a slash at the end
 */
export function buildRequest(
  { method, path, parameters, body }: ApiCall,
  base: string,
): HttpRequest {
  const serialize = (location: ParameterStyle['in']): SerializedPair[] =>
    parameters
      .filter((parameter) => parameter.in === location)
      .flatMap((parameter) => serializeParameter(parameter, parameter.value));
  const listPairs = (location: ParameterStyle['in']) =>
    serialize(location).map(({ name, values, delimiter }): [string, string] => [
      name,
      values.join(delimiter),
    ]);
  const query = formatQuery(serialize('query'));
  const cookies = listPairs('cookie').map((pair) => pair.join('='));
  const headers = listPairs('header');
  const encoded = body && encodeBody(body);
  if (encoded) headers.push(['Content-Type', encoded.mediaType]);
  if (cookies.length > 0) headers.push(['Cookie', cookies.join('; ')]);
  return {
    method: method.toUpperCase(),
    url: `${base}${fillPath(path, parameters)}${query === '' ? '' : `?${query}`}`,
    headers,
    ...(encoded && { body: encoded.content }),
  };
}

/** Returns the value of a header, whatever the case of its name. */
export const findHeader = (
  { headers }: Pick<HttpRequest, 'headers'>,
  name: string,
): string | undefined => headers.find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];

/** The options with which `fetch` sends a request. */
export const toRequestInit = ({ method, headers, body }: HttpRequest): RequestInit => ({
  method,
  headers,
  ...(body !== undefined && {
    body: typeof body === 'string' ? body : writeForm(body, new Headers(headers)),
  }),
});
