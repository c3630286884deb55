import { encodeTextAsBase64 } from '../../../kit/text/base64';
import { findHeader } from '../find-header';
import type {
  ReadNote,
  RecordedBody,
  RecordedCall,
  RecordedHeader,
  RecordedRequest,
} from '../recorded-call';
import { multipartType, writeFormText } from './form-text';
import type { Literal } from './literal';
import { getLiteral, getNumber, getText, listItems, toTextBody } from './literal-values';
import { createVariables, type Variables } from './variables';

/** Whether a value is a collection of Postman (format 2). */
export const isPostman = (literal: Literal | undefined): boolean =>
  isItem(literal) ||
  (getLiteral(literal, 'item')?.type === 'array' &&
    (getLiteral(literal, 'info') !== undefined || getLiteral(literal, 'variable') !== undefined));

/** Whether a value is one request of a collection. A line of a log has no list of headers with this name. */
const isItem = (literal: Literal | undefined): boolean =>
  getText(literal, 'request', 'method') !== undefined &&
  getLiteral(literal, 'request', 'header')?.type === 'array';

const isEnabled = (item: Literal): boolean => getText(item, 'disabled') !== 'true';

function readHeaders(list: Literal | undefined, variables: Variables): RecordedHeader[] {
  return listItems(list)
    .filter(isEnabled)
    .map((header) => {
      const value = getLiteral(header, 'value');
      return {
        name: variables.fill(getText(header, 'key') ?? '', header.at.offset),
        value: variables.fill(getText(value) ?? '', value?.at.offset),
        at: value?.at,
      };
    });
}

const joinTexts = (list: Literal | undefined, separator: string): string =>
  list?.type === 'array'
    ? listItems(list)
        .map((item) => getText(item) ?? getText(item, 'value') ?? '')
        .join(separator)
    : (getText(list) ?? '');

/** The URL of a request: a text, or its parts. `:id` in the path is a variable of the request. */
function readUrl(request: Literal, variables: Variables): string {
  const url = getLiteral(request, 'url');
  const query = listItems(getLiteral(url, 'query'))
    .filter(isEnabled)
    .map((pair) => `${getText(pair, 'key')}=${getText(pair, 'value') ?? ''}`)
    .join('&');
  const host = joinTexts(getLiteral(url, 'host'), '.');
  const parts = `${host}/${joinTexts(getLiteral(url, 'path'), '/')}${query && `?${query}`}`;
  const raw = getText(url) ?? getText(url, 'raw') ?? parts;
  const values = listItems(getLiteral(url, 'variable'));
  const filled = raw.replace(/(?<=\/):([\w-]+)/g, (found, name) => {
    const variable = values.find((value) => getText(value, 'key') === name);
    return (variable && getText(variable, 'value')) || found;
  });
  return variables.fill(filled, url?.at.offset);
}

const mediaTypes: Record<string, string> = {
  ...{ json: 'application/json', xml: 'application/xml', html: 'text/html', text: 'text/plain' },
};

function readBody(request: Literal, variables: Variables): RecordedBody | undefined {
  const body = getLiteral(request, 'body');
  const mode = getText(body, 'mode');
  if (mode === undefined || getText(body, 'disabled') === 'true') return undefined;
  const fields = getLiteral(body, mode);
  if (mode === 'raw') {
    const language = getText(body, 'options', 'raw', 'language');
    const raw = toTextBody(fields, language && mediaTypes[language]);
    if (!raw || raw.content === '') return undefined;
    const content = variables.fill(raw.content, raw.at?.offset);
    return { ...raw, content, isVerbatim: raw.isVerbatim && content === raw.content };
  }
  if (fields?.type !== 'array') return undefined;
  const parts = fields.items.filter(isEnabled).map((field) => ({
    name: getText(field, 'key') ?? '',
    value: getText(field, 'value') ?? getText(field, 'src') ?? '',
  }));
  const mediaType = mode === 'urlencoded' ? 'application/x-www-form-urlencoded' : multipartType;
  return {
    content: variables.fill(writeFormText(parts, mediaType)),
    encoding: 'text',
    mediaType,
    at: fields.at,
    isVerbatim: false,
  };
}

/** The credentials of a request, of its folder, or of the collection. */
function readAuth(auth: Literal | undefined, variables: Variables): RecordedHeader[] {
  const type = getText(auth, 'type');
  const values = new Map(
    listItems(type === undefined ? undefined : getLiteral(auth, type)).map((item) => [
      getText(item, 'key'),
      variables.fill(getText(item, 'value') ?? ''),
    ]),
  );
  const at = auth?.at;
  if (type === 'bearer')
    return [{ name: 'Authorization', value: `Bearer ${values.get('token') ?? ''}`, at }];
  if (type === 'basic') {
    const credentials = `${values.get('username') ?? ''}:${values.get('password') ?? ''}`;
    return [{ name: 'Authorization', value: `Basic ${encodeTextAsBase64(credentials)}`, at }];
  }
  if (type !== 'apikey' || values.get('in') === 'query') return [];
  return [{ name: values.get('key') ?? '', value: values.get('value') ?? '', at }];
}

function readRequest(
  request: Literal,
  inherited: Literal | undefined,
  variables: Variables,
): RecordedRequest {
  if (request.type === 'string') {
    return {
      method: 'GET',
      url: variables.fill(request.value, request.at.offset),
      headers: [],
      at: request.at,
    };
  }
  const headers = readHeaders(getLiteral(request, 'header'), variables);
  const auth = readAuth(getLiteral(request, 'auth') ?? inherited, variables);
  headers.push(...auth.filter(({ name }) => findHeader(headers, name)?.value === undefined));
  const body = readBody(request, variables);
  const type = findHeader(headers, 'content-type')?.value;
  if (body?.mediaType && type === undefined)
    headers.push({ name: 'Content-Type', value: body.mediaType });
  return {
    method: (getText(request, 'method') ?? 'GET').toUpperCase(),
    url: readUrl(request, variables),
    headers,
    ...(body && { body: { ...body, mediaType: type ?? body.mediaType } }),
    at: request.at,
  };
}

/** Reads the requests of a collection, and the responses that are stored with them. */
export function readPostman(collection: Literal): { calls: RecordedCall[]; notes: ReadNote[] } {
  const notes: ReadNote[] = [];
  const values = listItems(getLiteral(collection, 'variable')).map((variable): [string, string] => [
    getText(variable, 'key') ?? getText(variable, 'id') ?? '',
    getText(variable, 'value') ?? '',
  ]);
  const variables = createVariables(new Map(values), notes);

  function readItem(item: Literal, folder: string, inherited: Literal | undefined): RecordedCall[] {
    const name = [folder, getText(item, 'name') ?? ''].filter((part) => part !== '').join(' / ');
    const auth = getLiteral(item, 'auth') ?? inherited;
    const request = getLiteral(item, 'request');
    const nested = listItems(getLiteral(item, 'item')).flatMap((child) =>
      readItem(child, name, auth),
    );
    if (!request) return nested;
    const examples = listItems(getLiteral(item, 'response')).map((response): RecordedCall => {
      const headers = readHeaders(getLiteral(response, 'header'), variables);
      const original = getLiteral(response, 'originalRequest') ?? request;
      return {
        name: `${name}: ${getText(response, 'name') ?? 'response'}`,
        request: readRequest(original, auth, variables),
        response: {
          status: getNumber(response, 'code'),
          headers,
          body: toTextBody(
            getLiteral(response, 'body'),
            findHeader(headers, 'content-type')?.value,
          ),
          at: response.at,
        },
      };
    });
    return [{ name, request: readRequest(request, auth, variables) }, ...examples, ...nested];
  }

  const auth = getLiteral(collection, 'auth');
  const items = isItem(collection) ? [collection] : listItems(getLiteral(collection, 'item'));
  return { calls: items.flatMap((item) => readItem(item, '', auth)), notes };
}
