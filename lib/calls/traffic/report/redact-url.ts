import { decodeSegment } from '../check/request-url';
import { removedText } from '../secret-patterns';
import type { Redaction } from './redaction';

const urlParts =
  /^([a-z][a-z+.-]*:\/\/)?(?:([^/?#@]*)@)?([^/?#]*)([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/is;

const decode = (text: string): string => decodeSegment(text.replaceAll('+', ' '));

/** Parameters that have a secret in other APIs. In a body of this one, they are the names of fields. */
const secretParameter = /^(?:key|code|sig|signature|auth|sid)$/i;

/** The fields of a query or of a form, without the values that reports can't have. */
export function redactPairs(text: string, where: string, redaction: Redaction): string {
  const pairs = text.split('&').map((pair) => {
    const [name = '', ...rest] = pair.split('=');
    const label = redactName(decode(name), where, redaction);
    if (rest.length === 0) return label;
    const value = decode(rest.join('='));
    const location = `${where} ${label}`;
    const redacted = secretParameter.test(label)
      ? redaction.remove(value, label, location)
      : redaction.redactText(value, decode(name), location);
    return `${label}=${redacted === value ? rest.join('=') : redacted}`;
  });
  return pairs.join('&');
}

/** The name of a field, unless it is longer or other than names are. */
export const redactName = (name: string, where: string, redaction: Redaction): string =>
  /^[\w.$[\]-]{1,60}$/.test(name)
    ? redaction.clean(name, where)
    : redaction.remove(name, 'name of a field', where);

/** A URL with its host, the API's own segments, ids, and reportable parameters. */
export function redactUrl(url: string, redaction: Redaction): string {
  const [, scheme = '', userInfo, host = '', path = '', query, fragment] = urlParts.exec(url) ?? [];
  if (userInfo !== undefined) redaction.remove(userInfo, 'credentials', 'URL');
  const segments = path
    .split('/')
    .map((segment) =>
      redaction.isPathSegment(segment)
        ? segment
        : redaction.remove(decode(segment), 'part of the path', 'URL'),
    );
  if (fragment !== undefined) redaction.remove(decode(fragment), 'fragment', 'URL');
  const search = query === undefined ? '' : `?${redactPairs(query, 'query parameter', redaction)}`;
  return `${scheme}${userInfo === undefined ? '' : `${removedText}@`}${redaction.clean(host, 'URL')}${segments.join('/')}${search}`;
}
