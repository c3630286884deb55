import type { RecordedCall } from '../recorded-call';
import type { Literal } from './literal';
import { getLiteral, getNumber, getText } from './literal-values';
import type { Line } from './text-lines';

/** A method and a path or URL, which nginx, Apache, and programs write into their logs. */
const logRequest =
  /(?<![\w-])(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\s+"?((?:https?:\/\/|\/)[^\s"'<>]*)/;
const statusAfter =
  /^[^\n]{0,20}?(?:HTTP\/[\d.]+"?)?[\s"|,:=>→-]+(?:status(?:code)?[\s"=:]*)?([1-5]\d\d)(?=\D|$)/i;
const statusBefore = /(?<=^|[\s|[])[1-5]\d\d(?=[\s|\]])/g;
const isoTime = /\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?/;
const apacheTime = /\[(\d\d)\/(\w{3})\/(\d{4}):(\d\d:\d\d:\d\d) ([+-]\d\d)(\d\d)\]/;

/** The time of a line as ISO 8601. */
function readTime(line: string): string | undefined {
  const [, day, month, year, time, hours, minutes] = apacheTime.exec(line) ?? [];
  if (day !== undefined) {
    const milliseconds = Date.parse(`${day} ${month} ${year} ${time} ${hours}${minutes}`);
    return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds).toISOString();
  }
  return isoTime.exec(line)?.[0].replaceAll('/', '-').replace(' ', 'T').replace(',', '.');
}

/** Reads a line of a log; undefined for a line without a request. */
export function readLogLine({ text, offset }: Line): RecordedCall | undefined {
  const found = logRequest.exec(text);
  if (!found) return undefined;
  const [all, method = '', url = ''] = found;
  const rest = text.slice(found.index + all.length);
  const status =
    statusAfter.exec(rest)?.[1] ?? text.slice(0, found.index).match(statusBefore)?.at(-1);
  return {
    request: { method, url, headers: [], at: { offset: offset + found.index, length: all.length } },
    ...(status !== undefined && { response: { status: Number(status), headers: [] } }),
    startedAt: readTime(text),
  };
}

const urlNames = [
  'url',
  'uri',
  'path',
  'request_uri',
  'requestUri',
  'requestUrl',
  'originalUrl',
  'resource',
];
const methodNames = [
  'method',
  'httpMethod',
  'http_method',
  'requestMethod',
  'request_method',
  'verb',
];
const statusNames = [
  'status',
  'statusCode',
  'status_code',
  'responseStatus',
  'response_status',
  'code',
];
const timeNames = ['@timestamp', 'timestamp', 'time', 'ts', 'date'];

const findText = (literal: Literal | undefined, names: readonly string[]): string | undefined =>
  names.map((name) => getText(literal, name)).find((value) => value !== undefined);

/** Reads a line of a log that is JSON; undefined for other JSON. */
export function readLogRecord(literal: Literal | undefined): RecordedCall | undefined {
  const nested = ['request', 'req', 'httpRequest', 'http']
    .map((name) => getLiteral(literal, name))
    .find(Boolean);
  const source = nested?.type === 'object' ? nested : literal;
  const line = logRequest.exec(
    getText(literal, 'request') ?? getText(literal, 'message') ?? getText(literal, 'msg') ?? '',
  );
  const method = findText(source, methodNames) ?? line?.[1];
  const url = findText(source, urlNames) ?? line?.[2];
  if (!literal || method === undefined || url === undefined) return undefined;
  const response = ['response', 'res'].map((name) => getLiteral(literal, name)).find(Boolean);
  const status = [response, literal, source]
    .flatMap((part) => statusNames.map((name) => getNumber(part, name)))
    .find((value) => value !== undefined && value >= 100 && value < 600);
  return {
    request: { method: method.toUpperCase(), url, headers: [], at: literal.at },
    ...(status !== undefined && { response: { status, headers: [] } }),
    startedAt: findText(literal, timeNames),
  };
}
