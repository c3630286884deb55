import type { SchemaObject } from '../../../api/description/openapi-objects';
import type { Operation } from '../../../api/description/operation-groups';
import { describeClosest } from '../../../kit/diagnostics/suggest-name';
import { docPath, operationIndexPath, operationPath } from '../../../site/page-paths';
import { findWrongValue } from '../../request/check-draft';
import { listParameterValues } from '../../request/http-request';
import { findMeantField } from '../../request/meant-field';
import { parameterKey } from '../../request/request-description';
import { findHeader } from '../find-header';
import type { RecordedRequest } from '../recorded-call';
import type { CheckContext } from './check-context';
import { findOtherPlace } from './find-other-place';
import { hasKnownPrefix, isOfApi, listPrefixes, type OperationMatch } from './match-operation';
import { decodeSegment, parseRequestUrl } from './request-url';
import type { TrafficDescription } from './traffic-description';
import { createFinding, type TrafficFinding } from './traffic-finding';

/** An operation that a request fits, at least by its path. */
export type FoundOperation = OperationMatch & { operation: Operation };

const toLine = ({ method, path }: Pick<Operation, 'method' | 'path'>) =>
  `${method.toUpperCase()} ${path}`;

/** Whether the URL is that of a documented server. */
const isDocumentedServer = (
  { url }: Pick<OperationMatch, 'url'>,
  { servers }: TrafficDescription,
): boolean =>
  url.origin !== undefined &&
  servers.some((server) => parseRequestUrl(server).origin === url.origin);

/** Where the address of a request is. */
const findUrlRange = ({ urlAt, at }: RecordedRequest) => urlAt ?? at;

/** The finding for a request that is no call of the API. */
export function describeUnknownCall(
  request: RecordedRequest,
  match: OperationMatch,
  { description, isSingle }: CheckContext,
): TrafficFinding {
  const { url } = match;
  const isExpected =
    isSingle ||
    isDocumentedServer(match, description) ||
    isOfApi(match.url, description, request.url.startsWith('/'));
  // A log has calls of other systems, too.
  const nearest = isExpected ? match.nearest : undefined;
  if (request.url === '') {
    return createFinding('unknown-operation', {
      location: '',
      message: 'No request and no response of the API has most of these fields',
      found: 'a body without its request',
      expected: 'the body of an operation, which you can select',
      href: operationIndexPath,
      at: findUrlRange(request),
    });
  }
  return createFinding(
    'unknown-operation',
    {
      location: 'path',
      message: isExpected
        ? 'The API documents no operation with this method and path'
        : 'This is not a call of the API',
      found: `${request.method.toUpperCase()} /${url.segments.join('/')}`,
      expected: `the method and path of an operation${describeClosest(nearest && toLine(nearest))}`,
      href: nearest ? operationPath(nearest.id) : operationIndexPath,
      at: findUrlRange(request),
    },
    isExpected ? 'error' : 'note',
  );
}

/** Whether the path is that of the operation but for a few letters. Another one can be selected. */
export const isMisspelled = ({ operation, nearest, ...found }: FoundOperation): boolean =>
  found.isMisspelled === true && nearest === operation;

/** The finding for a request whose path is not that of the operation that somebody has selected. */
export const describeOtherPath = (
  request: RecordedRequest,
  found: FoundOperation,
): TrafficFinding =>
  createFinding('unknown-operation', {
    location: 'path',
    message: isMisspelled(found)
      ? 'The path is misspelled. The rest is checked as that of the similar one'
      : 'The path is not that of the operation',
    found: `${request.method.toUpperCase()} ${decodeSegment(found.url.path)}`,
    expected: toLine(found.operation),
    href: operationPath(found.operation.id),
    at: findUrlRange(request),
  });

/** The path of an operation with the values of a request. */
const fillTemplate = ({ operation, pathValues }: FoundOperation): string =>
  operation.path.replace(/\{([^}]+)\}/g, (text, name: string) => pathValues[name] ?? text);

/** Differences that some servers forgive: letter case, and slashes at the end or doubled. */
function checkSpelling(request: RecordedRequest, match: FoundOperation): TrafficFinding[] {
  const at = findUrlRange(request);
  const { operation, prefix, url } = match;
  const expected = ['', ...prefix].join('/') + fillTemplate(match);
  const found = decodeSegment(url.path);
  if (found === expected || found === expected.slice(1)) return [];
  return [
    createFinding('path-spelling', {
      location: 'path',
      message: 'The path is spelled in another way than documented',
      found,
      expected,
      href: operationPath(operation.id),
      at,
    }),
  ];
}

/** Whether method and path are those of the operation, and what is before its path. */
export function checkPath(
  request: RecordedRequest,
  match: FoundOperation,
  { description }: CheckContext,
): TrafficFinding[] {
  const { method, isMethodAssumed } = request;
  const at = findUrlRange(request);
  const { operation, fit, prefix, url } = match;
  if (fit === 'path' && !isMethodAssumed) {
    const methods = description.operations
      .filter(({ path }) => path === operation.path)
      .map((other) => other.method.toUpperCase());
    return [
      createFinding('wrong-method', {
        location: 'method',
        message: `The path is documented only with ${methods.join(' and ')}`,
        found: method.toUpperCase(),
        expected: `${methods.join(' or ')} for ${operation.path}`,
        href: operationPath(operation.id),
        at,
      }),
    ];
  }
  const prefixes = listPrefixes(description);
  const lacksPrefix = prefix.length === 0 && url.origin !== undefined && !prefixes.includes('');
  if (!lacksPrefix && hasKnownPrefix(prefix, description)) return checkSpelling(request, match);
  const expected = prefixes.map((known) => `/${known}`);
  return [
    createFinding(
      'other-prefix',
      {
        location: 'path',
        message: 'The end of the path fits, but not what is before it',
        found: lacksPrefix ? 'nothing before the path' : `/${prefix.join('/')}`,
        expected: expected.join(' or '),
        href: `${docPath('doctor-app/api-making-calls')}#base-url`,
        at,
      },
      isDocumentedServer(match, description) ? 'error' : 'warning',
    ),
  ];
}

type Parameter = Operation['source']['parameters'][number];

/** The text of a parameter in a request. The values of a list are separated by commas. */
function readParameter(
  { name, in: location }: Parameter,
  { pathValues, url }: OperationMatch,
  { headers }: RecordedRequest,
  toMeant: (name: string) => string,
): string {
  if (location === 'path') return pathValues[name] ?? '';
  if (location === 'query') {
    return url.query.flatMap(([key, value]) => (toMeant(key) === name ? [value] : [])).join(',');
  }
  return findHeader(headers, name)?.value ?? '';
}

/** The parameters of a query that were probably meant instead of those that are not documented, by their names. */
function listMeantParameters(
  { operation, url }: FoundOperation,
  description: TrafficDescription,
): Map<string, string> {
  const query = operation.source.parameters.filter((parameter) => parameter.in === 'query');
  const sent = new Set(url.query.map(([name]) => name));
  const meant = new Map<string, string>();
  for (const [name, value] of url.query) {
    if (query.some((parameter) => parameter.name === name)) continue;
    const unsent = query.flatMap((parameter) =>
      sent.has(parameter.name) ? [] : { ...parameter, required: false },
    );
    const { similar } = findMeantField(name, value, unsent, description);
    if (similar === undefined) continue;
    sent.add(similar);
    meant.set(name, similar);
  }
  return meant;
}

/** Text in a query that means something else there: a plus is a space, and an encoded letter is a percent sign too few. */
function checkEncoding(
  { url }: RecordedRequest,
  { format }: SchemaObject,
  name: string,
): Pick<TrafficFinding, 'message' | 'found' | 'expected'> | undefined {
  const [, text = ''] = new RegExp(`[?&]${name}=([^&#\\s]*)`).exec(url) ?? [];
  const [percent] = /%(?![\da-f]{2})|%(?:3\d|[46][1-9a-f]|[57][\da])/i.exec(text) ?? [];
  if (percent !== undefined) {
    const found = `${percent} in ${text}`;
    const message = `In the parameter ${name}, % starts an encoded character`;
    return { message, found, expected: '%25, which stands for a percent sign' };
  }
  if (!text.includes('+') || (format !== 'email' && format !== 'date-time')) return undefined;
  const message = `In the parameter ${name}, + stands for a space`;
  return { message, found: text, expected: '%2B, which stands for a plus' };
}

/** Whether the parameters are those of the operation, and have documented values. */
export function checkRequestParameters(
  request: RecordedRequest,
  match: FoundOperation,
  { description, isCode }: CheckContext,
): TrafficFinding[] {
  const { id, source } = match.operation;
  const at = findUrlRange(request);
  const meant = listMeantParameters(match, description);
  const toMeant = (name: string) => meant.get(name) ?? name;
  const known = source.parameters.flatMap((parameter): TrafficFinding[] => {
    const { name, in: part, required } = parameter;
    const location = parameterKey(parameter);
    const place = { location, href: `${operationPath(id)}#${location}`, at };
    const text = readParameter(parameter, match, request, toMeant);
    if (listParameterValues(parameter, text).length === 0) {
      const message = `The parameter ${name} is missing`;
      const finding = { ...place, message, found: 'nothing', expected: `${name} in the ${part}` };
      return required ? [createFinding('missing-parameter', finding)] : [];
    }
    const encoding = part === 'query' && checkEncoding(request, parameter.schema, name);
    if (encoding) return [createFinding('parameter', { ...place, ...encoding })];
    const isVariable = isCode && /^[$#]?\{[^{}]+\}$/.test(text);
    const wrong = isVariable ? undefined : findWrongValue(parameter, text, description);
    if (!wrong) return [];
    const message = `The parameter ${name} has no documented value`;
    return [createFinding('parameter', { ...place, ...wrong, message })];
  });
  const names = source.parameters.flatMap(({ name, in: part }) => (part === 'query' ? [name] : []));
  const unknown = new Set(match.url.query.map(([name]) => name).filter((n) => !names.includes(n)));
  return [
    ...known,
    ...[...unknown].map((name) => {
      const similar = meant.get(name);
      const isRequired = source.parameters.some(
        (other) => other.name === similar && other.required,
      );
      const message = `The query parameter ${name} is not documented`;
      const place =
        similar === undefined ? findOtherPlace(name, match.operation, description) : undefined;
      const fitting = names.length === 0 ? 'no query' : `one of ${names.join(', ')}`;
      const finding = createFinding(
        'unknown-parameter',
        {
          location: `query.${name}`,
          message:
            similar === undefined
              ? `${message}${place === undefined ? '' : ' here, only elsewhere'}`
              : `${message}. It is checked as ${similar}`,
          found: name,
          expected: place ?? similar ?? fitting,
          href: operationPath(id) + (similar === undefined ? '' : `#query.${similar}`),
          at,
        },
        isRequired ? 'error' : undefined,
      );
      return similar === undefined ? finding : { ...finding, meant: similar };
    }),
  ];
}
