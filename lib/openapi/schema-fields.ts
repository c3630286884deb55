import { schemaPath } from '../site/urls';
import type { OpenApiDocument } from './openapi-document';
import { refName, type SchemaObject, unwrapArraySchema } from './openapi-objects';

/** A type in words, in parts: some lead to a schema's page. */
export type TypePart = { text: string; href?: string };

/** One row of a field list. */
export type SchemaField = {
  name: string;
  /** Its anchor on the page. */
  id: string;
  type: TypePart[];
  /** Left out where it is not so, like all that is empty: pages hold this twice. */
  required?: true;
  access?: 'read only' | 'write only';
  defaultValue?: string;
  /** Limits in words: `1 to 5`, a pattern. */
  limits?: string[];
  html: string;
  rules?: Array<{ title: string; html: string }>;
  visibleTo?: string[];
  /** Values of an enumeration: the first few, and how many more its page has. */
  values?: { shown: string[]; more: number; href: string };
  /** The fields of the object that it holds, folded. */
  nested?: { title: string; fields: SchemaField[] };
};

type Context = { document: OpenApiDocument; render: (markdown: string) => string };

/** An object with more fields than this is linked and not repeated inside another. */
const mostNestedFields = 24;
const mostShownValues = 6;

const formats: Record<string, string> = {
  'date-time': 'date-time',
  date: 'date',
  email: 'e-mail address',
  uri: 'URL',
  binary: 'binary',
  password: 'password',
};

/** A schema and, for a reference, what it refers to: the referring schema's own words win. */
export function resolveSchema(schema: SchemaObject, document: OpenApiDocument): SchemaObject {
  const name = refName(schema);
  if (!name) return schema;
  const target = document.components.schemas[name];
  if (!target) throw new Error(`The document has no schema "${name}"`);
  const { $ref: _ref, ...own } = schema;
  return { ...resolveSchema(target, document), ...own };
}

/** The properties of an object with those of all that it is composed of. */
export function listProperties(
  schema: SchemaObject,
  document: OpenApiDocument,
): Array<{ name: string; schema: SchemaObject; required: boolean }> {
  const { allOf = [], properties = {}, required = [] } = resolveSchema(schema, document);
  return [
    ...allOf.flatMap((part) => listProperties(part, document)),
    ...Object.entries(properties).map(([name, property]) => ({
      name,
      schema: property,
      required: required.includes(name),
    })),
  ];
}

/** A type in words: `array of Person`, `string · date`. */
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
  if (!schema.type) return [{ text: 'not published' }];
  const format =
    schema.contentEncoding ??
    (schema.type === 'string' && schema.format ? formats[schema.format] : undefined);
  return [{ text: format ? `${schema.type} · ${format}` : schema.type }];
}

/** A list, or nothing where it is empty. */
const orNothing = <T>(list: T[] = []): T[] | undefined => (list.length > 0 ? list : undefined);

function describeLimits({ minimum, maximum, pattern }: SchemaObject): string[] | undefined {
  const range =
    minimum !== undefined && maximum !== undefined
      ? `${minimum} to ${maximum}`
      : minimum !== undefined
        ? `at least ${minimum}`
        : `at most ${maximum}`;
  return orNothing([
    ...(minimum === undefined && maximum === undefined ? [] : [range]),
    ...(pattern ? [`pattern ${pattern}`] : []),
  ]);
}

function listValues(schema: SchemaObject, document: OpenApiDocument): SchemaField['values'] {
  const held = unwrapArraySchema(schema);
  const name = refName(held);
  const values = resolveSchema(held, document).enum;
  if (!name || !values) return undefined;
  const shown = values.length <= mostShownValues + 2 ? values : values.slice(0, mostShownValues);
  return { shown, more: values.length - shown.length, href: schemaPath(name) };
}

function buildNested(
  schema: SchemaObject,
  id: string,
  context: Context,
  parents: readonly string[],
): SchemaField['nested'] {
  const held = unwrapArraySchema(schema);
  const name = refName(held);
  if (name && parents.includes(name)) return undefined;
  const count = listProperties(held, context.document).length;
  if (count === 0 || count > mostNestedFields) return undefined;
  const fields = buildSchemaFields(held, `${id}.`, context, name ? [...parents, name] : parents);
  return { title: name ? `Fields of ${name}` : 'Fields', fields };
}

function buildField(
  { name, schema, required }: { name: string; schema: SchemaObject; required: boolean },
  prefix: string,
  context: Context,
  parents: readonly string[],
): SchemaField {
  const { document, render } = context;
  const resolved = resolveSchema(schema, document);
  // The rules of an object stand on its own page; those of a plain value are the field's.
  const rules =
    listProperties(schema, document).length > 0 ? schema['x-rules'] : resolved['x-rules'];
  const id = prefix + name;
  return {
    name,
    id,
    type: describeSchemaType(schema),
    required: required || undefined,
    access: resolved.readOnly ? 'read only' : resolved.writeOnly ? 'write only' : undefined,
    defaultValue: resolved.default === undefined ? undefined : String(resolved.default),
    limits: describeLimits(resolved),
    html: render(resolved.description ?? ''),
    rules: orNothing(rules?.map(({ title, rule }) => ({ title, html: render(rule) }))),
    visibleTo: resolved['x-visible-to'],
    values: listValues(schema, document),
    // One level below the page's own fields: deeper ones stand on the page of their schema.
    nested: parents.length < 2 ? buildNested(schema, id, context, parents) : undefined,
  };
}

/**
 * The fields of an object, or of the items of an array, as rows.
 * @param prefix what stands before each anchor: `body.`
 * @param parents the schemas that the rows stand in, from the outermost
 */
export function buildSchemaFields(
  schema: SchemaObject,
  prefix: string,
  context: Context,
  parents: readonly string[] = [],
): SchemaField[] {
  const held = unwrapArraySchema(schema);
  const name = refName(held);
  const inside = name && parents.length === 0 ? [name] : parents;
  return listProperties(held, context.document).map((property) =>
    buildField(property, prefix, context, inside),
  );
}
