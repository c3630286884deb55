import { toHtml } from 'hast-util-to-html';
import { writeExactJson } from '../../kit/json/exact-json';
import { schemaPath } from '../../site/page-paths';
import type { ChangeBadge } from '../../site/reference/change-badge';
import type { OpenApiDocument } from './openapi-document';
import type { Rule, SchemaObject } from './openapi-objects';
import { requestRuleTitles } from './request-rules';
import {
  findNullableOption,
  listChoices,
  listProperties,
  refName,
  resolveSchema,
  type SchemaOption,
  unwrapArraySchema,
} from './resolve-schema';
import { sampleOption } from './sample-value';
import { listFieldDetails, listSchemaDetails, type SchemaDetail } from './schema-details';
import { isNullable, listTypes, listValueTexts } from './schema-types';

/** A part of a type in words; with a link if it names a schema. */
export type TypePart = { text: string; href?: string };

/** A rule with its text as HTML. */
export type RuleHtml = {
  title: string;
  html: string;
  prohibits?: true | undefined;
  /** Whether the text starts with the title: "Default" and "The default is 3." */
  repeatsTitle?: true | undefined;
};

/** Whether a text starts with a title, with or without an article. */
function startsWithTitle(text: string, title: string): boolean {
  const plainText = text.replace(/^(?:an?|the) /i, '').toLowerCase();
  return plainText.startsWith(title.toLowerCase()) && !/^\w/.test(plainText.slice(title.length));
}

/** Renders the texts of rules. */
export const renderRules = (
  rules: readonly Rule[] = [],
  { render }: Pick<RenderContext, 'render'>,
): RuleHtml[] =>
  rules.map(({ title, rule, prohibits }) => ({
    title,
    html: render(rule),
    prohibits,
    repeatsTitle: startsWithTitle(rule, title) || undefined,
  }));

/** One row of a field list. Everything that does not apply is undefined, also `required`. */
export type SchemaField = {
  name: string;
  /** The anchor of the row. */
  id: string;
  type: TypePart[];
  required?: true | undefined;
  access?: 'read only' | 'write only' | undefined;
  details?: SchemaDetail[] | undefined;
  html: string;
  rules?: RuleHtml[] | undefined;
  visibleTo?: string[] | undefined;
  /** The first values of an enumeration, and how many more its page lists. One without a page has all. */
  values?: { shown: string[]; more: number; href?: string } | undefined;
  /** The fields of an object, collapsed. */
  nested?:
    | {
        title: string;
        /** Whether the object has a page. */
        isNamed: boolean;
        fields: SchemaField[];
        choices: FieldChoice[];
      }
    | undefined;
  /** Absent, not undefined, if there is none. */
  badge?: ChangeBadge;
};

/** Alternatives of an object, of which a value has the fields of one (`oneOf`) or of one or more (`anyOf`). */
export type FieldChoice = { title: string; options: FieldOption[] };

/** One of the alternatives. Its fields are on its own page if they are too many or nested too deeply. */
export type FieldOption = {
  label: string;
  type: TypePart[];
  /** The field whose value says which alternative it is: `type: card`. */
  discriminator?: string | undefined;
  html: string;
  details: SchemaDetail[] | undefined;
  fields: SchemaField[];
  choices: FieldChoice[];
  /** A value of the alternative: JSON as HTML. */
  sample: string;
};

export type RenderContext = {
  document: OpenApiDocument;
  render: (markdown: string) => string;
  /** Whether the provider sends the object to a partner, so that nothing about requests to the API applies. */
  isDelivery?: boolean;
  /** Whether the object is only in responses, to which rules about requests do not apply. */
  isResponse?: boolean;
  /** The badges of fields by their descriptions in the document. */
  fieldBadges?: ReadonlyMap<SchemaObject, ChangeBadge>;
  /** The anchors of the page so far: two media types may have a field of the same name. */
  anchors?: Set<string>;
};

/** An anchor that no other field of the page has: the first keeps its name. */
function claimAnchor(id: string, { anchors }: RenderContext): string {
  if (!anchors) return id;
  let anchor = id;
  for (let number = 2; anchors.has(anchor); number += 1) anchor = `${id}-${number}`;
  anchors.add(anchor);
  return anchor;
}

/** An object with more fields than this is only linked, not nested. */
const maxNestedFields = 24;
const maxShownValues = 6;

const formats: Record<string, string> = {
  'date-time': 'date-time',
  date: 'date',
  email: 'email address',
  uri: 'URL',
  binary: 'binary',
  password: 'password',
};

const joinTypes = (types: TypePart[][], word: string): TypePart[] =>
  types.flatMap((parts, index) => (index === 0 ? parts : [{ text: ` ${word} ` }, ...parts]));

/** More alternatives than this are counted, not named. */
const maxNamedOptions = 4;

function describeMap(schema: SchemaObject): TypePart[] | undefined {
  const { additionalProperties: values, properties, propertyNames } = schema;
  if (typeof values !== 'object' || properties) return undefined;
  const keys = propertyNames ? refName(propertyNames) : undefined;
  return [
    { text: 'map of ' },
    ...(keys ? [{ text: keys, href: schemaPath(keys) }, { text: ' to ' }] : []),
    ...describeSchemaType(values),
  ];
}

function describeOptions({ oneOf, anyOf }: SchemaObject): TypePart[] | undefined {
  const options = oneOf ?? anyOf;
  if (!options) return undefined;
  return options.length > maxNamedOptions
    ? [{ text: `one of ${options.length} alternatives` }]
    : joinTypes(
        options.map((option) =>
          option.title !== undefined && refName(option) === undefined
            ? [{ text: option.title }]
            : describeSchemaType(option),
        ),
        'or',
      );
}

/** The type that the values of an enumeration or of a constant have. */
function inferTypes(schema: SchemaObject): string[] {
  const values = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
}

function describePlainType(schema: SchemaObject, type: string): TypePart[] {
  const { format, items, prefixItems, contentEncoding } = schema;
  if (type === 'array' && prefixItems) {
    const parts = joinTypes(prefixItems.map(describeSchemaType), 'then');
    return [{ text: 'list of ' }, ...parts];
  }
  if (type === 'array') {
    return [{ text: 'array of ' }, ...(items ? describeSchemaType(items) : [{ text: 'any' }])];
  }
  if (type === 'object') return describeMap(schema) ?? [{ text: 'object' }];
  const details = contentEncoding ?? (format && (formats[format] ?? format));
  return [{ text: details ? `${type} · ${details}` : type }];
}

/** Describes a type in words: `array of Person`, `string · date or null`. */
export function describeSchemaType(schema: SchemaObject): TypePart[] {
  const name = refName(schema);
  if (name) return [{ text: name, href: schemaPath(name) }];
  const types = listTypes(schema);
  const names = types.length > 0 ? types : inferTypes(schema);
  const known =
    names.length > 0
      ? joinTypes(
          names.map((type) => describePlainType(schema, type)),
          'or',
        )
      : (describeOptions(schema) ?? describeMap(schema));
  if (known) return isNullable(schema) ? [...known, { text: ' or null' }] : known;
  if (isNullable(schema)) return [{ text: 'null' }];
  const named = (schema.allOf ?? []).filter((part) => refName(part) !== undefined);
  if (named.length > 0) return joinTypes(named.map(describeSchemaType), 'and');
  return [{ text: schema.allOf || schema.properties ? 'object' : 'not documented' }];
}

/** The type as `describeSchemaType` describes it, without links. */
export const nameSchemaType = (schema: SchemaObject): string =>
  describeSchemaType(schema)
    .map(({ text }) => text)
    .join('');

/** The rules that are shown with a field: those of a simple value too, but an object shows its own. */
export function listFieldRules(schema: SchemaObject, document: OpenApiDocument): Rule[] {
  const isObject = listProperties(schema, document).length > 0;
  const { 'x-rules': rules = [] } = isObject ? schema : resolveSchema(schema, document);
  return rules;
}

/** A description without the sentence that says in which direction a field is sent. */
const withoutDirection = (description: string) =>
  description.replace(/\s*Only in (?:requests|responses)\./, '').trim();

const undefinedIfEmpty = <T>(list: T[] = []): T[] | undefined =>
  list.length > 0 ? list : undefined;

function describeAccess({ readOnly, writeOnly }: SchemaObject): SchemaField['access'] {
  if (readOnly) return 'read only';
  return writeOnly ? 'write only' : undefined;
}

function listValues(schema: SchemaObject, document: OpenApiDocument): SchemaField['values'] {
  const unwrapped = unwrapArraySchema(schema);
  const name = refName(unwrapped);
  const resolved = resolveSchema(unwrapped, document);
  const values = resolved.enum && listValueTexts(resolved);
  if (!values) return undefined;
  if (!name) return { shown: values, more: 0 };
  const shown = values.length <= maxShownValues + 2 ? values : values.slice(0, maxShownValues);
  return { shown, more: values.length - shown.length, href: schemaPath(name) };
}

const choiceTitles = { oneOf: 'One of', anyOf: 'One or more of' } as const;

/** A label for each alternative, which no other has. */
function listOptionLabels(options: readonly SchemaOption[], document: OpenApiDocument): string[] {
  const labels = options.map(
    ({ schema }) =>
      refName(schema) ?? resolveSchema(schema, document).title ?? nameSchemaType(schema),
  );
  return labels.map((label, index) => {
    const number = labels.slice(0, index + 1).filter((other) => other === label).length;
    return number > 1 ? `${label} (${number})` : label;
  });
}

/** Builds the alternatives of a schema. An alternative that is already described around it has no fields of its own. */
export function buildChoices(
  schema: SchemaObject,
  prefix: string,
  context: RenderContext,
  parents: readonly string[] = [],
): FieldChoice[] {
  const { document, render } = context;
  const unwrapped = unwrapArraySchema(schema);
  const own = refName(unwrapped);
  const known = own ? [...parents, own] : parents;
  return listChoices(unwrapped, document).map(({ keyword, options }) => {
    const labels = listOptionLabels(options, document);
    return {
      title: choiceTitles[keyword],
      options: options.map((alternative, index): FieldOption => {
        const { schema: option, discriminator } = alternative;
        const name = refName(option);
        const resolved = resolveSchema(option, document);
        const isKnown = parents.length > 2 || (name !== undefined && known.includes(name));
        const label = labels[index] ?? '';
        const inner = index === 0 ? prefix : `${prefix}${label}.`;
        return {
          label,
          type: describeSchemaType(option),
          discriminator: discriminator && `${discriminator.name}: ${discriminator.value}`,
          html: render(resolved.description ?? ''),
          details: undefinedIfEmpty(listSchemaDetails(resolved)),
          fields: isKnown ? [] : buildSchemaFields(option, inner, context, known),
          choices: isKnown ? [] : buildChoices(option, inner, context, known),
          sample: toHtml({
            type: 'text',
            value: writeExactJson(sampleOption(alternative, document), 2),
          }),
        };
      }),
    };
  });
}

function buildNested(
  schema: SchemaObject,
  id: string,
  context: RenderContext,
  parents: readonly string[],
): SchemaField['nested'] {
  const nullable = findNullableOption(schema);
  if (nullable) return buildNested(nullable, id, context, parents);
  const unwrapped = unwrapArraySchema(schema);
  const name = refName(unwrapped);
  if (name && parents.includes(name)) return undefined;
  const count = listProperties(unwrapped, context.document).length;
  if (count > maxNestedFields) return undefined;
  const innerParents = name ? [...parents, name] : parents;
  const fields = buildSchemaFields(unwrapped, `${id}.`, context, innerParents);
  const choices = buildChoices(unwrapped, `${id}.`, context, parents);
  if (fields.length + choices.length === 0) return undefined;
  const title = fields.length === 0 ? 'Alternatives' : 'Fields';
  return {
    title: name ? `${title} of ${name}` : title,
    isNamed: name !== undefined,
    fields,
    choices,
  };
}

function buildField(
  { name, schema, required }: { name: string; schema: SchemaObject; required: boolean },
  prefix: string,
  context: RenderContext,
  parents: readonly string[],
): SchemaField {
  const { document, render, isDelivery, isResponse } = context;
  const resolved = resolveSchema(schema, document);
  const rules = listFieldRules(schema, document).filter(
    ({ title }) => !(isDelivery || isResponse) || !requestRuleTitles.includes(title),
  );
  const description = resolved.description ?? '';
  const id = claimAnchor(prefix + name, context);
  const badge = resolved.deprecated ? 'deprecated' : context.fieldBadges?.get(schema);
  return {
    name,
    id,
    ...(badge && { badge }),
    type: describeSchemaType(schema),
    required: required || undefined,
    access: isDelivery ? undefined : describeAccess(resolved),
    details: undefinedIfEmpty([
      ...listSchemaDetails(resolved).filter(({ name: key }) => !isDelivery || key !== 'default'),
      ...(refName(schema) === undefined ? listFieldDetails(schema) : []),
    ]),
    html: render(isDelivery ? withoutDirection(description) : description),
    rules: undefinedIfEmpty(renderRules(rules, context)),
    visibleTo: resolved['x-visible-to'],
    values: listValues(schema, document),
    // Nests one level only; deeper fields are on the pages of their schemas.
    nested: parents.length < 2 ? buildNested(schema, id, context, parents) : undefined,
  };
}

/**
 * Builds the rows for the fields of an object or of the objects in an array.
 * @param prefix the prefix of each anchor: `body.`
 * @param parents the names of the enclosing schemas, from the outermost
 */
export function buildSchemaFields(
  schema: SchemaObject,
  prefix: string,
  context: RenderContext,
  parents: readonly string[] = [],
): SchemaField[] {
  const unwrapped = unwrapArraySchema(schema);
  const name = refName(unwrapped);
  const fieldParents = name && parents.length === 0 ? [name] : parents;
  return listProperties(unwrapped, context.document)
    .filter(
      (property) =>
        !context.isDelivery || !resolveSchema(property.schema, context.document).writeOnly,
    )
    .map((property) => buildField(property, prefix, context, fieldParents));
}

/** Whether callers of some roles do not see a field, or a field in it. */
export const dependsOnRole = ({ visibleTo, nested }: SchemaField): boolean =>
  visibleTo !== undefined || (nested?.fields ?? []).some(dependsOnRole);
