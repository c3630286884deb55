import type { Rule, SchemaObject } from '../../../api/description/openapi-objects';
import {
  listProperties,
  resolveSchema,
  type SchemaSource,
} from '../../../api/description/resolve-schema';
import { hasType } from '../../../api/description/schema-types';
import { isRecord } from '../../../kit/json/is-record';
import { joinPointer } from '../../../kit/json/json-pointer';
import { operationPath } from '../../../site/page-paths';
import { parameterKey } from '../../request/request-description';
import { findDocumentedResponse } from './check-response';
import type { FoundOperation } from './check-url';
import { findFieldHref } from './field-href';
import { findJsonMedia } from './inspect-recorded-body';
import { type RuleSubject, toSubjectObject } from './refusal-conditions';
import { isWebhook } from './traffic-description';

/** A documented rule about a part of a request, with the page that has it. */
export type ApplicableRule = {
  rule: Rule;
  subject: RuleSubject;
  /** JSON Pointer of the field; undefined for a rule of the operation or a parameter. */
  pointer?: string | undefined;
  href: string;
  /** Whether it is about what the API has sent, in a delivery or a response. */
  isReceived?: true;
  /** Whether it is what the description says about the value, and no rule of its own. */
  isNote?: true;
};

type BodyFacts = Pick<RuleSubject, 'operationId' | 'parameters' | 'hasText' | 'known'> & {
  /** Whether the API has sent the body, and as what. */
  received?: 'delivery' | 'response';
};

/** The default of a schema as a rule, unless a rule says it. */
const describeDefault = (property: SchemaObject): Rule[] =>
  property.default === undefined || property['x-rules']?.some(({ title }) => title === 'Default')
    ? []
    : [{ title: 'Default', rule: `The default is ${JSON.stringify(property.default)}.` }];

const unit = /\bin (?:kilo)?meters|\bin (?:seconds|minutes|degrees|USD)\b|^Not documented/;

/** What the description says about a value, besides its rules: its meaning, its unit, and why it can be blank. */
function describeOwnValue(value: unknown, property: SchemaObject, isDelivery: boolean): Rule[] {
  const { description = '', ...schema } = property;
  const text = typeof value === 'string' ? value : '';
  const viewers = schema['x-visible-to'] ?? [];
  const visibility = viewers.length > 0 ? `Visible to: ${viewers.join(', ').toLowerCase()}.` : '';
  const documented = schema['x-enum-descriptions']?.[text];
  const interpreted = isDelivery ? schema['x-enum-interpretations']?.[text] : undefined;
  const isTelling =
    (typeof value === 'number' && unit.test(description)) ||
    ((value === '' || value === null) && /\bblank\b/i.test(description));
  return [
    ...(documented === undefined ? [] : [{ title: text, rule: documented }]),
    ...(interpreted === undefined ? [] : [{ title: text, rule: `By its name: ${interpreted}` }]),
    ...(isTelling ? [{ title: 'Description', rule: `${description} ${visibility}`.trim() }] : []),
  ];
}

/** Longer lists have the same rules again. */
const maxItems = 50;

/** The rules about the items of a list: each once, for the first item that has its field. */
function listItemRules(
  items: readonly unknown[],
  schema: SchemaObject,
  facts: BodyFacts,
  source: SchemaSource,
  hrefOf: (pointer: string) => string,
  pointer: string,
): ApplicableRule[] {
  const found = new Map<string, ApplicableRule>();
  for (const [index, item] of items.slice(0, maxItems).entries()) {
    const own = joinPointer(pointer, index);
    for (const applicable of listFieldRules(item, schema, facts, source, hrefOf, own)) {
      const { rule, subject, isNote } = applicable;
      const field = applicable.pointer?.slice(own.length) ?? '';
      // A note is about one value.
      const value = isNote ? String(subject.value) : '';
      const key = [field, rule.title, value].join(' ');
      const known = found.get(key);
      const isFirst =
        known === undefined || (known.subject.value === undefined && subject.value !== undefined);
      if (isFirst) found.set(key, applicable);
    }
  }
  return [...found.values()];
}

/** The rules of a body's fields, also of those that it does not send. */
function listFieldRules(
  value: unknown,
  schema: SchemaObject,
  facts: BodyFacts,
  source: SchemaSource,
  hrefOf: (pointer: string) => string,
  pointer = '',
): ApplicableRule[] {
  const resolved = resolveSchema(schema, source);
  if (Array.isArray(value)) {
    const { items } = resolved;
    // Also of a list that is sent instead of one object.
    const item = hasType(resolved, 'array') ? items : schema;
    return item ? listItemRules(value, item, facts, source, hrefOf, pointer) : [];
  }
  if (!isRecord(value)) return [];
  const name = pointer.split('/').at(-1) ?? '';
  const ofObject = (resolved['x-rules'] ?? []).map((rule) => ({
    rule,
    subject: { ...facts, name, value, object: value },
    pointer,
    href: hrefOf(pointer),
    ...(facts.received && { isReceived: true as const }),
  }));
  const ofFields = listProperties(schema, source).flatMap(({ name, schema: property }) => {
    const at = joinPointer(pointer, name);
    const subject = { ...facts, name, value: value[name], object: value };
    const place = {
      subject,
      pointer: at,
      href: hrefOf(at),
      ...(facts.received && { isReceived: true as const }),
    };
    const resolved = resolveSchema(property, source);
    const own = [...(property['x-rules'] ?? []), ...describeDefault(property)].map((rule) => ({
      ...place,
      rule,
    }));
    const notes = describeOwnValue(value[name], resolved, facts.received === 'delivery').map(
      (rule) => ({ ...place, rule, isNote: true as const }),
    );
    return [...own, ...notes, ...listFieldRules(value[name], property, facts, source, hrefOf, at)];
  });
  return [...ofObject, ...ofFields];
}

/**
 * Lists the documented rules about a request: those of the operation, its parameters, and the fields of its body.
 * @param known what a response before said about the object of the body
 */
export function listApplicableRules(
  { operation, pathValues, url }: FoundOperation,
  body: unknown,
  source: SchemaSource,
  known?: RuleSubject['known'],
): ApplicableRule[] {
  const { id, source: operationSource } = operation;
  const page = operationPath(id);
  const parameters = { ...Object.fromEntries(url.query), ...pathValues };
  const facts: BodyFacts = {
    operationId: id,
    parameters,
    hasText: typeof body === 'string' && body !== '',
    known,
    ...(isWebhook(operation) && { received: 'delivery' }),
  };
  const media = findJsonMedia(operationSource.requestBody?.content);
  const hrefOf = (pointer: string) =>
    (media && findFieldHref(media.schema, pointer, source)) ?? `${page}#body`;
  const toRules = (rules: readonly Rule[] = [], name: string, href: string): ApplicableRule[] =>
    rules.map((rule) => ({
      rule,
      subject: { ...facts, name, value: parameters[name], object: toSubjectObject(body) },
      href,
    }));
  return [
    ...toRules(operationSource['x-rules'], id, `${page}#rules`),
    ...operationSource.parameters.flatMap((parameter) => {
      const rules = [
        ...(parameter['x-rules'] ?? []),
        ...(parameter.schema['x-rules'] ?? []),
        ...describeDefault(parameter.schema),
      ];
      return toRules(rules, parameter.name, `${page}#${parameterKey(parameter)}`);
    }),
    ...(media ? listFieldRules(body, media.schema, facts, source, hrefOf) : []),
  ];
}

/** Lists what the documentation says about the values of a successful response. */
export function listResponseRules(
  { operation, pathValues }: FoundOperation,
  status: number,
  body: unknown,
  source: SchemaSource,
): ApplicableRule[] {
  const media = findJsonMedia(findDocumentedResponse(operation, status)?.content);
  if (!media) return [];
  const facts: BodyFacts = {
    ...{ operationId: operation.id, parameters: pathValues, hasText: false },
    received: 'response',
  };
  const page = `${operationPath(operation.id)}#responses`;
  const hrefOf = (pointer: string) => findFieldHref(media.schema, pointer, source) ?? page;
  return listFieldRules(body, media.schema, facts, source, hrefOf);
}
