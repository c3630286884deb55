import { findHeader } from '../find-header';
import type { ReadNote, RecordedCall } from '../recorded-call';
import type { Literal } from './literal';
import { getLiteral, getText, listItems, listNames, toTextBody } from './literal-values';
import { createVariables } from './variables';

const listResources = (file: Literal | undefined, type: string): Literal[] =>
  listItems(getLiteral(file, 'resources')).filter((item) => getText(item, '_type') === type);

/** Whether a value is an export of Insomnia (format 4). */
export const isInsomnia = (literal: Literal | undefined): boolean =>
  getText(literal, '_type') === 'export' && getLiteral(literal, 'resources')?.type === 'array';

/** Reads the requests of an export, with the values of its environments. */
export function readInsomnia(file: Literal): { calls: RecordedCall[]; notes: ReadNote[] } {
  const notes: ReadNote[] = [];
  const values = listResources(file, 'environment').flatMap((environment) => {
    const data = getLiteral(environment, 'data');
    return listNames(data).map((name): [string, string] => [
      `_.${name}`,
      getText(data, name) ?? '',
    ]);
  });
  const { fill } = createVariables(new Map(values), notes);
  const calls = listResources(file, 'request').map((resource): RecordedCall => {
    const headers = listItems(getLiteral(resource, 'headers')).map((header) => ({
      name: getText(header, 'name') ?? '',
      value: fill(getText(header, 'value') ?? '', header.at.offset),
      at: header.at,
    }));
    const mediaType =
      findHeader(headers, 'content-type')?.value ?? getText(resource, 'body', 'mimeType');
    const body = toTextBody(getLiteral(resource, 'body', 'text'), mediaType);
    const query = listItems(getLiteral(resource, 'parameters'))
      .map((pair) => `${getText(pair, 'name')}=${getText(pair, 'value') ?? ''}`)
      .join('&');
    const url = `${getText(resource, 'url') ?? ''}${query && `?${query}`}`;
    return {
      request: {
        method: getText(resource, 'method') ?? 'GET',
        url: fill(url, getLiteral(resource, 'url')?.at.offset),
        headers,
        ...(body && { body: { ...body, content: fill(body.content, body.at?.offset) } }),
        at: resource.at,
      },
      name: getText(resource, 'name'),
    };
  });
  return { calls, notes };
}
