import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../kit/json/is-record';
import { findFirstSentence } from '../../site/markdown/first-sentence';
import { consolePath } from '../../site/page-paths';
import type { ChangeBadge } from '../../site/reference/change-badge';
import { getSite } from '../../site/site-settings';
import { describeSecurity } from '../call/credentials';
import { isJsonType } from '../call/request-body';
import { resolveServerUrl } from '../call/server-url';
import type { LanguageSample } from '../code/create-language-samples';
import { toWords } from '../normalize/normalize-document';
import { getChangeBadges } from './change-badges';
import { createDescriptionRenderer } from './description-renderer';
import { listExtensions } from './extensions';
import { type FieldGroup, groupFields, listGroupHeadings } from './field-groups';
import { getOpenApiDocument } from './load-openapi-document';
import { listNeededFields } from './needed-fields';
import { openQuestionsHeading, splitOpenQuestions } from './open-questions';
import type { OpenApiDocument } from './openapi-document';
import type {
  ExternalDocs,
  HeaderObject,
  MediaTypeObject,
  ParameterObject,
  SchemaObject,
} from './openapi-objects';
import { createOperationSamples } from './operation-samples';
import { getOperation, listOperations, listWebhooks, type Operation } from './operations';
import { resolveResponse } from './resolve-response';
import { refName, unwrapArraySchema } from './resolve-schema';
import { formatRestrictions, formatViewers, getTokenUse, type TokenUse } from './restrictions';
import { generateExample, writeInMediaType } from './sample-body';
import { findSavedLines } from './saved-record';
import { codeDetail, listDetails, listSchemaDetails, type SchemaDetail } from './schema-details';
import {
  buildChoices,
  buildSchemaFields,
  dependsOnRole,
  describeSchemaType,
  type FieldChoice,
  nameSchemaType,
  type RenderContext,
  type RuleHtml,
  renderRules,
  type SchemaField,
  type TypePart,
} from './schema-fields';
import { getSharedSchemas } from './shared-schemas';
import { getStatusTitle } from './status-title';

/** An example as text. */
export type Example = {
  id: string;
  summary: string;
  json: string;
  isJson: boolean;
  /** Whether the description has no example, and this one is a value of the schema. */
  isGenerated?: true;
  /** The lines with the record that the request saves, in a response with more: `9-20`. */
  savedLines?: string | undefined;
};

/** The content of a request body or a response in one media type. */
export type MediaTypeContent = {
  mediaType: string;
  /** Whether the schema has a page. */
  isNamed: boolean;
  type: TypePart[];
  fields: SchemaField[];
  choices: FieldChoice[];
  /** What the schema of a plain value says about it. */
  details?: SchemaDetail[] | undefined;
  /** The fields in groups, if the schema has any. */
  groups?: FieldGroup[] | undefined;
  examples: Example[];
  /** The media type before it that has the same schema, and so the same fields. */
  sameAs?: string;
  /** Whether other operations return the same schema, whose page describes the fields. */
  isShared?: boolean;
};

type OperationResponse = {
  status: string;
  title: string;
  html: string;
  headers: SchemaField[];
  links: ResponseLink[];
  contents: MediaTypeContent[];
};

/** An operation that can be called next, with the values that it takes from the response. */
type ResponseLink = {
  name: string;
  html: string;
  operation?: string | undefined;
  details: SchemaDetail[];
};

/** A request that the provider sends because of the operation. */
type OperationCallback = {
  name: string;
  method: string;
  /** An expression of OpenAPI: `{$request.body#/callbackUrl}`. */
  url: string;
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
  /** What the description leaves open, as HTML. */
  openQuestions: string[];
  rules: RuleHtml[];
  visibleTo: string[];
  /** What a caller needs (restrictions.ts). */
  restrictions: string | undefined;
  /** Whether callers of some roles cannot make the call, or cannot see all fields. */
  dependsOnRole: boolean;
  token: TokenUse;
  /** The credentials in words: "Access token (X-Token)". */
  security: string;
  /** What the description says about each credential. */
  securityDetails: Array<{ name: string; html: string; details: SchemaDetail[] }>;
  /** Extensions that a setting shows. */
  details: SchemaDetail[];
  /** The operation's own servers, if they are not those of all others. */
  servers: Array<{ url: string; description?: string | undefined; details: SchemaDetail[] }>;
  externalDocs?: ExternalDocs | undefined;
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
  callbacks: OperationCallback[];
  /** The request in each language, for each alternative of the body. */
  samples: LanguageSample[][];
  /** The operation in the console; undefined for webhooks, which the console cannot send. */
  consolePath?: string | undefined;
  headings: Array<{ id: string; text: string; level: number }>;
};

/** The name of a shared response as words: `NotFound` is "Not found". */
function nameShared({ $ref: reference = '' }: { $ref?: string | undefined }): string | undefined {
  const name = reference.split('/').at(-1) ?? '';
  return name === '' ? undefined : toWords(name);
}

const parameterGroups = [
  { location: 'path', title: 'Path parameters' },
  { location: 'query', title: 'Query parameters' },
  { location: 'header', title: 'Headers' },
  { location: 'cookie', title: 'Cookies' },
] as const;

/** Returns the first sentence of a description without backticks, or all of a description that has no sentence. */
export function summarizeDescription(markdown: string): string {
  const text = markdown.replace(/\s+/g, ' ').trim();
  return (findFirstSentence(text) ?? text).replaceAll('`', '');
}

/** A parameter, or a header of a response. */
function buildParameter(
  parameter: HeaderObject & Pick<ParameterObject, 'name' | 'in'>,
  prefix: string,
  context: RenderContext,
): SchemaField {
  const {
    name,
    required,
    schema,
    description = '',
    mediaType,
    in: _in,
    deprecated,
    ...rest
  } = parameter;
  const {
    example: _example,
    examples = {},
    'x-rules': _rules,
    'x-visible-to': _viewers,
    ...others
  } = rest;
  // Pages show a parameter like a field, so it is built as the only property of an object.
  const [field] = buildSchemaFields(
    { type: 'object', properties: { [name]: schema }, required: required ? [name] : [] },
    prefix,
    context,
  );
  if (!field) throw new Error(`The parameter "${name}" has no schema. Add one in openapi/.`);
  const details = [
    ...(field.details ?? []),
    ...(mediaType === undefined ? [] : [codeDetail('as', mediaType)]),
    ...listDetails(others),
    ...Object.values(examples).flatMap(({ summary, value, externalValue, description: text }) => [
      codeDetail(`example ${summary}`, externalValue ?? value),
      ...(text === undefined ? [] : [{ value: text }]),
    ]),
  ];
  return {
    ...field,
    ...(deprecated && { badge: 'deprecated' }),
    ...(details.length > 0 && { details }),
    html: context.render(description) || field.html,
  };
}

/** Lists the anchors of fields and of those nested in them. */
const listFieldIds = (fields: readonly SchemaField[]): string[] =>
  fields.flatMap(({ id, nested }) => [id, ...listFieldIds(nested?.fields ?? [])]);

/** An example as it is sent: a text of another type than JSON has no quotation marks. */
const formatExample = (value: unknown, mediaType: string): string =>
  typeof value === 'string' && !isJsonType(mediaType)
    ? value
    : (JSON.stringify(value, null, 2) ?? '');

/** The examples of a body, or, if there is none, a value of its schema. */
function listExamples(
  mediaType: string,
  media: MediaTypeObject,
  { document, isResponse = false }: RenderContext,
  request?: unknown,
): Example[] {
  const toExample = (value: unknown) => {
    const written = writeInMediaType(value, mediaType, media, document);
    const isJson = isJsonType(mediaType) || typeof written !== 'string';
    return { json: formatExample(written, mediaType), isJson };
  };
  const examples = Object.entries(media.examples ?? {});
  if (examples.length === 0) {
    const value = generateExample(mediaType, media, document, isResponse);
    return value === undefined
      ? []
      : [
          {
            id: 'generated',
            summary: 'Generated from the schema',
            isGenerated: true,
            ...toExample(value),
          },
        ];
  }
  return examples.map(([id, { summary, value, externalValue }]) => ({
    id,
    summary,
    ...(externalValue === undefined ? toExample(value) : { json: externalValue, isJson: false }),
    savedLines: findSavedLines(value, request),
  }));
}

/** Adds the values that an example has, so that readers find the fields that a usual request needs. */
const addExampleValues = (fields: readonly SchemaField[], example: unknown): SchemaField[] => {
  const [values = example] = Array.isArray(example) ? example : [];
  return fields.map((field) => {
    const value = isRecord(values) ? values[field.name] : undefined;
    if (value === undefined || isRecord(value)) return field;
    return { ...field, details: [...(field.details ?? []), codeDetail('in the example', value)] };
  });
};

/**
 * @param name the name of the part of the page: the anchors of its fields start with it
 * @param request the body of the request that a response responds to
 */
function buildContents(
  content: Record<string, MediaTypeObject>,
  name: string,
  context: RenderContext,
  request?: unknown,
) {
  const entries = Object.entries(content);
  return entries.map(([mediaType, media]): MediaTypeContent => {
    const { schema, encoding = {} } = media;
    const same = entries.find(([, other]) => isDeepStrictEqual(other.schema, schema));
    const sameAs = same?.[0] === mediaType ? undefined : same?.[0];
    const built = sameAs === undefined ? buildSchemaFields(schema, `${name}.`, context) : [];
    const [example] = Object.values(media.examples ?? {});
    const fields = name === 'body' ? addExampleValues(built, example?.value) : built;
    const details = [
      ...(schema.$ref === undefined ? listSchemaDetails(schema) : []),
      ...Object.entries(encoding).flatMap(([field, { contentType, headers = {}, ...rest }]) => [
        ...listDetails({ [`${field} as`]: contentType, ...rest }),
        ...Object.entries(headers).map(([header, { schema: type, description }]) => ({
          name: `${field} header ${header}`,
          value: description ?? nameSchemaType(type),
        })),
      ]),
      ...listDetails(Object.fromEntries(listExtensions(media))),
    ];
    return {
      mediaType,
      isNamed: refName(unwrapArraySchema(schema)) !== undefined,
      type: describeSchemaType(schema),
      fields,
      choices: sameAs === undefined ? buildChoices(schema, `${name}.`, context) : [],
      ...(sameAs !== undefined && { sameAs }),
      ...(details.length > 0 && { details }),
      groups: groupFields(fields, schema, name, context.document),
      examples: listExamples(mediaType, media, context, request),
    };
  });
}

function buildResponses(
  { source }: Operation,
  references: Operation['source']['responses'],
  context: RenderContext,
): OperationResponse[] {
  const shared = getSharedSchemas(context.document);
  const operationIds = new Set(listOperations(context.document).map(({ id }) => id));
  const [body] = Object.values(source.requestBody?.content ?? {});
  const [request] = Object.values(body?.examples ?? {});
  const isShared = (schema: SchemaObject) => shared.has(refName(unwrapArraySchema(schema)) ?? '');
  return Object.entries(source.responses).map(
    ([
      status,
      { description = '', content = {}, headers = {}, links = {} },
    ]): OperationResponse => ({
      status,
      title: getStatusTitle(status, description, nameShared(references[status] ?? {})),
      html: context.render(description),
      headers: Object.entries(headers).map(([name, header]) =>
        buildParameter({ ...header, name, in: 'header' }, `${status}.header.`, context),
      ),
      links: Object.entries(links).map(([name, link]) => {
        const isKnown = operationIds.has(link.operationId ?? '');
        return {
          name,
          html: context.render(link.description ?? ''),
          operation: isKnown ? link.operationId : undefined,
          details: listDetails({
            ...link.parameters,
            operation: link.operationRef ?? (isKnown ? undefined : link.operationId),
          }),
        };
      }),
      contents: buildContents(content, status, context, request?.value).map((part) => ({
        ...part,
        isShared: isShared(content[part.mediaType]?.schema ?? {}),
      })),
    }),
  );
}

function buildCallbacks({ source }: Operation, context: RenderContext): OperationCallback[] {
  return Object.entries(source.callbacks ?? {}).flatMap(([name, urls]) =>
    Object.entries(urls).flatMap(([url, methods]) =>
      Object.entries(methods).map(([method, { description, requestBody }]) => ({
        name,
        method: method.toUpperCase(),
        url,
        html: context.render(description),
        contents: buildContents(requestBody?.content ?? {}, `callback.${name}`, {
          ...context,
          isDelivery: true,
        }),
      })),
    ),
  );
}

/** A keyword of an OAuth flow: a URL, or scopes with what each is for. */
function describeFlow(name: string, value: unknown): SchemaDetail {
  if (isRecord(value)) {
    const scopes = Object.entries(value).map(([scope, text]) => `${scope} (${text})`);
    return { name, value: scopes.join(', ') };
  }
  return typeof value === 'string' && /^https?:/.test(value)
    ? { name, value, href: value }
    : codeDetail(name, value);
}

/** What the description says about the credentials of an operation besides where they are: one entry for each scheme. */
function listSecurityDetails(
  { security }: Pick<Operation['source'], 'security'>,
  { document, render }: RenderContext,
): OperationPageData['securityDetails'] {
  const requirements = security.flatMap((requirement) => Object.entries(requirement));
  return [...new Map(requirements)].flatMap(([name, scopes]) => {
    const scheme = document.components.securitySchemes[name];
    if (!scheme) return [];
    const {
      type: _type,
      in: _in,
      name: label = name,
      scheme: _scheme,
      description = '',
      ...rest
    } = scheme;
    const { flows, ...others } = rest;
    const details = [
      ...scopes.map((scope) => codeDetail('scope', scope)),
      ...listDetails(others),
      ...Object.entries(isRecord(flows) ? flows : {}).flatMap(([flow, value]) =>
        Object.entries(isRecord(value) ? value : {}).map(([key, inner]) =>
          describeFlow(`${flow} ${key}`, inner),
        ),
      ),
    ];
    return description === '' && details.length === 0
      ? []
      : [{ name, html: render(description && `\`${label}\`: ${description}`), details }];
  });
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
  const authored = getOperation(operationId, document);
  const operation = resolveResponses(authored, document);
  const { id, method, path, tag, summary, source } = operation;
  const isWebhook = listWebhooks(document).some((webhook) => webhook.id === id);
  const { render } = createDescriptionRenderer(document);
  const badges = getChangeBadges();
  const badge = badges.operations.get(id);
  const context = { document, render, fieldBadges: badges.fields, anchors: new Set<string>() };
  const neededFields = isWebhook ? [] : listNeededFields(id);
  const parameters = parameterGroups
    .map(({ location, title }) => ({
      title,
      id: `${location}-parameters`,
      fields: source.parameters
        .filter((parameter) => parameter.in === location)
        .map((parameter) => buildParameter(parameter, `${parameter.in}.`, context)),
    }))
    .filter(({ fields }) => fields.length > 0);
  const rules = renderRules(source['x-rules'], context);
  const bodyContents = buildContents(source.requestBody?.content ?? {}, 'body', {
    ...context,
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
  const responses = buildResponses(operation, authored.source.responses, {
    ...context,
    isResponse: true,
  });
  const fields = [
    ...parameters,
    ...bodyContents,
    ...responses.flatMap(({ contents }) => contents),
  ].flatMap((part) => part.fields);
  const { text, questions } = splitOpenQuestions(source.description);
  const base = getSite().servers[0]?.url ?? '';
  const [ownServer] = source.servers ?? [];
  const server = ownServer ? resolveServerUrl(ownServer, base) : base;
  const headings = [
    ...(rules.length > 0 ? [{ id: 'rules', text: 'Rules', level: 2 }] : []),
    ...parameters.map((group) => ({ id: group.id, text: group.title, level: 2 })),
    ...(body ? [{ id: 'body', text: 'Body', level: 2 }] : []),
    ...(body?.contents ?? []).flatMap(({ groups }) => listGroupHeadings(groups)),
    { id: 'responses', text: 'Responses', level: 2 },
    ...(source.callbacks ? [{ id: 'callbacks', text: 'Callbacks', level: 2 }] : []),
    ...(questions.length > 0 ? [openQuestionsHeading] : []),
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
    html: render(text),
    openQuestions: questions.map(render),
    rules,
    visibleTo: source['x-visible-to'] ?? [],
    restrictions: isWebhook ? undefined : formatRestrictions(operation),
    dependsOnRole:
      formatViewers(source['x-visible-to']) !== undefined || fields.some(dependsOnRole),
    token: getTokenUse(source),
    security: describeSecurity(source, document),
    securityDetails: listSecurityDetails(source, context),
    details: listDetails(Object.fromEntries(listExtensions(source))),
    servers: (source.servers ?? []).map(({ url, description, variables = {} }) => ({
      url,
      description,
      details: Object.entries(variables).flatMap(([name, { description: text, ...variable }]) => [
        codeDetail(name, variable.default),
        ...(text === undefined ? [] : [{ value: String(text) }]),
        ...(variable.enum === undefined ? [] : [codeDetail('of', variable.enum)]),
      ]),
    })),
    externalDocs: source.externalDocs,
    parameters,
    body,
    responses,
    callbacks: buildCallbacks(operation, context),
    samples: isWebhook ? [] : createOperationSamples(operation, server, document),
    consolePath: isWebhook ? undefined : consolePath(id),
    headings,
  };
}
