import { type FormPart, readBoundary, writeMultipart } from '../../../api/call/request-body';
import type { ReadNote, RecordedBody, RecordedHeader, RecordedRequest } from '../recorded-call';
import { readOptions } from './curl-options';
import { encodeBase64 } from './encode-base64';
import { findHeaderValue, parseHeaderLine } from './headers';
import { detectShell, readCommand, type Shell, type Word } from './shell-words';

export type CurlCommand = { requests: RecordedRequest[]; end: number; notes: ReadNote[] };

const methods = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;

/** The body of a here-document, which starts after the line of its command. */
function readHereDocument(text: string, lineEnd: number, word: Word): { body: Word; end: number } {
  const delimiter = word.value.replace(/^<<-?/, '');
  const start = text.indexOf('\n', lineEnd) + 1 || text.length;
  const close = text.indexOf(`\n${delimiter}`, start - 1);
  const end = close === -1 ? text.length : close;
  const value = text.slice(start, Math.max(start, end));
  const body = { value, at: { offset: start, length: value.length }, isVerbatim: true };
  return { body, end: Math.min(end + 1 + delimiter.length, text.length) };
}

/** PowerShell 5 removes quotes from an argument, so people write them as `\"` or twice. */
function readPowerShellQuotes({ value, ...word }: Word): Word {
  const isEscaped = value.includes('\\"');
  const isDoubled = /""/.test(value) && !/"/.test(value.replaceAll('""', ''));
  if (!isEscaped && !isDoubled) return { value, ...word };
  return { ...word, value: value.replaceAll(isEscaped ? '\\"' : '""', '"'), isVerbatim: false };
}

/** A request while the options of its command are read. */
type CurlRequest = {
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

const createCurlRequest = (): CurlRequest => ({
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
  return name + encodeURIComponent(text.slice(split + 1)).replaceAll('%20', '+');
}

function joinData(data: readonly Word[]): RecordedBody | undefined {
  const [only] = data;
  if (!only) return undefined;
  const { value, at, isVerbatim } = only;
  if (data.length === 1) return { content: value, encoding: 'text', at, isVerbatim };
  const content = data.map((part) => part.value).join('&');
  return { content, encoding: 'text', at, isVerbatim: false };
}

/** The URL that curl requests: with a protocol, and with the data of a GET as its query. */
function completeUrl({ url, query, isGet, data }: CurlRequest): string {
  const address = url?.value ?? '';
  const isAbsolute = /^[a-z][a-z+.-]*:\/\//i.test(address) || /^[/{$]/.test(address);
  const added = [...(isGet ? data.map(({ value }) => value) : []), ...query].join('&');
  const separator = address.includes('?') ? '&' : '?';
  return `${isAbsolute || address === '' ? '' : 'http://'}${address}${added && separator + added}`;
}

const formType = 'multipart/form-data; boundary=form-data-boundary';

/** The request that curl sends, with the headers that it adds for the body. */
function finishRequest(request: CurlRequest): RecordedRequest {
  const { method, headers, form, isGet, isHead, isUpload, isInFile } = request;
  const data = isGet ? undefined : joinData(request.data);
  const hasBody = data !== undefined || form.length > 0 || isInFile;
  const type = findHeaderValue(headers, 'content-type');
  const addedType = form.length > 0 ? formType : 'application/x-www-form-urlencoded';
  const mediaType = type ?? (hasBody ? addedType : undefined);
  const content = () =>
    writeMultipart(form, readBoundary(formType))
      .map((chunk) => (typeof chunk === 'string' ? chunk : `(${chunk.fileName})`))
      .join('');
  const body: RecordedBody | undefined =
    form.length > 0 ? { content: content(), encoding: 'text', isVerbatim: false } : data;
  const implied = isHead ? 'HEAD' : isUpload ? 'PUT' : hasBody ? 'POST' : 'GET';
  return {
    method: method ?? implied,
    url: completeUrl(request),
    headers:
      hasBody && type === undefined
        ? [...headers, { name: 'Content-Type', value: addedType }]
        : headers,
    ...(body && { body: { ...body, mediaType } }),
  };
}

/** Reads a curl command. `start` is the offset of its name. */
export function readCurl(
  text: string,
  start: number,
  shell: Shell = detectShell(text, start),
): CurlCommand {
  const command = readCommand(text, start, shell);
  const notes = [...command.notes];
  let { end } = command;
  const hereWord = command.words.find(({ value }) => value.startsWith('<<'));
  const here = hereWord && readHereDocument(text, end, hereWord);
  if (here) end = here.end;
  const words = command.words.slice(1).filter((word) => word !== hereWord);
  let request = createCurlRequest();
  const requests = [request];

  const addData = (word: Word, name: string) => {
    if (name === '--data-urlencode') {
      request.data.push({ ...word, value: encodeData(word.value), isVerbatim: false });
    } else if (word.value.startsWith('@') && name !== '--data-raw') {
      const file = word.value.slice(1);
      if (file === '-' && here) request.data.push(here.body);
      else {
        notes.push({
          message: `The body is in ${file === '-' ? 'the standard input' : `the file ${file}`}, which can't be read here`,
          at: word.at,
        });
        request.isInFile = true;
      }
    } else request.data.push(shell === 'powershell' ? readPowerShellQuotes(word) : word);
  };

  const addHeader = (name: string, value: string, { at }: Word) => {
    request.headers.push({ name, value, at });
  };

  const apply = (name: string, word: Word) => {
    const { value } = word;
    if (name === '--request') request.method = value.toUpperCase();
    else if (name === '--url') request.url = word;
    else if (name === '--url-query')
      request.query.push(value.includes('=') ? encodeData(value) : value);
    else if (name === '--header') {
      const header = parseHeaderLine(value, word.at.offset);
      if (header) request.headers.push({ ...header, at: word.at });
      else notes.push({ message: `A header needs a colon: ${value.slice(0, 40)}`, at: word.at });
    } else if (name.startsWith('--data') || name === '--json') {
      addData(word, name);
      if (name === '--json' && !findHeaderValue(request.headers, 'content-type')) {
        addHeader('Content-Type', 'application/json', word);
        addHeader('Accept', 'application/json', word);
      }
    } else if (name.startsWith('--form'))
      request.form.push(readFormPart(value, name === '--form-string'));
    else if (name === '--user') addHeader('Authorization', `Basic ${encodeBase64(value)}`, word);
    else if (name === '--oauth2-bearer') addHeader('Authorization', `Bearer ${value}`, word);
    else if (name === '--cookie') addHeader('Cookie', value, word);
    else if (name === '--user-agent') addHeader('User-Agent', value, word);
    else if (name === '--referer') addHeader('Referer', value, word);
    else if (name === '--upload-file') {
      request.isUpload = true;
      notes.push({
        message: `The body is in the file ${value}, which can't be read here`,
        at: word.at,
      });
    }
  };

  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (!word) break;
    const options = readOptions(word.value);
    if (options.length === 0) {
      if (methods.test(word.value) && !request.url) {
        request.method = word.value;
        notes.push({ message: `curl needs -X before ${word.value}`, at: word.at });
      } else if (!request.url) request.url = word;
      else notes.push({ message: 'This is no option and no value of one', at: word.at });
      continue;
    }
    for (const { name, needsValue, inline } of options) {
      if (name === '--get') request.isGet = true;
      else if (name === '--head') request.isHead = true;
      else if (name === '--next' || name === '-:') {
        request = createCurlRequest();
        requests.push(request);
      } else if (needsValue) {
        const value =
          inline === undefined ? words[++index] : { ...word, value: inline, isVerbatim: false };
        if (value) apply(name, value);
        else notes.push({ message: `${name} needs a value`, at: word.at });
      }
    }
  }
  for (const { url } of requests) {
    if (!url) notes.push({ message: 'The command has no URL', at: { offset: start, length: 4 } });
  }
  const at = { offset: start, length: end - start };
  return { requests: requests.map((request) => ({ ...finishRequest(request), at })), end, notes };
}
