import { nobody } from '../../api/users/nobody';
import { fillPath } from '../../kit/http/path-parameters';
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
  { schema }: Pick<RequestParameter, 'schema'>,
  text: string,
): string[] {
  if (text.trim() === '') return [];
  if (schema.type !== 'array') return [text];
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** What a request is created from, besides a draft. */
type RequestTemplate = Pick<RequestDescription, 'method' | 'path' | 'body'> & {
  parameters: ReadonlyArray<Pick<RequestParameter, 'name' | 'in' | 'schema'>>;
};

/**
 * Creates the request of a draft. A path parameter without a value keeps its placeholder, as in `/appointments/{id}`.
 * @param base the URL of the server, without a slash at the end
 * @param token the access token; undefined sends none
 */
export function createHttpRequest(
  { method, path, parameters, body }: RequestTemplate,
  draft: Pick<RequestDraft, 'user' | 'parameters' | 'body'>,
  base: string,
  token: string | undefined,
): HttpRequest {
  const list = (location: RequestParameter['in']) =>
    parameters
      .filter((parameter) => parameter.in === location)
      .flatMap((parameter) =>
        listParameterValues(parameter, draft.parameters[parameterKey(parameter)] ?? '').map(
          (value): [string, string] => [parameter.name, value],
        ),
      );
  const filledPath = fillPath(
    path,
    Object.fromEntries(list('path').map(([name, value]) => [name, value.trim()])),
  );
  const query = new URLSearchParams(list('query')).toString();
  const hasBody = body !== undefined && draft.body.trim() !== '';
  return {
    method: method.toUpperCase(),
    url: `${base}${filledPath}${query === '' ? '' : `?${query}`}`,
    headers: [
      ...(token !== undefined && draft.user !== nobody
        ? [['X-Token', token] satisfies [string, string]]
        : []),
      ...(hasBody ? [['Content-Type', 'application/json'] satisfies [string, string]] : []),
      ...list('header'),
    ],
    ...(hasBody && { body: draft.body }),
  };
}
