import { decodeSegment } from '../check/request-url';
import { type Redaction, removedText } from './redaction';

const urlParts =
  /^([a-z][a-z+.-]*:\/\/)?(?:([^/?#@]*)@)?([^/?#]*)([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/is;

const decode = (text: string): string => decodeSegment(text.replaceAll('+', ' '));

/** The fields of a query or of a form, without the values that reports can't have. */
export function redactPairs(text: string, where: string, redaction: Redaction): string {
  const pairs = text.split('&').map((pair) => {
    const [name = '', ...rest] = pair.split('=');
    const label = redactName(decode(name), where, redaction);
    if (rest.length === 0) return label;
    const value = decode(rest.join('='));
    const redacted = redaction.redactText(value, decode(name), `${where} ${label}`);
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
