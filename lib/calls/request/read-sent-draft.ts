import { hasType } from '../../api/description/schema-types';
import {
  parameterKey,
  type RequestDescription,
  type RequestParameter,
} from './request-description';
import type { RequestDraft } from './request-draft';

/** Returns the values of a path template's parameters in a path, decoded. */
function readPathValues(template: string, path: string): Map<string, string> {
  const actual = path.split('/');
  const pairs = template.split('/').flatMap((segment, index): Array<[string, string]> => {
    const name = /^\{(.+)\}$/.exec(segment)?.[1];
    return name === undefined ? [] : [[name, decodeURIComponent(actual[index] ?? '')]];
  });
  return new Map(pairs);
}

const isList = ({ schema }: RequestParameter) => hasType(schema, 'array');

/**
 * Describes a request that was sent by other means than a draft, so that it can be compared with the examples. Headers
 * are left out.
 * @param base the URL of the server, without a slash at the end
 * @param server the draft's server
 * @param user the draft's user
 */
export function readSentDraft(
  { path, parameters }: RequestDescription,
  request: { url: string; body?: string | undefined },
  base: string,
  { server, user }: Pick<RequestDraft, 'server' | 'user'>,
): RequestDraft {
  const { pathname, searchParams } = new URL(request.url);
  const basePath = new URL(base).pathname.replace(/\/$/, '');
  const pathValues = readPathValues(path, pathname.slice(basePath.length));
  const entries = parameters.flatMap((parameter): Array<[string, string]> => {
    const values =
      parameter.in === 'path'
        ? [pathValues.get(parameter.name) ?? '']
        : searchParams.getAll(parameter.name);
    const items = isList(parameter) ? values.flatMap((value) => value.split(',')) : values;
    const text = items.map((item) => item.trim()).join(', ');
    return text === '' ? [] : [[parameterKey(parameter), text]];
  });
  return { server, user, parameters: Object.fromEntries(entries), body: request.body ?? '' };
}

/** The fields of a draft by parameter name, as the console's library expects them: a list is JSON. */
export function toConsoleFields(
  { parameters }: RequestDescription,
  draft: RequestDraft,
): Record<string, string> {
  const entries = parameters.map((parameter): [string, string] => {
    const text = draft.parameters[parameterKey(parameter)] ?? '';
    if (!isList(parameter) || text === '') return [parameter.name, text];
    return [parameter.name, `[${text}]`];
  });
  return Object.fromEntries(entries);
}
