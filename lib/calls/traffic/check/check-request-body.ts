import type { Operation } from '../../../api/description/operation-groups';
import {
  listProperties,
  refName,
  unwrapArraySchema,
} from '../../../api/description/resolve-schema';
import { describeClosest } from '../../../kit/diagnostics/suggest-name';
import { parseJson } from '../../../kit/files/parse-json';
import { isRecord } from '../../../kit/json/is-record';
import { docPath, operationPath, routes } from '../../../site/page-paths';
import { findHeader } from '../find-header';
import type { RecordedBody, RecordedRequest } from '../recorded-call';
import type { CheckContext } from './check-context';
import type { FoundOperation } from './check-url';
import { findFieldHref } from './field-href';
import { findJsonMedia, type InspectedBody, inspectRecordedBody } from './inspect-recorded-body';
import { isWebhook, type TrafficDescription } from './traffic-description';
import { createFinding, type TrafficFinding, type TrafficRuleId } from './traffic-finding';

/** What a receiver does with what it doesn't know. */
const receiverHref = `${routes.api}/web-hooks#receive-deliveries`;

const mediaTypeHref = `${docPath('doctor-app/api-making-calls')}#headers`;

/** The media type of a body: that of the header, or what the record says of the body. */
export const readMediaType = (
  headers: RecordedRequest['headers'],
  body: RecordedBody,
): string | undefined => findHeader(headers, 'Content-Type')?.value ?? body.mediaType;

/** Whether there is something in a body. */
export const hasContent = (body: RecordedBody | undefined): body is RecordedBody =>
  body !== undefined && body.content.trim() !== '';

/** The problems of a body as findings: those of its syntax, and those of its values. */
export const listBodyProblems = (
  { problems, rangeOf }: InspectedBody,
  rules: { syntax: TrafficRuleId; schema: TrafficRuleId },
  hrefOf: (pointer: string) => string,
): TrafficFinding[] =>
  problems.map(({ at, syntaxError, message, found, expected }) =>
    createFinding(syntaxError ? rules.syntax : rules.schema, {
      message: message.replace(/\.$/, ''),
      found,
      expected,
      location: at,
      href: hrefOf(at),
      at: rangeOf(at),
    }),
  );

function checkMediaType(
  request: RecordedRequest,
  documented: readonly string[],
  isPartial: boolean,
): TrafficFinding[] {
  const header = findHeader(request.headers, 'content-type');
  const found = header?.value ?? request.body?.mediaType;
  if (documented.some((type) => found?.split(';')[0]?.trim().toLowerCase() === type)) return [];
  if (found === undefined && (isPartial || !hasContent(request.body))) return [];
  return [
    createFinding('content-type', {
      location: 'header.Content-Type',
      message:
        found === undefined
          ? 'The request does not say which media type its body has'
          : 'The body has another media type than documented',
      found: found ?? 'nothing',
      expected: `Content-Type: ${documented.join(' or ')}`,
      href: mediaTypeHref,
      at: header?.at ?? request.at,
    }),
  ];
}

/** The finding for a record without a body. If the request has a length, only the record lacks the body. */
function describeMissingBody(
  request: RecordedRequest,
  finding: Pick<TrafficFinding, 'location' | 'href' | 'at' | 'expected'>,
): TrafficFinding {
  const length = Number(findHeader(request.headers, 'content-length')?.value ?? 0);
  return length > 0
    ? createFinding(
        'missing-body',
        {
          ...finding,
          message: 'The record lacks the body, so it is not checked',
          found: `Content-Length: ${length}`,
        },
        'note',
      )
    : createFinding('missing-body', {
        ...finding,
        message: 'The body is missing',
        found: 'nothing',
      });
}

/** The JSON of a body. The fields of a form become those of an object, because they were meant for one; undefined for other bodies. */
function readMeantJson(body: RecordedBody): RecordedBody | undefined {
  if (/^\s*[[{"]/.test(body.content)) return body;
  if (/^multipart/i.test(body.mediaType ?? '')) return undefined;
  if (!/^application\/x-www-form/i.test(body.mediaType ?? '')) return body;
  const pairs = [...new URLSearchParams(body.content)].map(([name, text]): [string, unknown] => {
    const value = parseJson(text);
    return [name, typeof value === 'number' || typeof value === 'boolean' ? value : text];
  });
  return { ...body, content: JSON.stringify(Object.fromEntries(pairs)), isVerbatim: false };
}

/** What is expected at a problem. For a list instead of its only item, or the reverse, with the operation that takes it. */
function describeSibling(
  { at, expected }: InspectedBody['problems'][number],
  operation: Operation,
  { operations }: TrafficDescription,
): string {
  const schemaOf = ({ source }: Operation) => findJsonMedia(source.requestBody?.content)?.schema;
  const schema = schemaOf(operation);
  if (at !== '' || !schema) return expected;
  const item = unwrapArraySchema(schema);
  const sibling = operations.find((other) => {
    const taken = other !== operation && other.method === operation.method && schemaOf(other);
    return (
      taken &&
      (taken === schema) === false &&
      refName(unwrapArraySchema(taken)) !== undefined &&
      refName(unwrapArraySchema(taken)) === refName(item) &&
      (unwrapArraySchema(taken) === taken) !== (item === schema)
    );
  });
  if (!sibling) return expected;
  const { method, path } = sibling;
  return `${expected}; ${method.toUpperCase()} ${path} takes ${item === schema ? 'a list' : 'one object'}`;
}

/** Whether a request has the body of its operation, and whether it fits the schema. */
export function checkRequestBody(
  request: RecordedRequest,
  { operation }: FoundOperation,
  { description, inspectors, isPartial }: CheckContext,
): TrafficFinding[] {
  const { requestBody } = operation.source;
  const { body, at } = request;
  const page = operationPath(operation.id);
  const place = { location: '', href: `${page}#body`, at };
  if (!requestBody) {
    if (!hasContent(body)) return [];
    const message = 'The operation documents no body';
    const finding = { ...place, message, found: 'a body', expected: 'none', href: page };
    return [createFinding('unexpected-body', { ...finding, at: body.at ?? at })];
  }
  const types = Object.keys(requestBody.content);
  const findings = checkMediaType(request, types, isPartial);
  if (!hasContent(body)) {
    if (!requestBody.required || isPartial) return findings;
    return [...findings, describeMissingBody(request, { ...place, expected: types.join(' or ') })];
  }
  const media = findJsonMedia(requestBody.content);
  if (!media || body.encoding === 'base64') return findings;
  const meant = readMeantJson(body);
  if (!meant) return findings;
  const inspected = inspectRecordedBody(meant, media.schema, description, inspectors);
  const hrefOf = (pointer: string) =>
    findFieldHref(media.schema, pointer, description) ?? place.href;
  // What the provider sends can be new. A receiver keeps it.
  const isReceived = isWebhook(operation);
  const news = isReceived ? inspected.problems.filter(({ isOtherValue }) => isOtherValue) : [];
  const problems = inspected.problems
    .filter((problem) => !news.includes(problem))
    .map((problem) => ({ ...problem, expected: describeSibling(problem, operation, description) }));
  const names = listProperties(media.schema, description).map(({ name }) => name);
  const fields = isRecord(inspected.value) ? Object.keys(inspected.value) : [];
  const isOtherPayload =
    isReceived && fields.length > 0 && !fields.some((name) => names.includes(name));
  return [
    ...findings,
    ...(isOtherPayload
      ? [
          createFinding(
            'body',
            {
              ...place,
              message: 'This is not the documented payload: it has none of its fields',
              found: fields.join(', '),
              expected: `such as ${names.slice(0, 4).join(', ')}`,
              at: body.at ?? at,
            },
            'warning',
          ),
        ]
      : []),
    ...listBodyProblems(
      { ...inspected, problems },
      { syntax: 'body-syntax', schema: 'body' },
      hrefOf,
    ),
    ...news.map(({ at: pointer, found, expected }) =>
      createFinding('undocumented-value', {
        location: pointer,
        message: 'The value is not documented. Keep it, and confirm the delivery as usual',
        found,
        expected,
        href: receiverHref,
        at: inspected.rangeOf(pointer),
      }),
    ),
    ...inspected.unknownFields.map(({ path, similar }) =>
      createFinding(isReceived ? 'undocumented-field' : 'unknown-field', {
        location: path,
        message: isReceived
          ? 'The field is not documented. Ignore it, and confirm the delivery as usual'
          : 'The field is not documented',
        found: path,
        expected: `a documented field${describeClosest(similar)}`,
        href: similar === undefined ? hrefOf(path) : hrefOf(path.replace(/[^/]*$/, similar)),
        at: inspected.rangeOf(path, 'name'),
      }),
    ),
  ];
}
