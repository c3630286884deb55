import { removeAppendedRules } from '../../api/description/append-rules';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import type { Rule, SchemaObject } from '../../api/description/openapi-objects';
import {
  listChoices,
  listProperties,
  resolveSchema,
  type SchemaProperty,
  unwrapArraySchema,
} from '../../api/description/resolve-schema';
import { listSchemaDetails } from '../../api/description/schema-details';
import { listFieldRules, nameSchemaType } from '../../api/description/schema-fields';
import { listValueTexts } from '../../api/description/schema-types';

/** Summary of a schema for each value, as short as it can be: what does not apply is left out. */
export type TypeSummary = {
  type: string;
  access?: 'read only' | 'write only';
  default?: unknown;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  /** Further keywords: `3 to 9 characters`, `always "card"`. */
  details?: string[];
  description?: string;
  rules?: RuleSummary[];
  visibleTo?: string[];
};

/** A field, a parameter or a value. */
export type FieldSummary = TypeSummary & {
  name: string;
  required?: true;
  values?: string[];
  /** How many more values the schema of the type lists. */
  moreValues?: number;
  /** Whether other values than these are possible. */
  open?: true;
};

export type RuleSummary = { title: string; rule: string; prohibits?: true };

const maxValues = 12;

export const summarizeRules = (rules: readonly Rule[]): RuleSummary[] =>
  rules.map(({ title, rule, prohibits }) => ({ title, rule, ...(prohibits && { prohibits }) }));

/**
 * The description of a value. If that of a field consists of appended rules only, it hides the one of the schema that
 * the field refers to.
 */
const findDescription = (schema: SchemaObject, document: OpenApiDocument): string | undefined =>
  removeAppendedRules(resolveSchema(schema, document)) ??
  removeAppendedRules(resolveSchema({ $ref: schema.$ref }, document));

/** Summary of a schema for each value, without a list of them. */
export function summarizeType(schema: SchemaObject, document: OpenApiDocument): TypeSummary {
  const resolved = resolveSchema(schema, document);
  const rules = listFieldRules(schema, document);
  const { minimum, maximum, pattern, readOnly, writeOnly, default: initial, ...others } = resolved;
  const details = listSchemaDetails(others).map(({ name = '', value }) =>
    `${name} ${value}`.trim(),
  );
  const description = findDescription(schema, document);
  return {
    type: nameSchemaType(schema),
    ...(readOnly && { access: 'read only' }),
    ...(writeOnly && { access: 'write only' }),
    ...(initial !== undefined && { default: initial }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(pattern !== undefined && { pattern }),
    ...(details.length > 0 && { details }),
    ...(description !== undefined && { description }),
    ...(rules.length > 0 && { rules: summarizeRules(rules) }),
    ...(resolved['x-visible-to'] && { visibleTo: resolved['x-visible-to'] }),
  };
}

/** Summary of a schema for a value, apart from its name, with the first values of an enumeration. */
export function summarizeValue(
  schema: SchemaObject,
  document: OpenApiDocument,
): Omit<FieldSummary, 'name' | 'required'> {
  const resolved = resolveSchema(unwrapArraySchema(schema), document);
  const { 'x-open-list': isOpen } = resolved;
  const values = listValueTexts(resolved) ?? [];
  return {
    ...summarizeType(schema, document),
    ...(values.length > 0 && { values: values.slice(0, maxValues) }),
    ...(values.length > maxValues && { moreValues: values.length - maxValues }),
    ...(isOpen && { open: true }),
  };
}

export const summarizeField = (
  { name, schema, required }: SchemaProperty,
  document: OpenApiDocument,
): FieldSummary => ({
  name,
  ...summarizeValue(schema, document),
  ...(required && { required }),
});

/** The fields of an object, or of the objects in an array. */
export const summarizeFields = (schema: SchemaObject, document: OpenApiDocument): FieldSummary[] =>
  listProperties(unwrapArraySchema(schema), document).map((property) =>
    summarizeField(property, document),
  );

/** Alternatives of a schema, of which a value has the fields of one (`oneOf`) or of one or more (`anyOf`). */
export type ChoiceSummary = {
  keyword: 'oneOf' | 'anyOf';
  options: Array<{ type: string; if?: string; fields: FieldSummary[] }>;
};

/** The alternatives of an object, or of the objects in an array. */
export const summarizeChoices = (
  schema: SchemaObject,
  document: OpenApiDocument,
): ChoiceSummary[] =>
  listChoices(unwrapArraySchema(schema), document).map(({ keyword, options }) => ({
    keyword,
    options: options.map(({ schema: option, discriminator }) => ({
      type: nameSchemaType(option),
      ...(discriminator && { if: `${discriminator.name}: ${discriminator.value}` }),
      fields: summarizeFields(option, document),
    })),
  }));
