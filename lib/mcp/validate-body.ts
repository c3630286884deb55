import type { OpenApiDocument } from '../api/description/openapi-document';
import type { SchemaObject } from '../api/description/openapi-objects';
import type { Operation } from '../api/description/operations';
import { resolveSchema } from '../api/description/resolve-schema';
import { createBodyInspector } from '../calls/request/inspect-body';
import type { UnknownBodyField } from '../calls/request/meant-field';
import type { Finding } from '../kit/diagnostics/diagnostic';
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

type BodyValidation = {
  valid: boolean;
  problems: Array<Finding & { path: string }>;
  /** How many problems there are besides these. */
  moreProblems?: number;
  unknownFields: UnknownBodyField[];
};

const maxProblems = 30;

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
  const text = toJsonText(body, resolveSchema(media.schema, document));
  const inspect = createBodyInspector(
    { required: requestBody.required, schema: media.schema, mediaType: 'application/json' },
    document,
  );
  const { problems, unknownFields } = inspect(text);
  return {
    valid: problems.length === 0,
    problems: problems.slice(0, maxProblems).map(({ at, message, found, expected }) => ({
      path: at === '' ? '/' : at,
      found,
      expected,
      message,
    })),
    ...(problems.length > maxProblems && { moreProblems: problems.length - maxProblems }),
    unknownFields: unknownFields.slice(0, maxProblems),
  };
}
