import { docPath, operationPath } from '../../../site/page-paths';
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
): string | undefined =>
  headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value ?? body.mediaType;

/** Whether there is something in a body. */
export const hasContent = (body: RecordedBody | undefined): body is RecordedBody =>
  body !== undefined && body.content.trim() !== '';

/** The problems of a body as findings: those of its syntax, and those of its values. */
export const listBodyProblems = (
  { problems, rangeOf }: InspectedBody,
  rules: { syntax: TrafficRuleId; schema: TrafficRuleId },
  hrefOf: (pointer: string) => string,
): TrafficFinding[] =>
  problems.map(({ at, syntaxError, ...texts }) =>
    createFinding(syntaxError ? rules.syntax : rules.schema, {
      ...texts,
      location: at,
      href: hrefOf(at),
      at: rangeOf(at),
    }),
  );

function checkMediaType(
  { headers, at }: RecordedRequest,
  body: RecordedBody,
  documented: readonly string[],
  isPartial: boolean,
): TrafficFinding[] {
  const header = headers.find(({ name }) => name.toLowerCase() === 'content-type');
  const found = readMediaType(headers, body);
  if (documented.some((type) => found?.split(';')[0]?.trim().toLowerCase() === type)) return [];
  if (found === undefined && isPartial) return [];
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
      at: header?.at ?? at,
    }),
  ];
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
  if (!hasContent(body)) {
    if (!requestBody?.required || isPartial) return [];
    const message = 'The body is missing';
    const expected = Object.keys(requestBody.content).join(' or ');
    return [createFinding('missing-body', { ...place, message, found: 'nothing', expected })];
  }
  if (!requestBody) {
    const message = 'The operation documents no body';
    const finding = { ...place, message, found: 'a body', expected: 'none', href: page };
    return [createFinding('unexpected-body', { ...finding, at: body.at ?? at })];
  }
  const findings = checkMediaType(request, body, Object.keys(requestBody.content), isPartial);
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
        expected: similar === undefined ? 'a documented field' : `${similar}?`,
        href: similar === undefined ? hrefOf(path) : hrefOf(path.replace(/[^/]*$/, similar)),
        at: inspected.rangeOf(path, 'name'),
      }),
    ),
  ];
}
