import type { PageLink } from '../navigation/sidebar-navigation';
import { schemaPath } from '../site/urls';
import { createDescriptionRenderer } from './description-renderer';
import { getOpenApiDocument, type OpenApiDocument } from './openapi-document';
import { refName } from './openapi-objects';
import { firstSentence } from './operation-page-data';
import {
  buildSchemaFields,
  describeSchemaType,
  listProperties,
  type SchemaField,
  type TypePart,
} from './schema-fields';
import { findSchemaUsages, type SchemaUsage } from './schema-usages';

/** One value of an enumeration or an open list; its anchor is the value itself. */
export type EnumerationValue = { value: string; html: string };

/** A schema as lists need it. */
export type SchemaSummary = {
  name: string;
  kind: 'object' | 'enumeration' | 'value';
  summary: string;
};

/** Everything that the page of a schema shows. */
export type SchemaPageData = SchemaSummary & {
  html: string;
  type: TypePart[];
  pattern?: string;
  range?: string;
  defaultValue?: string;
  rules: NonNullable<SchemaField['rules']>;
  /** The schemas that it is composed of, which have fields of their own pages. */
  composedOf: TypePart[];
  fields: SchemaField[];
  values: EnumerationValue[];
  isOpen: boolean;
  /** Where the values come from, for codes of a standard. */
  isCodeList: boolean;
  example?: string;
  usages: SchemaUsage[];
  /** Its neighbours in the list that it stands in. */
  previous?: PageLink;
  next?: PageLink;
  headings: Array<{ id: string; text: string; level: number }>;
};

const kindOf = (name: string, document: OpenApiDocument): SchemaSummary['kind'] => {
  const schema = document.components.schemas[name] ?? {};
  if (schema.enum || schema['x-known-values'] || schema['x-open-list']) return 'enumeration';
  return schema.type === 'object' || schema.allOf ? 'object' : 'value';
};

/** All schemas, sorted by name. */
export function listSchemas(document: OpenApiDocument = getOpenApiDocument()): SchemaSummary[] {
  return Object.entries(document.components.schemas)
    .map(([name, { description = '' }]) => ({
      name,
      kind: kindOf(name, document),
      summary: firstSentence(description),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

let usagesOf: { document: OpenApiDocument; usages: Map<string, SchemaUsage[]> } | undefined;

function getUsages(document: OpenApiDocument): Map<string, SchemaUsage[]> {
  if (usagesOf?.document !== document) usagesOf = { document, usages: findSchemaUsages(document) };
  return usagesOf.usages;
}

function findNeighbours(
  name: string,
  document: OpenApiDocument,
): Pick<SchemaPageData, 'previous' | 'next'> {
  const isListed = kindOf(name, document) === 'enumeration';
  const list = listSchemas(document).filter(({ kind }) => (kind === 'enumeration') === isListed);
  const index = list.findIndex((schema) => schema.name === name);
  const toLink = (schema: SchemaSummary | undefined) =>
    schema && { label: schema.name, path: schemaPath(schema.name) };
  return { previous: toLink(list[index - 1]), next: toLink(list[index + 1]) };
}

/** The page of one schema. Throws with the known names where there is none. */
export function getSchemaPage(
  name: string,
  document: OpenApiDocument = getOpenApiDocument(),
): SchemaPageData {
  const schema = document.components.schemas[name];
  if (!schema) {
    const known = Object.keys(document.components.schemas).join(', ');
    throw new Error(`No schema has the name "${name}"; known: ${known}`);
  }
  const { render } = createDescriptionRenderer(document);
  const { description = '', minimum, maximum } = schema;
  const known = schema['x-known-values'];
  const explained = schema['x-enum-descriptions'] ?? {};
  const listed =
    schema.enum ??
    (schema['x-open-list'] ? (schema.examples ?? []).filter((v) => typeof v === 'string') : []);
  const values = known
    ? Object.entries(known).map(([value, text]) => ({ value, html: render(text) }))
    : listed.map((value) => ({ value, html: render(explained[value] ?? '') }));
  const fields = buildSchemaFields({ $ref: `#/components/schemas/${name}` }, '', {
    document,
    render,
  });
  const usages = getUsages(document).get(name) ?? [];
  const rules = (schema['x-rules'] ?? []).map(({ title, rule }) => ({ title, html: render(rule) }));
  const [example] = schema.examples ?? [];
  const isEnumeration = kindOf(name, document) === 'enumeration';
  return {
    name,
    kind: kindOf(name, document),
    summary: firstSentence(description),
    html: render(description),
    type: describeSchemaType(schema),
    pattern: schema.pattern,
    range: minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}` : undefined,
    defaultValue: schema.default === undefined ? undefined : String(schema.default),
    rules,
    composedOf: (schema.allOf ?? []).flatMap((part) =>
      refName(part) ? describeSchemaType(part) : [],
    ),
    fields,
    values,
    isOpen: schema['x-open-list'] ?? false,
    isCodeList: known !== undefined,
    example: isEnumeration || example === undefined ? undefined : JSON.stringify(example, null, 2),
    usages,
    ...findNeighbours(name, document),
    headings: [
      ...(rules.length > 0 ? [{ id: 'rules', text: 'Rules' }] : []),
      ...(values.length > 0 ? [{ id: 'values', text: 'Values' }] : []),
      ...(fields.length > 0 ? [{ id: 'fields', text: 'Fields' }] : []),
      ...(usages.length > 0 ? [{ id: 'used-in', text: 'Used in' }] : []),
    ].map((heading) => ({ ...heading, level: 2 })),
  };
}

/** How many fields or values a schema has, for lists. */
export function countFieldsOrValues(
  name: string,
  document: OpenApiDocument = getOpenApiDocument(),
): number {
  const schema = document.components.schemas[name] ?? {};
  const values = schema.enum ?? Object.keys(schema['x-known-values'] ?? {});
  return values.length || listProperties(schema, document).length;
}
