import { removeAppendedRules } from '../../api/description/append-rules';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import type { MediaTypeObject } from '../../api/description/openapi-objects';
import type { Operation } from '../../api/description/operations';
import { resolveResponse } from '../../api/description/resolve-response';
import { getTokenUse, type TokenUse } from '../../api/description/restrictions';
import { nameSchemaType } from '../../api/description/schema-fields';
import { operationPath } from '../../site/page-paths';
import { paginateItems } from '../pagination';
import {
  type FieldSummary,
  type RuleSummary,
  summarizeFields,
  summarizeRules,
  summarizeValue,
} from './field-summary';

/** An operation or a webhook. */
type OperationDescription = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description?: string;
  /** Whether the access token is sent in `X-Token`. */
  token: TokenUse;
  visibleTo?: string[];
  rules?: RuleSummary[];
  parameters?: Array<FieldSummary & { in: string; example?: unknown }>;
  body?: BodySummary;
  responses: Array<{ status: string; description?: string; content?: Record<string, string> }>;
  page: string;
};

type BodySummary = {
  required: boolean;
  mediaType: string;
  type: string;
  description: string;
  fields: FieldSummary[];
  /** How many more fields the schema of the type has. */
  moreFields?: number;
  example?: unknown;
  /** The names of the other examples, which the page has. */
  otherExamples?: string[];
};

const maxFields = 9000;
const maxExample = 3000;

function summarizeBody(
  [mediaType, { schema, examples = {} }]: [string, MediaTypeObject],
  { required, description }: { required: boolean; description: string },
  document: OpenApiDocument,
): BodySummary {
  const fields = summarizeFields(schema, document);
  const { items, nextOffset } = paginateItems(fields, 0, maxFields);
  const all = Object.values(examples);
  const shown = all.find(({ value }) => (JSON.stringify(value) ?? '').length <= maxExample);
  const others = all.filter((example) => example !== shown).map(({ summary }) => summary);
  return {
    required,
    mediaType,
    type: nameSchemaType(schema),
    description,
    fields: items,
    ...(nextOffset !== undefined && { moreFields: fields.length - nextOffset }),
    ...(shown && { example: shown.value }),
    ...(others.length > 0 && { otherExamples: others }),
  };
}

/** Describes an operation or a webhook without the schemas that it refers to. */
export function describeOperation(
  operation: Operation,
  document: OpenApiDocument,
): OperationDescription {
  const { id, method, path, summary, source } = operation;
  const description = removeAppendedRules(source);
  const [body] = Object.entries(source.requestBody?.content ?? {});
  return {
    id,
    method: method.toUpperCase(),
    path: path === '' ? 'the URL of the partner' : path,
    summary,
    ...(description !== undefined && { description }),
    token: getTokenUse(source),
    ...(source['x-visible-to'] && { visibleTo: source['x-visible-to'] }),
    ...(source['x-rules'] && { rules: summarizeRules(source['x-rules']) }),
    ...(source.parameters.length > 0 && {
      parameters: source.parameters.map(({ in: location, schema, ...parameter }) => {
        const own = removeAppendedRules(parameter);
        const { required, example, 'x-rules': rules } = parameter;
        return {
          name: parameter.name,
          in: location,
          ...summarizeValue(schema, document),
          ...(required && { required }),
          ...(own !== undefined && { description: own }),
          ...(rules && { rules: summarizeRules(rules) }),
          ...(example !== undefined && { example }),
        };
      }),
    }),
    ...(source.requestBody && body && { body: summarizeBody(body, source.requestBody, document) }),
    responses: Object.entries(source.responses).map(([status, response]) => {
      const { description: text, content } = resolveResponse(response, document);
      return {
        status,
        ...(text !== undefined && { description: text }),
        ...(content && {
          content: Object.fromEntries(
            Object.entries(content).map(([type, { schema }]) => [type, nameSchemaType(schema)]),
          ),
        }),
      };
    }),
    page: operationPath(id),
  };
}
