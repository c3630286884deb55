import type { FormPart } from '../../../api/call/request-body';
import { encodeTextAsBase64 } from '../../../kit/text/base64';
import { findHeader } from '../find-header';
import type { ReadNote, RecordedBody, RecordedHeader, RecordedRequest } from '../recorded-call';
import { multipartType, writeFormText } from './form-text';
import { parseHeaderLine } from './headers';
import type { Word } from './shell-words';

/** A request while the options of its command are read. */
export type CurlRequest = {
  method: string | undefined;
  url: Word | undefined;
  headers: RecordedHeader[];
  data: Word[];
  form: FormPart[];
  query: string[];
  isHead: boolean;
  isGet: boolean;
  isUpload: boolean;
  /** Whether a part of the body is in a file. */
  isInFile: boolean;
};

export const createCurlRequest = (): CurlRequest => ({
  method: undefined,
  url: undefined,
  headers: [],
  data: [],
  form: [],
  query: [],
  isHead: false,
  isGet: false,
  isUpload: false,
  isInFile: false,
});

/** A part of a form: `name=value`, or `name=@file;type=text/csv`. */
function readFormPart(text: string, isLiteral: boolean): FormPart {
  const [name = '', ...rest] = text.split('=');
  const value = rest.join('=');
  const file = isLiteral ? null : /^[@<]"?([^";]*)/.exec(value);
  if (file) return { name, fileName: file[1] ?? '' };
  const quoted = isLiteral ? null : /^"((?:[^"\\]|\\.)*)"/.exec(value);
  return { name, value: quoted?.[1]?.replace(/\\(.)/g, '$1') ?? value };
}

/** Encodes the value of `--data-urlencode`: `value`, `=value`, or `name=value`. */
function encodeData(text: string): string {
  const split = text.indexOf('=');
  const name = split > 0 ? `${text.slice(0, split)}=` : '';
  return name + new URLSearchParams([['', text.slice(split + 1)]]).toString().slice(1);
}

/** A body that is in a file that the text doesn't show. */
const bodyInFile: RecordedBody = {
  ...{ content: '', encoding: 'text', isVerbatim: false, isTruncated: true },
};

const inFile = (file: string, { at }: Word): ReadNote => {
  const place = file === '-' ? 'the standard input' : `the file ${file}`;
  return { message: `The body is in ${place}, which can't be read here`, at };
};

/** Adds data to the body. Returns a note if the data is in a file. */
function addData(request: CurlRequest, name: string, word: Word): ReadNote | undefined {
  const isInFile = word.value.startsWith('@') && name !== '--data-raw';
  if (name === '--data-urlencode') {
    request.data.push({ ...word, value: encodeData(word.value), isVerbatim: false });
  } else if (!isInFile) request.data.push(word);
  if (name === '--json' && findHeader(request.headers, 'content-type')?.value === undefined) {
    const json = { value: 'application/json', at: word.at };
    request.headers.push({ name: 'Content-Type', ...json }, { name: 'Accept', ...json });
  }
  request.isInFile ||= isInFile;
  return isInFile ? inFile(word.value.slice(1), word) : undefined;
}

/** Adds what an option with a value says to a request. Returns a note if it can't be read. */
export function applyOption(request: CurlRequest, name: string, word: Word): ReadNote | undefined {
  const { value, at } = word;
  const addHeader = (header: string, text: string) =>
    request.headers.push({ name: header, value: text, at });
  switch (name) {
    case '--request':
      request.method = value.toUpperCase();
      break;
    case '--url':
      request.url = word;
      break;
    case '--url-query':
      request.query.push(value.includes('=') ? encodeData(value) : value);
      break;
    case '--header': {
      const header = parseHeaderLine(value, 0);
      if (!header) return { message: `A header needs a colon: ${value.slice(0, 40)}`, at };
      addHeader(header.name, header.value);
      break;
    }
    case '--form':
    case '--form-string':
      request.form.push(readFormPart(value, name === '--form-string'));
      break;
    case '--user':
      addHeader('Authorization', `Basic ${encodeTextAsBase64(value)}`);
      break;
    case '--oauth2-bearer':
      addHeader('Authorization', `Bearer ${value}`);
      break;
    case '--cookie':
      addHeader('Cookie', value);
      break;
    case '--user-agent':
      addHeader('User-Agent', value);
      break;
    case '--referer':
      addHeader('Referer', value);
      break;
    case '--upload-file':
      request.isUpload = true;
      return inFile(value, word);
    default:
      if (name.startsWith('--data') || name === '--json') return addData(request, name, word);
  }
  return undefined;
}

/** Adds what an option without a value says to a request. */
export function applyFlag(request: CurlRequest, name: string): undefined {
  if (name === '--get') request.isGet = true;
  else if (name === '--head') request.isHead = true;
}

function joinData(data: readonly Word[]): RecordedBody | undefined {
  const [only, ...more] = data;
  if (!only) return undefined;
  const content = data.map(({ value }) => value).join('&');
  const isVerbatim = only.isVerbatim && more.length === 0;
  return { content, encoding: 'text', at: only.at, isVerbatim };
}

/** The URL that curl requests: with a protocol, and with the data of a GET as its query. */
function completeUrl({ url, query, isGet, data }: CurlRequest): string {
  const address = url?.value ?? '';
  const isAbsolute = /^(?:[a-z][a-z+.-]*:\/\/|[/{$]|$)/i.test(address);
  const added = [...(isGet ? data.map(({ value }) => value) : []), ...query].join('&');
  const separator = address.includes('?') ? '&' : '?';
  return `${isAbsolute ? '' : 'http://'}${address}${added && separator + added}`;
}

/** The request that curl sends, with the header that it adds for the body. */
export function completeRequest(request: CurlRequest): RecordedRequest {
  const { headers, form, isGet } = request;
  const data = isGet ? undefined : joinData(request.data);
  const body: RecordedBody | undefined =
    form.length > 0
      ? { content: writeFormText(form, multipartType), encoding: 'text', isVerbatim: false }
      : data;
  const hasBody = body !== undefined || request.isInFile;
  const type = findHeader(headers, 'content-type')?.value;
  const addedType = form.length > 0 ? multipartType : 'application/x-www-form-urlencoded';
  const isTypeAdded = hasBody && type === undefined;
  const impliedMethod = hasBody ? 'POST' : 'GET';
  return {
    method: request.method ?? (request.isHead ? 'HEAD' : request.isUpload ? 'PUT' : impliedMethod),
    url: completeUrl(request),
    headers: isTypeAdded ? [...headers, { name: 'Content-Type', value: addedType }] : headers,
    ...((body || hasBody) && { body: { ...(body ?? bodyInFile), mediaType: type ?? addedType } }),
    urlAt: request.url?.at,
  };
}
