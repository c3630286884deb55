import type { Operation } from '../../../api/description/operation-groups';
import { suggestName } from '../../../kit/diagnostics/suggest-name';
import { findWrongValue } from '../../request/check-draft';
import type { RecordedRequest } from '../recorded-call';
import { decodeSegment, parseRequestUrl, type RequestUrl } from './request-url';
import { isWebhook, type TrafficDescription } from './traffic-description';

/** How well a request fits an operation. */
export type OperationMatch = {
  url: RequestUrl;
  /** The operation; with `fit: 'path'`, the one whose path fits, but not the method. */
  operation?: Operation | undefined;
  fit: 'exact' | 'path' | 'none';
  /** The segments before the operation's path: `api`, `v2`. */
  prefix: string[];
  /** The values of the path parameters, decoded. */
  pathValues: Record<string, string>;
  /** If nothing fits: the operation with the most similar path. */
  nearest?: Operation | undefined;
  /** Whether the path is that of the nearest operation but for a few letters, so that the call is meant for it. */
  isMisspelled?: boolean | undefined;
};

type PathMatch = { operation: Operation; prefix: string[]; pathValues: Record<string, string> };

const listSegments = (path: string): string[] => path.split('/').filter(Boolean);

/** The name of a parameter in a segment of a template: `{id}` → `id`. */
const parameterName = (segment: string): string | undefined => /^\{(.+)\}$/.exec(segment)?.[1];

const isSameSegment = (expected: string, segment: string): boolean =>
  expected.toLowerCase() === segment.toLowerCase();

/** Whether a segment is another one but for a few letters. Of short ones, such as versions and ids, only the plural is. */
const isSimilarSegment = (expected: string, segment: string): boolean =>
  isSameSegment(expected, segment) ||
  `${expected}s` === segment ||
  expected === `${segment}s` ||
  (Math.min(expected.length, segment.length) > 4 &&
    suggestName(segment, [expected], maxLetters) !== undefined);

/** Letters that a misspelled segment has more, less, or otherwise. */
const maxLetters = 2;

/** Whether the end of a path fits the template of an operation. */
function matchPath(
  operation: Operation,
  segments: readonly string[],
  isSegment = isSameSegment,
): PathMatch | undefined {
  const template = listSegments(operation.path);
  const start = segments.length - template.length;
  if (template.length === 0 || start < 0) return undefined;
  const pathValues: Record<string, string> = {};
  for (const [index, expected] of template.entries()) {
    const segment = segments[start + index] ?? '';
    const name = parameterName(expected);
    if (name !== undefined) pathValues[name] = decodeSegment(segment);
    else if (!isSegment(expected, segment)) return undefined;
  }
  return { operation, prefix: segments.slice(0, start), pathValues };
}

/** The segments of the servers' base paths. */
export const listPrefixes = ({ servers }: TrafficDescription): string[] => [
  ...new Set(servers.map((server) => parseRequestUrl(server).segments.join('/'))),
];

/** Whether the segments before an operation's path are those of a documented server, or nothing. */
export const hasKnownPrefix = (prefix: readonly string[], description: TrafficDescription) =>
  prefix.length === 0 || listPrefixes(description).includes(prefix.join('/'));

/** Whether a path starts as those of the API: with the path of a documented server, and the first segment of an operation. */
export function isOfApi(
  { segments }: RequestUrl,
  description: TrafficDescription,
  isRelative = false,
): boolean {
  const isResource = (segment: string | undefined) =>
    description.operations.some(({ path }) => listSegments(path)[0] === segment);
  // Logs of clients often have the path below the address of the API.
  if (isRelative && isResource(segments[0])) return true;
  return listPrefixes(description).some((prefix) => {
    const own = prefix.split('/');
    const isBelow = prefix !== '' && segments.slice(0, own.length).join('/') === prefix;
    return isBelow && isResource(segments[own.length]);
  });
}

const countLiterals = ({ operation }: PathMatch): number =>
  listSegments(operation.path).filter((segment) => parameterName(segment) === undefined).length;

/** Whether the values in the path are documented ones, such as whole numbers. */
const hasFittingValues = (
  { operation, pathValues }: PathMatch,
  description: TrafficDescription,
): boolean =>
  operation.source.parameters.every(
    (parameter) =>
      parameter.in !== 'path' ||
      !findWrongValue(parameter, pathValues[parameter.name] ?? '', description),
  );

/** The better of two matches first: a documented prefix, then the longer path, then values that fit, then fewer parameters. */
const compareMatches =
  (description: TrafficDescription) =>
  (one: PathMatch, other: PathMatch): number =>
    Number(hasKnownPrefix(other.prefix, description)) -
      Number(hasKnownPrefix(one.prefix, description)) ||
    one.prefix.length - other.prefix.length ||
    Number(hasFittingValues(other, description)) - Number(hasFittingValues(one, description)) ||
    countLiterals(other) - countLiterals(one);

/** The operation whose method and path are most similar to those of a request. */
function findNearest(
  method: string,
  { segments }: RequestUrl,
  description: TrafficDescription,
): Operation | undefined {
  const known = new Set(listPrefixes(description).flatMap((prefix) => prefix.split('/')));
  const path = `/${segments.filter((segment, index) => index > 1 || !known.has(segment)).join('/')}`;
  const candidates = description.operations.filter((operation) => !isWebhook(operation));
  const toName = (operation: Operation) => `${operation.method} ${operation.path}`;
  const name = suggestName(`${method.toLowerCase()} ${path}`, candidates.map(toName));
  return candidates.find((operation) => toName(operation) === name);
}

/** Finds the operation of a request, also under another prefix or version. */
export function matchOperation(
  { method, url: text }: Pick<RecordedRequest, 'method' | 'url'>,
  description: TrafficDescription,
): OperationMatch {
  const url = parseRequestUrl(text);
  const matches = description.operations
    .flatMap((operation) => matchPath(operation, url.segments) ?? [])
    .sort(compareMatches(description));
  const exact = matches.find(({ operation }) => operation.method === method.toLowerCase());
  const [best] = matches;
  // A longer path with another method is nearer than a part of it with this one, and so is one whose values fit.
  const isNearest =
    exact !== undefined &&
    best !== undefined &&
    exact.prefix.length <= best.prefix.length &&
    (hasFittingValues(exact, description) || !hasFittingValues(best, description));
  if (isNearest) return { url, fit: 'exact', ...exact };
  if (best) return { url, fit: 'path', ...best };
  const [similar] = description.operations
    .filter((operation) => operation.method === method.toLowerCase())
    .flatMap((operation) => matchPath(operation, url.segments, isSimilarSegment) ?? [])
    .filter(({ prefix }) => hasKnownPrefix(prefix, description))
    .sort(compareMatches(description));
  if (similar) {
    const { prefix, pathValues, operation: nearest } = similar;
    return { url, fit: 'none', prefix, pathValues, nearest, isMisspelled: true };
  }
  const nearest = findNearest(method, url, description);
  return { url, fit: 'none', prefix: [], pathValues: {}, nearest };
}
