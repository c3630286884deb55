import { writeExactJson } from '../../../kit/json/exact-json';
import { joinPointer } from '../../../kit/json/json-pointer';
import { escapeRegExp } from '../../../kit/text/escape-reg-exp';
import { type Literal, readLiteral } from '../read/literal';
import type { RecordedBody } from '../recorded-call';
import { redactName, redactPairs } from './redact-url';
import type { Redaction } from './redaction';

/** A value without what reports can't have. Only the values that are kept are in the result, not the text around them. */
function redactLiteral(
  literal: Literal,
  name: string | undefined,
  pointer: string,
  where: string,
  redaction: Redaction,
): unknown {
  const location = `${where} ${pointer}`.trim();
  switch (literal.type) {
    case 'object':
      return Object.fromEntries(
        literal.properties.map(({ name: key, value }) => {
          const label = redactName(key, location, redaction);
          return [label, redactLiteral(value, key, joinPointer(pointer, label), where, redaction)];
        }),
      );
    case 'array':
      return literal.items.map((item) => redactLiteral(item, name, pointer, where, redaction));
    case 'string':
      // Another text can repeat a value of JSON that is in a text.
      if (/^\s*[[{]/.test(literal.value)) redactJson(literal.value, location, redaction);
      return redaction.redactText(literal.value, name, location);
    case 'number':
      return redaction.isReportable(name, String(literal.value))
        ? literal.value
        : redaction.remove(String(literal.value), name ?? 'number', location);
    case 'constant':
      return literal.value;
    case 'code':
      return redaction.remove(literal.text, 'code', location);
  }
}

function redactJson(text: string, where: string, redaction: Redaction): string | undefined {
  const { literal, end } = readLiteral(text);
  if (!literal || literal.type === 'code') return undefined;
  const json = writeExactJson(redactLiteral(literal, undefined, '', where, redaction), 2);
  const rest = text.slice(end).trim();
  if (rest === '') return json;
  redaction.remove(rest, 'the rest, which is no JSON', where);
  return `${json}\n… (${rest.length} more characters that are no JSON)`;
}

/** The fields of a multipart form, one on a line. */
function redactMultipart(text: string, where: string, redaction: Redaction): string {
  const [, boundary = ''] = /^\s*--([^\r\n]+)/.exec(text) ?? [];
  const parts = text.split(
    new RegExp(`(?:^|\\r?\\n)--${escapeRegExp(boundary)}(?:--)?[ \\t]*(?:\\r?\\n|$)`),
  );
  const lines = parts.flatMap((part) => {
    const [, name] = /^Content-Disposition:[^\n]*?\bname="?([^";\r\n]*)/im.exec(part) ?? [];
    if (name === undefined) {
      if (part.trim() !== '') redaction.remove(part.trim(), 'part of a form', where);
      return [];
    }
    const [head = '', ...rest] = part.split(/\r?\n\r?\n/);
    const label = redactName(name, where, redaction);
    const [, fileName] = /\bfilename="?([^";\r\n]*)/i.exec(head) ?? [];
    if (fileName !== undefined) redaction.remove(fileName, 'name of a file', `${where} ${label}`);
    const value = redaction.redactText(
      rest.join('\n\n'),
      fileName === undefined ? name : undefined,
      `${where} ${label}`,
    );
    return [`${label}=${value}`];
  });
  return lines.join('\n');
}

/** A body as a report can have it. A text that is no JSON and no form is left out. */
export function redactBody(body: RecordedBody, where: string, redaction: Redaction): RecordedBody {
  const { content, encoding, mediaType = '', isTruncated } = body;
  const type = redaction.clean(mediaType.split(';')[0] ?? '', where);
  const text = content.trim();
  const isForm = mediaType.includes('x-www-form-urlencoded') || /^[\w.%-]+=\S*$/.test(text);
  const redacted = () => {
    if (encoding === 'base64') return undefined;
    if (/^(?:[[{"'“‘]|-?\d)/.test(text)) return redactJson(text, where, redaction);
    if (/^--\S/.test(text)) return redactMultipart(text, where, redaction);
    return isForm ? redactPairs(text, where, redaction) : undefined;
  };
  const result = text === '' ? '' : redacted();
  if (result === undefined) redaction.remove(text, `body of ${content.length} characters`, where);
  return {
    content: result ?? `[${content.length} characters removed]`,
    encoding: 'text',
    mediaType: type || undefined,
    isVerbatim: false,
    isTruncated,
  };
}
