import type { RecordedCall, RecordedHeader, TextRange } from '../recorded-call';
import { readHeaderFields } from './headers';
import { type Literal, readLiteral } from './literal';
import { getLiteral, getText, listItems, toJsonBody, toTextBody } from './literal-values';
import { findStatus } from './status-phrase';
import { splitLines } from './text-lines';

/** A field of a record, and whether it is in the response. */
type Field = { name: string; value: Literal; isResponse: boolean };

/** Names of fields without separators: `http.request.method` is `httprequestmethod`. */
const normalize = (name: string): string => name.replace(/[^a-z0-9]/gi, '').toLowerCase();

/** How programs name the parts of a call. */
const names = {
  method: /^(?:http)?(?:request)?(?:method|verb)$/,
  url: /^(?:http|request|url)*(?:url|uri|full|original|target)$/,
  path: /^(?:http|request|url)*path$/,
  status: /^(?:http)?(?:response)?status(?:code)?$/,
  body: /^(?:http)?(?:req(?:uest)?)?(?:body|payload|content|data)(?:content)?$/,
  responseBody: /^(?:http)?res(?:p(?:onse)?)?(?:body|content|data)(?:content)?$/,
  headers: /^(?:http)?(?:req(?:uest)?)?(?:headers|hdrs?)$/,
};
const response = /^(?:http)?res(?:p(?:onse)?)?(?!ource)/;

/** Lists the fields of a record, and of the objects in it. */
function listFields(literal: Literal, isResponse = false): Field[] {
  if (literal.type === 'array')
    return literal.items.flatMap((item) => listFields(item, isResponse));
  if (literal.type !== 'object') return [];
  return literal.properties.flatMap(({ name, value }) => {
    const field = { name: normalize(name), value, isResponse };
    return [field, ...listFields(value, isResponse || response.test(field.name))];
  });
}

const requestText = /\b(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\s+(https?:\/\/[^\s"'<>`]+)/;

/** Whether a value can be a body: JSON, also as a text, but no template such as `{{ body }}`. */
const isBody = (value: Literal): boolean =>
  (value.type === 'string' && /^\s*[[{](?!\{)/.test(value.value)) ||
  value.type === 'array' ||
  (value.type === 'object' &&
    !value.properties.some(({ name }) => names.method.test(normalize(name))));

const toBody = (value: Literal) =>
  value.type === 'string' ? toTextBody(value) : toJsonBody(value, 'application/json');

const headerName = /^(?:X-[\w-]+|Authorization|Content-Type|Accept)$/i;

/** Headers that are objects with a name and a value, as low-code tools have them. Their expressions start with `=`. */
const listHeaderPairs = (fields: readonly Field[]): RecordedHeader[] =>
  fields.flatMap(({ value }) =>
    listItems(value).flatMap((item) => {
      const name = getText(item, 'name') ?? getText(item, 'key') ?? '';
      const text = getLiteral(item, 'value');
      return headerName.test(name) && text
        ? [{ name, value: (getText(text) ?? '').replace(/^=/, ''), at: text.at }]
        : [];
    }),
  );

/** The call whose parts are fields of a record; undefined if the record has no address with a method. */
function toCall(fields: readonly Field[], at: TextRange): RecordedCall | undefined {
  const find = (pattern: RegExp, isFitting: (field: Field) => boolean = () => true) =>
    fields.find((field) => pattern.test(field.name) && isFitting(field));
  const textOf = (field: Field | undefined) => field && getText(field.value);
  const sentence = fields
    .map(({ value }) => (value.type === 'string' ? requestText.exec(value.value) : null))
    .find(Boolean);
  const isMethod = ({ value }: Field) =>
    /^(?:get|head|post|put|patch|delete|options)$/i.test(getText(value) ?? '');
  const isAddress = ({ value }: Field) => /^(?:https?:\/\/|\/)\S+$/.test(getText(value) ?? '');
  const method = textOf(find(names.method, isMethod)) ?? sentence?.[1];
  const url =
    textOf(find(names.url, ({ value }) => /^https?:\/\/\S+$/.test(getText(value) ?? ''))) ??
    sentence?.[2] ??
    textOf(find(names.url, isAddress) ?? find(names.path, isAddress));
  if (method === undefined || url === undefined) return undefined;
  const isStatus = ({ value }: Field) => /^[2-5]\d\d$/.test(getText(value) ?? '');
  const status = textOf(find(names.status, isStatus));
  const body = find(names.body, (field) => !field.isResponse && isBody(field.value));
  const answer =
    find(names.responseBody, ({ value }) => isBody(value)) ??
    find(names.body, (field) => field.isResponse && isBody(field.value));
  const headerObject = find(
    names.headers,
    ({ isResponse, value }) => !isResponse && value.type === 'object',
  );
  const headers = headerObject ? readHeaderFields(headerObject.value) : listHeaderPairs(fields);
  const known = status === undefined ? undefined : Number(status);
  return {
    request: {
      ...{ method: method.toUpperCase(), url, at },
      headers,
      ...(headers.length === 0 && { hasUnknownHeaders: true }),
      ...(body && { body: toBody(body.value) }),
    },
    ...((known !== undefined || answer) && {
      response: { status: known, headers: [], ...(answer && { body: toBody(answer.value) }) },
    }),
    isPartial: true,
  };
}

/** Reads a call whose parts are anywhere in a record, such as those of an event of a tool that monitors programs. */
export function readNestedRecord(literal: Literal): RecordedCall | undefined {
  const call = toCall(listFields(literal), literal.at);
  if (!call || call.response) return call;
  const texts = listFields(literal).flatMap(({ value }) =>
    value.type === 'string' && requestText.test(value.value) ? [value.value] : [],
  );
  const status = texts.map(findStatus).find(Boolean);
  return status === undefined ? call : { ...call, response: { status, headers: [] } };
}

/** A field on a line of its own: `method: 'post',`, `-> http.request.method: Str(GET)`, `url.full = https://…`. */
const fieldLine =
  /^(?:\W*)["']?([A-Za-z][\w.-]*(?:[ _](?:method|url|code|body))?)["']?\s*[:=]>?\s*(?=\S)/;
const wrapped = /^(?:Str|Int|String|Slice)\((.*)\)$/;

/**
 * Reads a call whose parts are fields on lines of their own, as tools print objects and spans.
 * @returns undefined if the text has no address with a method
 */
export function readFieldLines(text: string): RecordedCall | undefined {
  const lines = splitLines(text).flatMap(({ text: line, offset }) => {
    const [found, name] = fieldLine.exec(line) ?? [];
    if (found === undefined || name === undefined) return [];
    const start = offset + found.length;
    const rest = line.slice(found.length).replace(/[,;]\s*$/, '');
    const content = wrapped.exec(rest)?.[1];
    const { literal } = /^["'[{]/.test(rest) ? readLiteral(text, start) : {};
    const plain = content ?? rest;
    const value: Literal = literal ?? {
      ...{ type: 'string', value: plain, isVerbatim: true, isTruncated: false },
      at: { offset: start + rest.indexOf(plain), length: plain.length },
    };
    const isResponse = response.test(normalize(name));
    return [{ name: normalize(name), value, isResponse }];
  });
  const isPart = ({ name }: Field) => names.method.test(name) || names.url.test(name);
  const parts = lines.filter(isPart);
  const first = parts[0]?.value.at;
  const last = lines.at(-1)?.value.at;
  if (parts.length < 2 || !first || !last) return undefined;
  const urlAt = parts.find(({ name }) => names.url.test(name))?.value.at;
  const call = toCall(lines, urlAt ?? first);
  // A response has its status below its name.
  return call && { ...call, request: call.request && { ...call.request, urlAt } };
}
