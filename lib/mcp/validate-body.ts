import type { OpenApiDocument } from '../api/description/openapi-document';
import type { SchemaObject } from '../api/description/openapi-objects';
import type { Operation } from '../api/description/operations';
import { listProperties, resolveSchema } from '../api/description/resolve-schema';
import { describeType, findBodySchemaAt, getChildSchema } from '../calls/request/body-schema';
import { createBodyChecker } from '../calls/request/check-draft';
import { describeValue, type Finding } from '../kit/diagnostics/diagnostic';
import { describeRule } from '../kit/diagnostics/schema-errors';
import { suggestName } from '../kit/diagnostics/suggest-name';
import { parseJson } from '../kit/files/parse-json';
import { isRecord } from '../kit/json/is-record';
import { getAt, joinPointer } from '../kit/json/json-pointer';
import { limits } from './limits';
import { ToolError } from './tool-error';

/**
 * The JSON text of a body. Models often write JSON as a text, which is used as it is unless the body is a string.
 * @param schema that of the body, without references
 * @throws ToolError if the text is larger than allowed
 */
export function toJsonText(body: unknown, schema: SchemaObject): string {
  const isJson = typeof body === 'string' && schema.type !== 'string';
  const text = isJson ? body : JSON.stringify(body);
  if (text.length <= limits.maxBody) return text;
  throw new ToolError(
    `The body has ${text.length} characters as JSON, expected at most ${limits.maxBody}.`,
  );
}

/** A field that the description does not have. The API may ignore it; usually it is a typo. */
type UnknownBodyField = { path: string; similar?: string };

type BodyValidation = {
  valid: boolean;
  problems: Array<Finding & { path: string }>;
  /** How many problems there are besides these. */
  moreProblems?: number;
  unknownFields: UnknownBodyField[];
};

const maxProblems = 30;

function listUnknownFields(
  value: unknown,
  schema: SchemaObject,
  document: OpenApiDocument,
  pointer = '',
): UnknownBodyField[] {
  const visit = (key: string | number, inner: unknown): UnknownBodyField[] => {
    const path = joinPointer(pointer, key);
    const child = getChildSchema(schema, key, document);
    if (child) return listUnknownFields(inner, child, document, path);
    const { additionalProperties, propertyNames } = resolveSchema(schema, document);
    const names = listProperties(schema, document).map(({ name }) => name);
    // The fields of an object without properties are not documented.
    if (names.length === 0 || additionalProperties || propertyNames) return [];
    const similar = suggestName(String(key), names);
    return [{ path, ...(similar !== undefined && { similar }) }];
  };
  if (Array.isArray(value)) return value.flatMap((item, index) => visit(index, item));
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => visit(key, inner)) : [];
}

/** What a value should be, in words. */
function describeExpected(schema: SchemaObject | undefined): string {
  const { enum: values, minimum, maximum, pattern } = schema ?? {};
  return [
    describeRule('enum', values) ?? describeType(schema),
    describeRule('minimum', minimum),
    describeRule('maximum', maximum),
    describeRule('pattern', pattern),
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * Checks a body with the validation of the request panel: types, formats, values, ranges and required fields.
 * @param body a value, or JSON text
 * @throws ToolError if the operation has no JSON body
 */
export function validateBody(
  { id, source }: Operation,
  body: unknown,
  document: OpenApiDocument,
): BodyValidation {
  const { requestBody } = source;
  const media = requestBody?.content['application/json'];
  if (!requestBody || !media) throw new ToolError(`${id} has no JSON body: send it without one.`);
  const { components } = document;
  const schema = resolveSchema(media.schema, document);
  const text = toJsonText(body, schema);
  const check = createBodyChecker({
    body: {
      required: requestBody.required,
      schema: media.schema,
      mediaType: 'application/json',
    },
    components: { schemas: components.schemas },
  });
  const value = parseJson(text);
  const problems = check(text).map(({ at, message }) => ({
    path: at === '' ? '/' : at,
    found: describeValue(value === undefined ? text : getAt(value, at)),
    expected:
      value === undefined ? 'JSON' : describeExpected(findBodySchemaAt(schema, at, document)),
    message,
  }));
  return {
    valid: problems.length === 0,
    problems: problems.slice(0, maxProblems),
    ...(problems.length > maxProblems && { moreProblems: problems.length - maxProblems }),
    unknownFields: listUnknownFields(value, schema, document).slice(0, maxProblems),
  };
}
