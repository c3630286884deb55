import type { SchemaObject } from '../../../api/description/openapi-objects';
import type { Operation } from '../../../api/description/operation-groups';
import { isArraySchema, refName, unwrapArraySchema } from '../../../api/description/resolve-schema';
import { describeValue } from '../../../kit/diagnostics/diagnostic';
import { suggestName } from '../../../kit/diagnostics/suggest-name';
import { parseJson } from '../../../kit/files/parse-json';
import { docPath, operationPath, undocumentedPath } from '../../../site/page-paths';
import { otherNameMessage } from '../../request/inspect-body';
import { findHeader } from '../find-header';
import type { RecordedBody, RecordedRequest } from '../recorded-call';
import type { CheckContext } from './check-context';
import type { FoundOperation } from './check-url';
import { findFieldHref } from './field-href';
import { findOtherPlace } from './find-other-place';
import { findJsonMedia, type InspectedBody, inspectRecordedBody } from './inspect-recorded-body';
import { isWebhook, type TrafficDescription } from './traffic-description';
import { createFinding, type TrafficFinding, type TrafficRuleId } from './traffic-finding';
import { listReadOnlyPointers, listUndocumentedValues } from './undocumented-values';

const mediaTypeHref = `${docPath('doctor-app/api-making-calls')}#headers`;

/** The media type of a body: that of the header, or what the record says of the body. */
export const readMediaType = (
  headers: RecordedRequest['headers'],
  body: RecordedBody,
): string | undefined => findHeader(headers, 'Content-Type')?.value ?? body.mediaType;

/** Whether there is something in a body. */
export const hasContent = (body: RecordedBody | undefined): body is RecordedBody =>
  body !== undefined && body.content.trim() !== '';

const blankHref = `${docPath('doctor-app/api-making-calls')}#missing-blank-and-empty`;

/** A note about a type that the documentation doesn't fix; undefined for another problem. */
function describeOpenType(
  { found, expected }: InspectedBody['problems'][number],
  isReceived: boolean,
): { message: string; href: string } | undefined {
  if (isReceived && found === 'null') {
    const message = 'A null is not documented here. Read it like a missing field';
    return { message, href: blankHref };
  }
  const isTime = isReceived ? /\bdate\b/ : /\bdate-time\b/;
  const isOtherForm = isReceived ? /^-?\d+$|^"\d{4}-\d\d-\d\dT[\d:.]+"$/ : /^-?\d+$/;
  if (!isTime.test(expected) || !isOtherForm.test(found)) return undefined;
  const message = 'The form of times is not documented. A text with an offset is an interpretation';
  return { message, href: undocumentedPath('date-formats') };
}

/** The problems of a body as findings: those of its syntax, and those of its values. */
export const listBodyProblems = (
  { problems, rangeOf }: InspectedBody,
  rules: { syntax: TrafficRuleId; schema: TrafficRuleId; isReceived?: boolean },
  hrefOf: (pointer: string) => string,
): TrafficFinding[] =>
  problems
    .map((problem) => {
      const { at, syntaxError, message, found, expected } = problem;
      const note = syntaxError ? undefined : describeOpenType(problem, rules.isReceived ?? false);
      return createFinding(
        syntaxError ? rules.syntax : rules.schema,
        {
          ...{ message: message.replace(/\.$/, ''), found, expected, location: at },
          ...{ href: hrefOf(at), at: rangeOf(at), ...note },
        },
        note && 'note',
      );
    })
    // A null has another type, and is no value of an enumeration, either.
    .filter(
      ({ level, location, message }, index, all) =>
        level !== 'note' ||
        all.findIndex((other) => other.location === location && other.message === message) ===
          index,
    );

function checkMediaType(
  request: RecordedRequest,
  documented: readonly string[],
  isPartial: boolean,
): TrafficFinding[] {
  const header = findHeader(request.headers, 'content-type');
  const found = header?.value ?? request.body?.mediaType;
  if (documented.some((type) => found?.split(';')[0]?.trim().toLowerCase() === type)) return [];
  const isUnknown = isPartial || request.hasUnknownHeaders || !hasContent(request.body);
  if (found === undefined && isUnknown) return [];
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
  return length > 0 || request.body?.isTruncated
    ? createFinding(
        'missing-body',
        {
          ...finding,
          message: 'The record lacks the body, so it is not checked',
          found: length > 0 ? `Content-Length: ${length}` : 'a body that code builds',
        },
        'note',
      )
    : createFinding('missing-body', {
        ...finding,
        message: 'The body is missing',
        found: 'nothing',
      });
}

/** A field in a part of a form. A file has a name, too, after that of its field. */
const formField =
  /^Content-Disposition: *form-data; *name="([^"]*)"[ \t]*\r?\n(?:[\w-]+:.*\r?\n)*\r?\n([\s\S]*?)\r?\n--/gim;

/** The JSON of a body. The fields of a form become those of an object, because they were meant for one; undefined for other bodies. */
function readMeantJson(body: RecordedBody): RecordedBody | undefined {
  if (/^\s*[[{"]/.test(body.content)) return body;
  const isParts = /^multipart/i.test(body.mediaType ?? '');
  if (!isParts && !/^application\/x-www-form/i.test(body.mediaType ?? '')) return body;
  const fields = isParts
    ? [...body.content.matchAll(formField)].map(([, name = '', text = '']) => [name, text] as const)
    : [...new URLSearchParams(body.content)];
  // Only files.
  if (fields.length === 0) return undefined;
  const pairs = fields.map(([name, text]): [string, unknown] => {
    const value = parseJson(text);
    return [name, typeof value === 'number' || typeof value === 'boolean' ? value : text];
  });
  return { ...body, content: JSON.stringify(Object.fromEntries(pairs)), isVerbatim: false };
}

/** The schema of the JSON that an operation takes. */
export const readBodySchema = ({ source }: Operation): SchemaObject | undefined =>
  findJsonMedia(source.requestBody?.content)?.schema;

/** What is expected at a problem: for a list instead of its only item, or the reverse, with the operation that takes it. */
function describeSibling(
  { at, expected }: InspectedBody['problems'][number],
  schema: SchemaObject,
  { method }: Operation,
  { operations }: TrafficDescription,
): string {
  const name = refName(unwrapArraySchema(schema));
  if (at !== '' || name === undefined) return expected;
  const sibling = operations.find((other) => {
    const taken = other.method === method ? readBodySchema(other) : undefined;
    return (
      taken &&
      isArraySchema(taken) !== isArraySchema(schema) &&
      refName(unwrapArraySchema(taken)) === name
    );
  });
  if (!sibling) return expected;
  const taken = isArraySchema(schema) ? 'one object' : 'a list';
  return `${expected}; ${method.toUpperCase()} ${sibling.path} takes ${taken}`;
}

/** A body that was compared with the schema of its operation. */
type InspectedRequest = InspectedBody & {
  schema: SchemaObject;
  /** Returns the page and anchor of a field. */
  hrefOf: (pointer: string) => string;
};

/** Whether a request has the body of its operation, with its media type, and the comparison of the body if it is JSON. */
export function inspectRequestBody(
  request: RecordedRequest,
  { operation }: FoundOperation,
  { description, inspectors, isPartial, isCode }: CheckContext,
): { findings: TrafficFinding[]; inspected?: InspectedRequest } {
  const { requestBody } = operation.source;
  const { body, at } = request;
  const page = operationPath(operation.id);
  const place = { location: '', href: `${page}#body`, at };
  if (!requestBody) {
    if (!hasContent(body)) return { findings: [] };
    const message = 'The operation documents no body';
    const finding = { ...place, message, found: 'a body', expected: 'none', href: page };
    return { findings: [createFinding('unexpected-body', { ...finding, at: body.at ?? at })] };
  }
  const types = Object.keys(requestBody.content);
  const findings = checkMediaType(request, types, isPartial);
  if (!hasContent(body)) {
    if (!requestBody.required || isPartial) return { findings };
    const missing = describeMissingBody(request, { ...place, expected: types.join(' or ') });
    return { findings: [...findings, missing] };
  }
  const schema = readBodySchema(operation);
  const meant = schema && body.encoding !== 'base64' ? readMeantJson(body) : undefined;
  if (!schema || !meant) return { findings };
  const hrefOf = (pointer: string) => findFieldHref(schema, pointer, description) ?? place.href;
  const inspected = inspectRecordedBody(
    meant,
    schema,
    description,
    inspectors,
    isWebhook(operation),
  );
  const hrefOfMeant = (pointer: string) => hrefOf(inspected.toMeant(pointer));
  // The value of a variable is unknown.
  const problems = inspected.problems.filter(
    ({ found }) =>
      !isCode || !/^"[^"]*(?:[$#]\{[^{}]+\}|\{[\w.]+\})/.test(found.replaceAll('\\"', "'")),
  );
  return { findings, inspected: { ...inspected, problems, schema, hrefOf: hrefOfMeant } };
}

/** The fields of a body that are not documented. */
export const listUnknownFields = (
  { problems, unknownFields, rangeOf, hrefOf }: InspectedRequest,
  ruleId: TrafficRuleId,
  message: string,
  findPlace: (name: string) => string | undefined = () => undefined,
): TrafficFinding[] =>
  unknownFields.flatMap(({ path, similar, fitting = [] }) => {
    if (problems.some(({ at, message: said }) => at === path && said === otherNameMessage))
      return [];
    const found = path.replace(/^.*\//, '');
    const place = similar === undefined ? findPlace(found) : undefined;
    const expected =
      fitting.length > 0
        ? `a documented field, such as ${fitting.join(' or ')}`
        : (similar ?? 'a documented field');
    const other = similar === undefined ? message : `${message}. It is checked as ${similar}`;
    return {
      ...createFinding(ruleId, {
        location: path,
        message: place === undefined ? other : `${message} here, only elsewhere`,
        found,
        expected: place ?? expected,
        href: hrefOf(path),
        at: rangeOf(path, 'name'),
      }),
      ...(similar !== undefined && { meant: similar }),
    };
  });

/** Values of open enumerations that the description doesn't have: of a call that was refused, one can be the cause. */
const listOpenValues = (
  { value, rangeOf, hrefOf }: InspectedRequest,
  schema: SchemaObject,
  source: TrafficDescription,
): TrafficFinding[] =>
  listUndocumentedValues(value, schema, source).flatMap(({ pointer, value: found, documented }) =>
    // The value of a variable is unknown.
    found.includes('${')
      ? []
      : createFinding(
          'body',
          {
            location: pointer,
            message: 'The value is not one of the documented ones. Their list is not complete',
            found: describeValue(found),
            expected:
              suggestName(found, documented) ?? `such as ${documented.slice(0, 6).join(', ')}`,
            href: hrefOf(pointer),
            at: rangeOf(pointer),
          },
          'warning',
        ),
  );

/** Fields that only responses have: who sends back what was read sends them, too. */
const listReadOnlyFields = (
  { value, rangeOf, hrefOf }: InspectedRequest,
  schema: SchemaObject,
  source: TrafficDescription,
): TrafficFinding[] =>
  listReadOnlyPointers(value, schema, source).map((pointer) =>
    createFinding(
      'unknown-field',
      {
        location: pointer,
        message: 'The field is only in responses',
        found: pointer.replace(/^.*\//, ''),
        expected: 'a field that requests have',
        href: hrefOf(pointer),
        at: rangeOf(pointer, 'name'),
      },
      'note',
    ),
  );

/** The rules that the problems of a request's body break. */
export const bodyRules = { syntax: 'body-syntax', schema: 'body' } as const;

/** Whether a request has the body of its operation, and whether it fits the schema. */
export function checkRequestBody(
  request: RecordedRequest,
  found: FoundOperation,
  context: CheckContext,
): TrafficFinding[] {
  const { findings, inspected } = inspectRequestBody(request, found, context);
  if (!inspected) return findings;
  const { schema, hrefOf } = inspected;
  const problems = inspected.problems.map((problem) => ({
    ...problem,
    expected: describeSibling(problem, schema, found.operation, context.description),
  }));
  return [
    ...findings,
    ...listBodyProblems({ ...inspected, problems }, bodyRules, hrefOf),
    ...listOpenValues(inspected, schema, context.description),
    ...listReadOnlyFields(inspected, schema, context.description),
    ...listUnknownFields(inspected, 'unknown-field', 'The field is not documented', (name) =>
      findOtherPlace(name, found.operation, context.description),
    ),
  ];
}
