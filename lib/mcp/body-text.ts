import type { SchemaObject } from '../api/description/openapi-objects';
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
