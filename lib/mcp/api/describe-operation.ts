import { describeSecurity } from '../../api/call/credentials';
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
  type ChoiceSummary,
  type FieldSummary,
  type RuleSummary,
  summarizeChoices,
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
  /** Whether an access token is sent. */
  token: TokenUse;
  /** The credentials in words: "Bearer token and Access token (X-Key), or Access token in the query (key)". */
  security?: string;
  /** The operation's own servers, if they are not those of all others. */
  servers?: string[];
  visibleTo?: string[];
  rules?: RuleSummary[];
  parameters?: Array<FieldSummary & { in: string; example?: unknown }>;
  body?: BodySummary;
  /** The body in other media types. */
  otherBodies?: BodySummary[];
  responses: Array<{
    status: string;
    description?: string;
    content?: Record<string, string>;
    headers?: Record<string, string>;
  }>;
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
  alternatives?: ChoiceSummary[];
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
  const alternatives = summarizeChoices(schema, document);
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
    ...(alternatives.length > 0 && { alternatives }),
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
  const { requestBody } = source;
  const [body, ...otherBodies] = Object.entries(requestBody?.content ?? {}).flatMap((content) =>
    requestBody ? [summarizeBody(content, requestBody, document)] : [],
  );
  const security = describeSecurity(source, document);
  return {
    id,
    method: method.toUpperCase(),
    path: path === '' ? 'the URL of the partner' : path,
    summary,
    ...(description !== undefined && { description }),
    token: getTokenUse(source),
    ...(security !== '' && { security }),
    ...(source.servers && { servers: source.servers.map(({ url }) => url) }),
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
    ...(body && { body }),
    ...(otherBodies.length > 0 && { otherBodies }),
    responses: Object.entries(source.responses).map(([status, response]) => {
      const { description: text, content, headers } = resolveResponse(response, document);
      return {
        status,
        ...(text !== undefined && { description: text }),
        ...(content && {
          content: Object.fromEntries(
            Object.entries(content).map(([type, { schema }]) => [type, nameSchemaType(schema)]),
          ),
        }),
        ...(headers && {
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, { schema }]) => [name, nameSchemaType(schema)]),
          ),
        }),
      };
    }),
    page: operationPath(id),
  };
}
