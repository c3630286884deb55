import { schemaPath } from '../../site/page-paths';
import type { ChangeBadge } from '../../site/reference/change-badge';
import type { OpenApiDocument } from './openapi-document';
import type { Rule, SchemaObject } from './openapi-objects';
import { requestRuleTitles } from './request-rules';
import { listProperties, refName, resolveSchema, unwrapArraySchema } from './resolve-schema';

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
  /** Whether the smallest body that the sandbox accepts has the field. */
  needed?: true | undefined;
  access?: 'read only' | 'write only' | undefined;
  defaultValue?: string | undefined;
  /** A range in words: `1 to 5`. */
  range?: string | undefined;
  pattern?: string | undefined;
  html: string;
  rules?: RuleHtml[] | undefined;
  visibleTo?: string[] | undefined;
  /** The first values of an enumeration, and how many more its page lists. */
  values?: { shown: string[]; more: number; href: string } | undefined;
  /** The fields of an object, collapsed. */
  nested?: { title: string; fields: SchemaField[] } | undefined;
  /** Absent, not undefined, if there is none. */
  badge?: ChangeBadge;
};

export type RenderContext = {
  document: OpenApiDocument;
  render: (markdown: string) => string;
  /** The anchors of the fields that the sandbox needs. */
  neededFields?: readonly string[];
  /** Whether the provider sends the object to a partner, so that nothing about requests to the API applies. */
  isDelivery?: boolean;
  /** The badges of fields by their descriptions in the document. */
  fieldBadges?: ReadonlyMap<SchemaObject, ChangeBadge>;
};

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

/** Describes a type in words: `array of Person`, `string · date`. */
export function describeSchemaType(schema: SchemaObject): TypePart[] {
  const name = refName(schema);
  if (name) return [{ text: name, href: schemaPath(name) }];
  if (schema.type === 'array') {
    return [{ text: 'array of ' }, ...(schema.items ? describeSchemaType(schema.items) : [])];
  }
  if (typeof schema.additionalProperties === 'object') {
    const keys = schema.propertyNames ? refName(schema.propertyNames) : undefined;
    return [
      { text: 'map of ' },
      ...(keys ? [{ text: keys, href: schemaPath(keys) }, { text: ' to ' }] : []),
      ...describeSchemaType(schema.additionalProperties),
    ];
  }
  if (schema.allOf) return [{ text: 'object' }];
  if (!schema.type) return [{ text: 'not documented' }];
  const format =
    schema.contentEncoding ??
    (schema.type === 'string' && schema.format ? formats[schema.format] : undefined);
  return [{ text: format ? `${schema.type} · ${format}` : schema.type }];
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

function describeRange({ minimum, maximum }: SchemaObject): string | undefined {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (minimum !== undefined) return `at least ${minimum}`;
  return maximum === undefined ? undefined : `at most ${maximum}`;
}

function describeAccess({ readOnly, writeOnly }: SchemaObject): SchemaField['access'] {
  if (readOnly) return 'read only';
  return writeOnly ? 'write only' : undefined;
}

function listValues(schema: SchemaObject, document: OpenApiDocument): SchemaField['values'] {
  const unwrapped = unwrapArraySchema(schema);
  const name = refName(unwrapped);
  const values = resolveSchema(unwrapped, document).enum;
  if (!name || !values) return undefined;
  const shown = values.length <= maxShownValues + 2 ? values : values.slice(0, maxShownValues);
  return { shown, more: values.length - shown.length, href: schemaPath(name) };
}

function buildNested(
  schema: SchemaObject,
  id: string,
  context: RenderContext,
  parents: readonly string[],
): SchemaField['nested'] {
  const unwrapped = unwrapArraySchema(schema);
  const name = refName(unwrapped);
  if (name && parents.includes(name)) return undefined;
  const count = listProperties(unwrapped, context.document).length;
  if (count === 0 || count > maxNestedFields) return undefined;
  const innerParents = name ? [...parents, name] : parents;
  const fields = buildSchemaFields(unwrapped, `${id}.`, context, innerParents);
  return { title: name ? `Fields of ${name}` : 'Fields', fields };
}

function buildField(
  { name, schema, required }: { name: string; schema: SchemaObject; required: boolean },
  prefix: string,
  context: RenderContext,
  parents: readonly string[],
): SchemaField {
  const { document, render, isDelivery } = context;
  const resolved = resolveSchema(schema, document);
  const rules = listFieldRules(schema, document).filter(
    ({ title }) => !isDelivery || !requestRuleTitles.includes(title),
  );
  const description = resolved.description ?? '';
  const id = prefix + name;
  const badge = resolved.deprecated ? 'deprecated' : context.fieldBadges?.get(schema);
  return {
    name,
    id,
    ...(badge && { badge }),
    type: describeSchemaType(schema),
    required: required || undefined,
    needed: context.neededFields?.includes(id) || undefined,
    access: isDelivery ? undefined : describeAccess(resolved),
    defaultValue:
      isDelivery || resolved.default === undefined ? undefined : String(resolved.default),
    range: describeRange(resolved),
    pattern: resolved.pattern,
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
