import { findFirstSentence } from '../../site/markdown/first-sentence';
import { consolePath } from '../../site/page-paths';
import type { ChangeBadge } from '../../site/reference/change-badge';
import { getSite } from '../../site/site-settings';
import type { LanguageSample } from '../code/create-language-samples';
import { getChangeBadges } from './change-badges';
import { createDescriptionRenderer } from './description-renderer';
import { type FieldGroup, groupFields, listGroupHeadings } from './field-groups';
import { getOpenApiDocument } from './load-openapi-document';
import { listNeededFields } from './needed-fields';
import type { OpenApiDocument } from './openapi-document';
import type { MediaTypeObject, ParameterObject, SchemaObject } from './openapi-objects';
import { createOperationSamples } from './operation-samples';
import { getOperation, listWebhooks, type Operation } from './operations';
import { resolveResponse } from './resolve-response';
import { refName, unwrapArraySchema } from './resolve-schema';
import { formatRestrictions, getTokenUse, type TokenUse } from './restrictions';
import {
  buildSchemaFields,
  describeSchemaType,
  type RenderContext,
  type RuleHtml,
  renderRules,
  type SchemaField,
  type TypePart,
} from './schema-fields';
import { getSharedSchemas } from './shared-schemas';

export type Example = { id: string; summary: string; json: string };

/** The content of a request body or a response in one media type. */
export type MediaTypeContent = {
  mediaType: string;
  type: TypePart[];
  fields: SchemaField[];
  /** The fields in groups, if the schema has any. */
  groups?: FieldGroup[] | undefined;
  examples: Example[];
  /** Whether other operations return the same schema, whose page describes the fields. */
  isShared?: boolean;
};

type OperationResponse = {
  status: string;
  title: string;
  html: string;
  contents: MediaTypeContent[];
};

/** Everything that the page of an operation shows. */
export type OperationPageData = Pick<Operation, 'id' | 'method' | 'path' | 'tag' | 'summary'> & {
  isWebhook: boolean;
  badge?: ChangeBadge;
  /** The first sentence of the description, as plain text. */
  description: string;
  html: string;
  rules: RuleHtml[];
  /** The parameters, and the fields of the body, that have rules of their own. */
  fieldRules: Array<Pick<SchemaField, 'id' | 'name'>>;
  visibleTo: string[];
  /** What a caller needs (restrictions.ts). */
  restrictions: string | undefined;
  token: TokenUse;
  parameters: Array<{ title: string; id: string; fields: SchemaField[] }>;
  body?:
    | {
        html: string;
        required: boolean;
        contents: MediaTypeContent[];
        /** The fields that the sandbox needs, with their anchors; empty if it needs none. */
        neededFields: Array<{ path: string; id?: string | undefined }>;
      }
    | undefined;
  responses: OperationResponse[];
  samples: LanguageSample[];
  /** The operation in the console; undefined for webhooks, which the console cannot send. */
  consolePath?: string | undefined;
  headings: Array<{ id: string; text: string; level: number }>;
};

const statusTitles: Record<string, string> = {
  200: 'Success',
  204: 'Success, no body',
  403: 'Forbidden',
  405: 'Error',
};

const parameterGroups = [
  { location: 'path', title: 'Path parameters' },
  { location: 'query', title: 'Query parameters' },
  { location: 'header', title: 'Headers' },
] as const;

/** Returns the first sentence of a description without backticks, or all of a description that has no sentence. */
export function summarizeDescription(markdown: string): string {
  const text = markdown.replace(/\s+/g, ' ').trim();
  return (findFirstSentence(text) ?? text).replaceAll('`', '');
}

function buildParameter(parameter: ParameterObject, context: RenderContext): SchemaField {
  const { name, required, schema, description = '' } = parameter;
  // Pages show a parameter like a field, so it is built as the only property of an object.
  const [field] = buildSchemaFields(
    { type: 'object', properties: { [name]: schema }, required: required ? [name] : [] },
    `${parameter.in}.`,
    context,
  );
  if (!field) throw new Error(`The parameter "${name}" has no schema. Add one in openapi/.`);
  return {
    ...field,
    ...(parameter.deprecated && { badge: 'deprecated' }),
    html: context.render(description),
  };
}

/** Lists the anchors of fields and of those nested in them. */
const listFieldIds = (fields: readonly SchemaField[]): string[] =>
  fields.flatMap(({ id, nested }) => [id, ...listFieldIds(nested?.fields ?? [])]);

/** @param name the name of the part of the page: the anchors of its fields start with it */
function buildContents(
  content: Record<string, MediaTypeObject>,
  name: string,
  context: RenderContext,
) {
  return Object.entries(content).map(([mediaType, { schema, examples = {} }]): MediaTypeContent => {
    const fields = buildSchemaFields(schema, `${name}.`, context);
    return {
      mediaType,
      type: describeSchemaType(schema),
      fields,
      groups: groupFields(fields, schema, name, context.document),
      examples: Object.entries(examples).map(([id, { summary, value }]) => ({
        id,
        summary,
        json: JSON.stringify(value, null, 2),
      })),
    };
  });
}

function buildResponses({ source }: Operation, context: RenderContext): OperationResponse[] {
  const shared = getSharedSchemas(context.document);
  const isShared = (schema: SchemaObject) => shared.has(refName(unwrapArraySchema(schema)) ?? '');
  return Object.entries(source.responses).map(
    ([status, { description = '', content = {} }]): OperationResponse => ({
      status,
      title: statusTitles[status] ?? 'Response',
      html: context.render(description),
      contents: buildContents(content, status, context).map((part) => ({
        ...part,
        isShared: isShared(content[part.mediaType]?.schema ?? {}),
      })),
    }),
  );
}

/** Replaces the references to shared responses with the responses. */
function resolveResponses(operation: Operation, document: OpenApiDocument): Operation {
  const { source } = operation;
  const responses = Object.entries(source.responses).map(([status, response]) => [
    status,
    resolveResponse(response, document),
  ]);
  return { ...operation, source: { ...source, responses: Object.fromEntries(responses) } };
}

/** Returns the data of an operation's or a webhook's page. Throws if there is no operation with this id. */
export async function getOperationPage(
  operationId: string,
  document: OpenApiDocument = getOpenApiDocument(),
): Promise<OperationPageData> {
  const operation = resolveResponses(getOperation(operationId, document), document);
  const { id, method, path, tag, summary, source } = operation;
  const isWebhook = listWebhooks(document).some((webhook) => webhook.id === id);
  const { render } = createDescriptionRenderer(document);
  const badges = getChangeBadges();
  const badge = badges.operations.get(id);
  const context = { document, render, fieldBadges: badges.fields };
  const neededFields = isWebhook ? [] : listNeededFields(id);
  const parameters = parameterGroups
    .map(({ location, title }) => ({
      title,
      id: `${location}-parameters`,
      fields: source.parameters
        .filter((parameter) => parameter.in === location)
        .map((parameter) => buildParameter(parameter, context)),
    }))
    .filter(({ fields }) => fields.length > 0);
  const rules = renderRules(source['x-rules'], context);
  const bodyContents = buildContents(source.requestBody?.content ?? {}, 'body', {
    ...context,
    neededFields: neededFields.map((path) => `body.${path}`),
    isDelivery: isWebhook,
  });
  const bodyIds = new Set(bodyContents.flatMap(({ fields }) => listFieldIds(fields)));
  const body = source.requestBody && {
    html: render(source.requestBody.description),
    required: source.requestBody.required,
    contents: bodyContents,
    // A map has keys, but no fields to link to.
    neededFields: neededFields.map((path) => ({
      path,
      id: bodyIds.has(`body.${path}`) ? `body.${path}` : undefined,
    })),
  };
  const fieldRules = [...parameters, ...(body?.contents ?? [])]
    .flatMap(({ fields }) => fields)
    .filter((field) => field.rules)
    .map(({ name, id: anchor }) => ({ name, id: anchor }));
  const server = getSite().servers[0]?.url ?? '';
  const headings = [
    ...(rules.length + fieldRules.length > 0 ? [{ id: 'rules', text: 'Rules', level: 2 }] : []),
    ...parameters.map((group) => ({ id: group.id, text: group.title, level: 2 })),
    ...(body ? [{ id: 'body', text: 'Body', level: 2 }] : []),
    ...(body?.contents ?? []).flatMap(({ groups }) => listGroupHeadings(groups)),
    { id: 'responses', text: 'Responses', level: 2 },
  ];
  return {
    id,
    method,
    path,
    tag,
    summary,
    isWebhook,
    ...(badge && { badge }),
    description: summarizeDescription(source.description),
    html: render(source.description),
    rules,
    fieldRules,
    visibleTo: source['x-visible-to'] ?? [],
    restrictions: isWebhook ? undefined : formatRestrictions(operation),
    token: getTokenUse(source),
    parameters,
    body,
    responses: buildResponses(operation, context),
    samples: isWebhook ? [] : createOperationSamples(operation, server),
    consolePath: isWebhook ? undefined : consolePath(id),
    headings,
  };
}
