import type { ResponseObject, SchemaObject } from '../../../api/description/openapi-objects';
import type { Operation } from '../../../api/description/operation-groups';
import type { SchemaSource } from '../../../api/description/resolve-schema';
import { describeValue } from '../../../kit/diagnostics/diagnostic';
import { errorsPath, operationPath } from '../../../site/page-paths';
import { findHeader } from '../find-header';
import type { RecordedResponse } from '../recorded-call';
import type { CheckContext } from './check-context';
import { hasContent, listBodyProblems, readMediaType } from './check-request-body';
import { findFieldHref } from './field-href';
import { describeForeignResponse } from './foreign-response';
import { findJsonMedia, type InspectedBody, inspectRecordedBody } from './inspect-recorded-body';
import { isWebhook } from './traffic-description';
import { createFinding, type TrafficFinding } from './traffic-finding';
import { listUndocumentedValues } from './undocumented-values';

/** The documented response with a status: its own, that of its class, or the default. */
export const findDocumentedResponse = (
  { source: { responses } }: Operation,
  status: number,
): ResponseObject | undefined =>
  responses[status] ?? responses[`${String(status).charAt(0)}XX`] ?? responses.default;

/** Findings about values of a response that a client may not know. */
function listNews(
  { value, unknownFields, rangeOf }: InspectedBody,
  schema: SchemaObject,
  source: SchemaSource,
  hrefOf: (pointer: string) => string,
): TrafficFinding[] {
  return [
    ...unknownFields.map(({ path }) =>
      createFinding('undocumented-field', {
        location: path,
        message: 'The server sent a field that is not documented',
        found: path,
        expected: 'a documented field',
        href: hrefOf(path),
        at: rangeOf(path, 'name'),
      }),
    ),
    ...listUndocumentedValues(value, schema, source).map(({ pointer, value: found, documented }) =>
      createFinding('undocumented-value', {
        location: pointer,
        message: 'The value of an open enumeration is not documented',
        found: describeValue(found),
        expected: `such as ${documented.slice(0, 6).join(', ')}`,
        href: hrefOf(pointer),
        at: rangeOf(pointer),
      }),
    ),
  ];
}

function checkMediaType(
  response: RecordedResponse,
  documented: readonly string[],
  href: string,
): TrafficFinding[] {
  const { headers, body, at } = response;
  const found = body && readMediaType(headers, body)?.split(';')[0]?.trim().toLowerCase();
  const isDocumented = documented.some(
    (type) => type === found || (type.endsWith('/*') && found?.startsWith(type.slice(0, -1))),
  );
  if (found === undefined || documented.length === 0 || isDocumented) return [];
  return [
    createFinding('response-content-type', {
      location: 'header.Content-Type',
      message: 'The response has another media type than documented',
      found,
      expected: documented.join(' or '),
      href,
      at: findHeader(headers, 'Content-Type')?.at ?? at,
    }),
  ];
}

const responseRules = { syntax: 'response-syntax', schema: 'response', isReceived: true } as const;

/** Whether a response has a documented status, media type, and body. */
export function checkResponse(
  response: RecordedResponse,
  operation: Operation,
  { description, inspectors }: CheckContext,
): TrafficFinding[] {
  const { status, body, at } = response;
  // Without a status, no response arrived, or none was recorded.
  if (!status) return [];
  const documented = findDocumentedResponse(operation, status);
  const isReceived = isWebhook(operation);
  const foreign = isReceived ? undefined : describeForeignResponse(response);
  if (foreign) return [foreign];
  if (!documented) {
    return [
      createFinding('undocumented-status', {
        location: 'status',
        message:
          isReceived && status >= 400
            ? 'Your receiver returned an error. Its own log has the cause'
            : `The status ${status} is not documented`,
        found: String(status),
        expected: Object.keys(operation.source.responses).join(', '),
        href: errorsPath,
        at,
      }),
    ];
  }
  if (!hasContent(body)) return [];
  const page = `${operationPath(operation.id)}#responses`;
  const { content = {} } = documented;
  const findings = checkMediaType(response, Object.keys(content), page);
  const media = findJsonMedia(content);
  const isJson = /^\s*[[{"\d]/.test(body.content) || findings.length === 0;
  if (!media || body.encoding === 'base64' || !isJson) return findings;
  const inspected = inspectRecordedBody(body, media.schema, description, inspectors, true);
  const hrefOf = (pointer: string) => findFieldHref(media.schema, pointer, description) ?? page;
  return [
    ...findings,
    // What a client may read otherwise matters in data, and not in the record of an error.
    ...listBodyProblems(inspected, responseRules, hrefOf).filter(
      ({ level }) => level !== 'note' || status < 400,
    ),
    ...listNews(inspected, media.schema, description, hrefOf),
  ];
}
