import type { HonoRequest } from 'hono';
import contract from '../../../.generated/sandbox/contract.json';
import { describeError } from '../../kit/diagnostics/describe-error';
import { reject } from '../api-error';
import type { OperationContract } from '../operation-contract';
import { validateBody, validateParameters } from './validate-request';

/** Maximum number of items: of an array that is the body itself, such as an upload of policies, and of a nested one. */
const maxItems = { body: 20_000, nested: 2000 };

/** Maximum nesting depth of arrays and objects. The API's own schemas are six levels deep. */
const maxDepth = 32;

/** Refuses an integer that has lost digits: another record could have the number that is left. */
function checkDigits(value: unknown, field: string): void {
  // Above this, JavaScript writes numbers with an exponent, and nobody expects all digits.
  const isWritten = typeof value === 'number' && Math.abs(value) < 1e21;
  if (!isWritten || !Number.isInteger(value) || Number.isSafeInteger(value)) return;
  reject('SANDBOX_REQUEST_MISFIT', 'The sandbox can’t keep every digit of a number.', {
    field,
    reason: `must have no integers beyond ${Number.MAX_SAFE_INTEGER} in the sandbox`,
  });
}

/**
 * Refuses a body that is so long or so deeply nested that its validation would take minutes or overflow the stack.
 * The size in bytes is no protection: an array of a million numbers is only two megabytes.
 */
function checkBodyLimits(body: unknown): void {
  const pending: Array<[value: unknown, depth: number]> = [[body, 0]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [value, depth] = next;
    checkDigits(value, 'body');
    if (typeof value !== 'object' || value === null) continue;
    const items: unknown[] = Object.values(value);
    const limit = depth === 0 ? maxItems.body : maxItems.nested;
    if (items.length > limit) {
      reject('SANDBOX_BODY_TOO_LARGE', 'A list in the body is too long for the sandbox.', {
        field: 'body',
        reason: `The sandbox accepts up to ${limit} items here. Send them in several calls.`,
        found: items.length,
      });
    }
    if (depth === maxDepth) {
      reject(
        'SANDBOX_BODY_TOO_LARGE',
        'The body of the call is nested too deeply for the sandbox.',
        {
          field: 'body',
          reason: `Lists and objects can be nested up to ${maxDepth} levels deep.`,
        },
      );
    }
    for (const item of items) pending.push([item, depth + 1]);
  }
}

/** The fields of each object schema, by schema name. */
type FieldsBySchema = Readonly<Record<string, Readonly<Record<string, string | null>>>>;
const fieldsBySchema: FieldsBySchema = contract.shapes;

/**
 * Returns a value with only the fields that its schema has, because the sandbox does not store unknown ones.
 * @param schema name of the value's schema, or of its items' schema; `null` if the value has no fields
 */
function stripUnknownFields(value: unknown, schema: string | null): unknown {
  if (Array.isArray(value)) return value.map((item) => stripUnknownFields(item, schema));
  const fields = schema === null ? undefined : fieldsBySchema[schema];
  if (!fields || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => Object.hasOwn(fields, name))
      .map(([name, inner]) => [name, stripUnknownFields(inner, fields[name] ?? null)]),
  );
}

/** Maximum size of a body in bytes. A browser should not store a policy upload that is larger. */
export const maxBodyBytes = 5_000_000;

/**
 * Returns the path and query parameters of a request, converted to their types in the API description. Refuses the
 * call if they are invalid.
 */
export function readParameters({ id, lists }: OperationContract, req: HonoRequest): object {
  const query = Object.entries(req.queries()).map(([name, values]): [string, unknown] => [
    name,
    lists.includes(name)
      ? values.flatMap((value) => value.split(',')).filter((value) => value !== '')
      : values.at(-1),
  ]);
  const parameters = Object.fromEntries([...query, ...Object.entries(req.param())]);
  validateParameters(id, parameters);
  for (const [name, value] of Object.entries(parameters)) {
    for (const item of [value].flat()) checkDigits(item, name);
  }
  return parameters;
}

function checkSize(size: number): void {
  if (size <= maxBodyBytes) return;
  reject('SANDBOX_BODY_TOO_LARGE', 'The body of the call is too large for the sandbox.', {
    field: 'body',
    reason: `The sandbox accepts bodies of up to ${maxBodyBytes} bytes.`,
    found: size,
  });
}

async function readText(req: HonoRequest): Promise<string> {
  // If the caller sends the size, a body that is too large is not read at all.
  checkSize(Number(req.header('content-length') ?? 0));
  const bytes = await req.arrayBuffer();
  checkSize(bytes.byteLength);
  return new TextDecoder().decode(bytes);
}

/** Whether a body looks like a string without quotes: any other JSON value starts with one of these characters. */
const isUnquotedString = (text: string) => !/^\s*[[{"\d-]/.test(text);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    reject('SANDBOX_BODY_NO_JSON', 'The body of the call is not JSON.', {
      field: 'body',
      reason: describeError(error),
      ...(isUnquotedString(text) && { help: 'In JSON, a text must be in quotes: "like this".' }),
    });
  }
}

/** Returns the body of a request without unknown fields. Refuses the call if the body is invalid. */
export async function readBody(
  { id, body }: OperationContract,
  req: HonoRequest,
): Promise<unknown> {
  if (!body) return undefined;
  const text = await readText(req);
  if (text === '') {
    reject('SANDBOX_REQUEST_MISFIT', 'The call needs a JSON body.', {
      field: 'body',
      reason: 'is required',
    });
  }
  const type = req.header('content-type') ?? '';
  if (!type.toLowerCase().startsWith('application/json')) {
    reject('SANDBOX_CONTENT_TYPE', 'The body of the call must be sent as JSON.', {
      field: 'Content-Type',
      reason: 'must be application/json',
      found: type,
    });
  }
  const value = parseJson(text);
  checkBodyLimits(value);
  validateBody(id, value);
  return body.shape === 'plain' ? value : stripUnknownFields(value, body.shape);
}
