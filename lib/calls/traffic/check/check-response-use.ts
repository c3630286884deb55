import type { SchemaObject } from '../../../api/description/openapi-objects';
import type { Operation } from '../../../api/description/operation-groups';
import {
  isArraySchema,
  listProperties,
  resolveSchema,
  type SchemaProperty,
  type SchemaSource,
  unwrapArraySchema,
} from '../../../api/description/resolve-schema';
import { listValueTexts } from '../../../api/description/schema-types';
import { suggestName } from '../../../kit/diagnostics/suggest-name';
import { operationPath } from '../../../site/page-paths';
import { findMeantField } from '../../request/meant-field';
import { findHeader } from '../find-header';
import type { RecordedRequest, ResponseUse } from '../recorded-call';
import { describeOtherContent } from './explain-client-error';
import { findJsonMedia } from './inspect-recorded-body';
import { isWebhook, type TrafficDescription } from './traffic-description';
import { createFinding, type TrafficFinding } from './traffic-finding';

/** `the response` starts a sentence; the name of a field stays as it is. */
const upperFirst = (whole: string): string => whole.replace(/^the /, 'The ');

/** So many fields can be named instead of one that isn't there. */
const maxNames = 8;

/** Where a response has a field that code looks for in another place: `appointments[].appointmentId`. */
function findInner(
  name: string,
  schema: SchemaObject,
  source: SchemaSource,
): { path: string; isRequestOnly: boolean } | undefined {
  for (const outer of listProperties(schema, source)) {
    const inner = listProperties(unwrapArraySchema(outer.schema), source).find(
      (property) => property.name === name,
    );
    if (!inner) continue;
    const path = `${outer.name}${isArraySchema(outer.schema) ? '[]' : ''}.${name}`;
    return { path, isRequestOnly: inner.schema.writeOnly === true };
  }
  return undefined;
}

/** Finds the texts that code compares a field with although it never has them. */
function checkCompared(
  { text: name, compared = [] }: ResponseUse['fields'][number],
  property: SchemaProperty,
  href: string,
  source: SchemaSource,
): TrafficFinding[] {
  const values = listValueTexts(resolveSchema(property.schema, source));
  if (!values) return [];
  return compared.flatMap(({ text, at }) => {
    if (values.includes(text)) return [];
    const similar = suggestName(text, values);
    return createFinding('response-use', {
      location: name,
      message: `The code compares ${name} with a value that isn’t documented`,
      found: text,
      expected: similar ?? `one of ${values.join(', ')}`,
      href,
      at,
    });
  });
}

/** The field whose documented values are those that code compares another one with. */
const findByValues = (
  { compared = [] }: ResponseUse['fields'][number],
  properties: readonly SchemaProperty[],
  source: SchemaSource,
): string | undefined =>
  properties.find((property) => {
    const values = listValueTexts(resolveSchema(property.schema, source)) ?? [];
    return compared.length > 0 && compared.every(({ text }) => values.includes(text));
  })?.name;

function checkFields(
  fields: ResponseUse['fields'],
  root: SchemaObject,
  whole: string,
  href: string,
  source: SchemaSource,
  seen = new Set<string>(),
): TrafficFinding[] {
  const isList = isArraySchema(root);
  const item = unwrapArraySchema(root);
  const properties = listProperties(item, source);
  if (properties.length === 0) return [];
  return fields.flatMap((field) => {
    const { text: name, at } = field;
    const isItem = field.isDeclared ? isList : field.isItem;
    const own = properties.find((property) => property.name === name);
    if (own && isItem === isList) {
      const { inner } = field;
      return [
        ...checkCompared(field, own, href, source),
        // Of a list, properties such as its length are read, too.
        ...(inner && !isArraySchema(resolveSchema(own.schema, source))
          ? checkFields([{ ...inner, isItem: false }], own.schema, name, href, source, seen)
          : []),
      ];
    }
    const isThere = own !== undefined;
    const key = `${whole} ${name}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const inner = isThere ? undefined : findInner(name, item, source);
    if (inner?.isRequestOnly) {
      const message = `${name} is only in requests`;
      const expected = `a field that ${whole} has`;
      return createFinding('response-use', {
        ...{ location: name, message, found: name, expected, href, at },
      });
    }
    const { similar } = findMeantField(name, undefined, properties, source);
    const isOther = isItem !== isList;
    const place = isList ? 'an item of the list' : whole;
    const known = isThere
      ? `${name} of ${place}`
      : (inner?.path ??
        similar ??
        findByValues(field, properties, source) ??
        (properties.length <= maxNames
          ? properties.map((property) => property.name).join(', ')
          : `a field of ${place}`));
    return createFinding('response-use', {
      location: name,
      message: isOther
        ? `${upperFirst(whole)} is ${isList ? 'a list' : 'one object'}`
        : `${upperFirst(whole)} has no field ${name}`,
      found: name,
      expected: known,
      href,
      at,
    });
  });
}

/** Whether a request accepts what the operation returns. A record of an error is JSON, whatever the operation returns. */
export function checkAccept(
  { headers, at }: RecordedRequest,
  operation: Operation,
): TrafficFinding[] {
  const header = findHeader(headers, 'Accept');
  const content = describeOtherContent(operation);
  const types = header?.value.split(',').map((type) => type.split(';')[0]?.trim() ?? '') ?? [];
  const isAccepted = types.some(
    (type) =>
      type.endsWith('/*') || content?.split(' or ').some((other) => isSameType(type, other)),
  );
  if (!header || !content?.includes('/') || isAccepted) return [];
  return [
    createFinding('response-use', {
      location: 'header.Accept',
      message: 'The request accepts another media type than the response has',
      found: header.value,
      expected: content,
      href: `${operationPath(operation.id)}#responses`,
      at: header.at ?? at,
    }),
  ];
}

const isSameType = (type: string, documented: string): boolean =>
  documented.endsWith('/*') ? type.startsWith(documented.slice(0, -1)) : type === documented;

/** Whether code does with a response, or with a delivery, what is documented: its media type, its fields and their values, and its successful statuses. */
export function checkResponseUse(
  { json, fields, status }: ResponseUse,
  operation: Operation,
  description: TrafficDescription,
): TrafficFinding[] {
  if (isWebhook(operation)) {
    const payload = findJsonMedia(operation.source.requestBody?.content);
    const page = `${operationPath(operation.id)}#body`;
    return payload ? checkFields(fields, payload.schema, 'the payload', page, description) : [];
  }
  const href = `${operationPath(operation.id)}#responses`;
  const { responses } = operation.source;
  const successes = Object.keys(responses).filter((code) => code.startsWith('2'));
  const content = json && describeOtherContent(operation);
  const media = successes.map((code) => findJsonMedia(responses[code]?.content)).find(Boolean);
  const isOnlyStatus = status !== undefined && successes.length > 1;
  return [
    ...(json && content !== undefined
      ? [
          createFinding('response-use', {
            location: '',
            message: 'The code reads the response as JSON',
            found: json.text,
            expected: content,
            href,
            at: json.at,
          }),
        ]
      : []),
    ...(isOnlyStatus
      ? [
          createFinding('response-use', {
            location: 'status',
            message: 'The code takes only one status as a success',
            found: status.text,
            expected: successes.join(' or '),
            href,
            at: status.at,
          }),
        ]
      : []),
    ...(media ? checkFields(fields, media.schema, 'the response', href, description) : []),
  ];
}
