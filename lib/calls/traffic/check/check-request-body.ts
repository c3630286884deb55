import { describeClosest } from '../../../kit/diagnostics/suggest-name';
import { docPath, operationPath } from '../../../site/page-paths';
import { findHeader } from '../find-header';
import type { RecordedBody, RecordedRequest } from '../recorded-call';
import type { CheckContext } from './check-context';
import type { FoundOperation } from './check-url';
import { findFieldHref } from './field-href';
import { findJsonMedia, type InspectedBody, inspectRecordedBody } from './inspect-recorded-body';
import { createFinding, type TrafficFinding, type TrafficRuleId } from './traffic-finding';

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
  const isForm = /^(?:multipart|application\/x-www-form)/i.test(body.mediaType ?? '');
  const looksLikeJson = /^\s*[[{"]/.test(body.content);
  if (!media || body.encoding === 'base64' || (isForm && !looksLikeJson)) return findings;
  const inspected = inspectRecordedBody(body, media.schema, description, inspectors);
  const hrefOf = (pointer: string) =>
    findFieldHref(media.schema, pointer, description) ?? place.href;
  return [
    ...findings,
    ...listBodyProblems(inspected, { syntax: 'body-syntax', schema: 'body' }, hrefOf),
    ...inspected.unknownFields.map(({ path, similar }) =>
      createFinding('unknown-field', {
        location: path,
        message: 'The field is not documented',
        found: path,
        expected: `a documented field${describeClosest(similar)}`,
        href: similar === undefined ? hrefOf(path) : hrefOf(path.replace(/[^/]*$/, similar)),
        at: inspected.rangeOf(path, 'name'),
      }),
    ),
  ];
}
