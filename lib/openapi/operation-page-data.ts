import { getSite } from '../site/site-settings';
import { consolePath } from '../site/urls';
import { createDescriptionRenderer } from './description-renderer';
import { createLanguageSamples, type LanguageSample } from './language-samples';
import { getOpenApiDocument, type OpenApiDocument } from './openapi-document';
import type { MediaTypeObject, ParameterObject } from './openapi-objects';
import { getOperation, listWebhooks, type Operation } from './operations';
import { resolveResponse } from './resolve-response';
import {
  buildSchemaFields,
  describeSchemaType,
  type SchemaField,
  type TypePart,
} from './schema-fields';

export type Example = { id: string; summary: string; json: string };

/** One media type of a body or an answer. */
export type MediaTypeContent = {
  mediaType: string;
  type: TypePart[];
  fields: SchemaField[];
  examples: Example[];
};

export type OperationResponse = {
  status: string;
  title: string;
  html: string;
  contents: MediaTypeContent[];
};

/** Everything that the page of an operation shows. */
export type OperationPageData = Pick<Operation, 'id' | 'method' | 'path' | 'tag' | 'summary'> & {
  isWebhook: boolean;
  /** The first sentence, as plain text. */
  description: string;
  html: string;
  rules: NonNullable<SchemaField['rules']>;
  visibleTo: string[];
  token: 'required' | 'optional' | 'none';
  parameters: Array<{ title: string; id: string; fields: SchemaField[] }>;
  body?: { html: string; required: boolean; contents: MediaTypeContent[] };
  responses: OperationResponse[];
  samples: LanguageSample[];
  /** The operation in the console; web hooks have no call to try. */
  consolePath?: string;
  headings: Array<{ id: string; text: string; level: number }>;
};

const statusTitles: Record<string, string> = {
  200: 'Success',
  204: 'Success, no body',
  403: 'Forbidden',
  405: 'Error',
};

const parameterGroups = [
  { place: 'path', title: 'Path parameters' },
  { place: 'query', title: 'Query parameters' },
  { place: 'header', title: 'Headers' },
] as const;

const toToken = (security: Operation['source']['security']): OperationPageData['token'] => {
  if (security.length === 0) return 'none';
  return security.some((way) => !('XToken' in way)) ? 'optional' : 'required';
};

/** The first sentence of a description, without Markdown's signs. */
export function firstSentence(markdown: string): string {
  const [sentence = ''] = /^[\s\S]+?[.!?](?=\s|$)/.exec(markdown.trim()) ?? [markdown];
  return sentence.replace(/`/g, '').replace(/\s+/g, ' ');
}

type Context = { document: OpenApiDocument; render: (markdown: string) => string };

function buildParameter(parameter: ParameterObject, context: Context): SchemaField {
  const { name, required, schema, description = '' } = parameter;
  // A parameter is a field: the same rows, built from an object that has it alone.
  const [field] = buildSchemaFields(
    { type: 'object', properties: { [name]: schema }, required: required ? [name] : [] },
    `${parameter.in}.`,
    context,
  );
  if (!field) throw new Error(`The parameter "${name}" has no schema`);
  return { ...field, html: context.render(description) };
}

function buildContents(content: Record<string, MediaTypeObject>, prefix: string, context: Context) {
  return Object.entries(content).map(
    ([mediaType, { schema, examples = {} }]): MediaTypeContent => ({
      mediaType,
      type: describeSchemaType(schema),
      fields: buildSchemaFields(schema, prefix, context),
      examples: Object.entries(examples).map(([id, { summary, value }]) => ({
        id,
        summary,
        json: JSON.stringify(value, null, 2),
      })),
    }),
  );
}

/** A shared answer in place of a reference to it. */
function buildAnswers({ source }: Operation, context: Context): OperationResponse[] {
  return Object.entries(source.responses).map(([status, response]) => {
    const { description = '', content = {} } = resolveResponse(response, context.document);
    return {
      status,
      title: statusTitles[status] ?? 'Answer',
      html: context.render(description),
      contents: buildContents(content, `${status}.`, context),
    };
  });
}

/** The page of one operation or web hook. Throws with the known ids where there is none. */
export async function getOperationPage(
  operationId: string,
  document: OpenApiDocument = getOpenApiDocument(),
): Promise<OperationPageData> {
  const operation = getOperation(operationId, document);
  const { id, method, path, tag, summary, source } = operation;
  const isWebHook = listWebhooks(document).some((hook) => hook.id === id);
  const { render } = createDescriptionRenderer(document);
  const context = { document, render };
  const parameters = parameterGroups
    .map(({ place, title }) => ({
      title,
      id: `${place}-parameters`,
      fields: source.parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) => buildParameter(parameter, context)),
    }))
    .filter(({ fields }) => fields.length > 0);
  const rules = (source['x-rules'] ?? []).map(({ title, rule }) => ({ title, html: render(rule) }));
  const body = source.requestBody && {
    html: render(source.requestBody.description),
    required: source.requestBody.required,
    contents: buildContents(source.requestBody.content, 'body.', context),
  };
  const server = getSite().servers[0]?.url ?? '';
  const headings = [
    ...(rules.length > 0 ? [{ id: 'rules', text: 'Rules' }] : []),
    ...parameters.map((group) => ({ id: group.id, text: group.title })),
    ...(body ? [{ id: 'body', text: 'Body' }] : []),
    { id: 'answers', text: 'Answers' },
  ].map((heading) => ({ ...heading, level: 2 }));
  const resolved = {
    ...operation,
    source: {
      ...source,
      responses: Object.fromEntries(
        Object.entries(source.responses).map(([status, r]) => [
          status,
          resolveResponse(r, document),
        ]),
      ),
    },
  };
  return {
    id,
    method,
    path,
    tag,
    summary,
    isWebhook: isWebHook,
    description: firstSentence(source.description),
    html: render(source.description),
    rules,
    visibleTo: source['x-visible-to'] ?? [],
    token: toToken(source.security),
    parameters,
    body,
    responses: buildAnswers(operation, context),
    samples: isWebHook ? [] : await createLanguageSamples(resolved, server),
    consolePath: isWebHook ? undefined : consolePath(id),
    headings,
  };
}
