import { slug } from 'github-slugger';
import { unknownName } from '../../kit/diagnostics/suggest-name';
import { pluralize } from '../../kit/text/pluralize';
import type { PageLink } from '../../site/navigation/sidebar-navigation';
import { schemaPath } from '../../site/page-paths';
import type { ChangeBadge } from '../../site/reference/change-badge';
import { getAppointmentPhases } from '../../site/reference/reference-data';
import { getChangeBadges } from './change-badges';
import { createDescriptionRenderer } from './description-renderer';
import { listDocumentedValues } from './documented-values';
import { type FieldGroup, groupFields, listGroupHeadings } from './field-groups';
import { getOpenApiDocument } from './load-openapi-document';
import { openQuestionsHeading, splitOpenQuestions } from './open-questions';
import type { OpenApiDocument } from './openapi-document';
import type { ExternalDocs } from './openapi-objects';
import { summarizeDescription } from './operation-page-data';
import { listChoices, listProperties, refName } from './resolve-schema';
import { listSchemaDetails, type SchemaDetail } from './schema-details';
import {
  buildChoices,
  buildSchemaFields,
  describeSchemaType,
  type FieldChoice,
  type RuleHtml,
  renderRules,
  type SchemaField,
  type TypePart,
} from './schema-fields';
import { hasType } from './schema-types';
import { findSchemaUsages, listProviderSchemas, type SchemaUsage } from './schema-usages';

/** One value of an enumeration, open or not. Its anchor is the value itself. */
/** A value with its documented meaning, and the one that its name suggests, both as HTML. */
type EnumerationValue = { value: string; html: string; interpretation: string };

/** Values below a heading of their own. */
type ValueGroup = { title: string; id: string; meaning: string; values: EnumerationValue[] };

/** The statuses of an appointment by phase, as on their page, if the phases have all of them. */
function groupValues(name: string, values: readonly EnumerationValue[]): ValueGroup[] | undefined {
  if (name !== 'AppointmentStatus') return undefined;
  const groups = getAppointmentPhases().phases.map(({ title, meaning, statuses }) => ({
    title,
    id: slug(title),
    meaning,
    values: values.filter(({ value }) => statuses.some(({ status }) => status === value)),
  }));
  return groups.flatMap((group) => group.values).length === values.length ? groups : undefined;
}

/** The data of a schema that lists show. */
export type SchemaSummary = {
  name: string;
  kind: 'object' | 'enumeration' | 'value';
  summary: string;
};

/** Everything that the page of a schema shows. */
export type SchemaPageData = SchemaSummary & {
  badge?: ChangeBadge;
  html: string;
  /** What the description leaves open, as HTML. */
  openQuestions: string[];
  type: TypePart[];
  details: SchemaDetail[];
  externalDocs?: ExternalDocs | undefined;
  rules: RuleHtml[];
  /** The schemas that it is composed of, which have their own pages. */
  composedOf: TypePart[];
  fields: SchemaField[];
  choices: FieldChoice[];
  /** The fields in groups, if the schema has any. */
  groups?: FieldGroup[] | undefined;
  values: EnumerationValue[];
  /** The values in groups, if they have any. */
  valueGroups?: ValueGroup[] | undefined;
  isOpen: boolean;
  /** Whether the values are the codes of a standard. */
  isCodeList: boolean;
  example?: string | undefined;
  usages: SchemaUsage[];
  /** The adjacent schemas in the list that has this one. */
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
  headings: Array<{ id: string; text: string; level: number }>;
};

const getSchemaKind = (name: string, document: OpenApiDocument): SchemaSummary['kind'] => {
  const schema = document.components.schemas[name] ?? {};
  if (schema.enum || schema['x-known-values'] || schema['x-open-list']) return 'enumeration';
  const isObject = hasType(schema, 'object') || schema.properties || schema.allOf;
  return isObject || listChoices(schema, document).length > 0 ? 'object' : 'value';
};

/** Lists all schemas, sorted by name. */
export function listSchemas(document: OpenApiDocument = getOpenApiDocument()): SchemaSummary[] {
  return Object.entries(document.components.schemas)
    .map(([name, { description = '' }]) => ({
      name,
      kind: getSchemaKind(name, document),
      summary: summarizeDescription(description),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

type Usages = { usages: Map<string, SchemaUsage[]>; providerSchemas: Set<string> };

/** All pages use those of the same document. */
const usagesByDocument = new WeakMap<OpenApiDocument, Usages>();

function getUsages(document: OpenApiDocument): Usages {
  const known = usagesByDocument.get(document) ?? {
    usages: findSchemaUsages(document),
    providerSchemas: listProviderSchemas(document),
  };
  usagesByDocument.set(document, known);
  return known;
}

function findAdjacentSchemas(
  name: string,
  document: OpenApiDocument,
): Pick<SchemaPageData, 'previous' | 'next'> {
  const isEnumeration = getSchemaKind(name, document) === 'enumeration';
  const list = listSchemas(document).filter(
    ({ kind }) => (kind === 'enumeration') === isEnumeration,
  );
  const index = list.findIndex((schema) => schema.name === name);
  const toLink = (schema: SchemaSummary | undefined) =>
    schema && { label: schema.name, path: schemaPath(schema.name) };
  return { previous: toLink(list[index - 1]), next: toLink(list[index + 1]) };
}

/** Returns the data of a schema's page. Throws if there is no schema with this name. */
export function getSchemaPage(
  name: string,
  document: OpenApiDocument = getOpenApiDocument(),
): SchemaPageData {
  const schema = document.components.schemas[name];
  if (!schema) throw unknownName('schema', name, Object.keys(document.components.schemas));
  const { render } = createDescriptionRenderer(document);
  const { description = '' } = schema;
  const knownValues = schema['x-known-values'];
  const valueDescriptions = schema['x-enum-descriptions'] ?? {};
  const interpretations = schema['x-enum-interpretations'] ?? {};
  const values = knownValues
    ? Object.entries(knownValues).map(([value, text]) => ({
        value,
        html: render(text),
        interpretation: '',
      }))
    : listDocumentedValues(schema).map((value) => ({
        value,
        html: render(valueDescriptions[value] ?? ''),
        interpretation: render(interpretations[value] ?? ''),
      }));
  const reference = { $ref: `#/components/schemas/${name}` };
  const { schemas, fields: fieldBadges } = getChangeBadges();
  const badge = schemas.get(name);
  const { text, questions } = splitOpenQuestions(description);
  const { usages: allUsages, providerSchemas } = getUsages(document);
  const context = {
    document,
    render,
    fieldBadges,
    anchors: new Set<string>(),
    isResponse: providerSchemas.has(name),
  };
  const fields = buildSchemaFields(reference, '', context);
  const choices = buildChoices(reference, '', context);
  const groups = groupFields(fields, reference, 'fields', document);
  const usages = allUsages.get(name) ?? [];
  const rules = renderRules(schema['x-rules'], { render });
  const [example] = schema.examples ?? [];
  const kind = getSchemaKind(name, document);
  const valueGroups = groupValues(name, values);
  return {
    name,
    kind,
    ...(badge && { badge }),
    summary: summarizeDescription(description),
    html: render(text),
    openQuestions: questions.map(render),
    type: describeSchemaType(schema),
    details: [
      ...(schema.title === undefined ? [] : [{ name: 'title', value: schema.title }]),
      ...listSchemaDetails(schema),
    ],
    externalDocs: schema.externalDocs,
    rules,
    composedOf: (schema.allOf ?? [])
      .filter((part) => refName(part) !== undefined)
      .flatMap((part, index) => [
        ...(index > 0 ? [{ text: ' and ' }] : []),
        ...describeSchemaType(part),
      ]),
    fields,
    choices,
    groups,
    values,
    valueGroups,
    isOpen: schema['x-open-list'] ?? false,
    isCodeList: knownValues !== undefined,
    example:
      kind === 'enumeration' || example === undefined
        ? undefined
        : JSON.stringify(example, null, 2),
    usages,
    ...findAdjacentSchemas(name, document),
    headings: [
      ...(rules.length > 0 ? [{ id: 'rules', text: 'Rules', level: 2 }] : []),
      ...(values.length > 0 ? [{ id: 'values', text: 'Values', level: 2 }] : []),
      ...(valueGroups ?? []).map(({ id, title }) => ({ id, text: title, level: 3 })),
      ...(fields.length > 0 ? [{ id: 'fields', text: 'Fields', level: 2 }] : []),
      ...listGroupHeadings(groups),
      ...(choices.length > 0 ? [{ id: 'alternatives', text: 'Alternatives', level: 2 }] : []),
      ...(usages.length > 0 ? [{ id: 'used-in', text: 'Used in', level: 2 }] : []),
      ...(questions.length > 0 ? [openQuestionsHeading] : []),
    ],
  };
}

/** Describes the number of fields or values of a schema, for lists. */
export function describeSize(
  name: string,
  document: OpenApiDocument = getOpenApiDocument(),
): string | undefined {
  const schema = document.components.schemas[name] ?? {};
  const { 'x-known-values': codes, 'x-open-list': isOpen } = schema;
  if (codes) return `${Object.keys(codes).length} codes of a standard`;
  const values = listDocumentedValues(schema);
  if (isOpen) {
    return values.length > 0 ? `${values.length} documented values, open` : 'values not documented';
  }
  if (values.length > 0) return pluralize(values.length, 'value');
  const fields = listProperties(schema, document);
  return fields.length > 0 ? pluralize(fields.length, 'field') : undefined;
}
