import type { SchemaObject } from '../../api/description/openapi-objects';
import { resolveSchema, type SchemaSource } from '../../api/description/resolve-schema';
import { sampleValue } from '../../api/description/sample-value';
import { isRecord } from '../../kit/json/is-record';
import { getChildSchema, listAddableNames } from './body-schema';
import type { RequestDescription } from './request-description';

/**
 * Adds the fields that a value lacks. The value's own fields do not change. Each item of a list gets the fields of the
 * first item of the other list.
 */
function addMissing(value: unknown, complete: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(complete)) {
    return value.map((item) => addMissing(item, complete[0]));
  }
  if (!isRecord(value) || !isRecord(complete)) return value;
  const own = Object.entries(value).map(([name, inner]) => [
    name,
    addMissing(inner, complete[name]),
  ]);
  return { ...complete, ...Object.fromEntries(own) };
}

/** Adds every field to a body that the API description has and that the sandbox accepts. */
export function addAllFields(
  { body, completeBody, ...source }: RequestDescription,
  value: unknown,
): unknown {
  const complete = completeBody ?? sampleValue(body?.schema, source, { isComplete: true });
  const isEmptyList = Array.isArray(value) && value.length === 0;
  return value === undefined || isEmptyList ? complete : addMissing(value, complete);
}

/**
 * Adds all fields to a body with which the request is still accepted. Some have rules that the schema doesn't have, such
 * as ids that must be blank on creation.
 * @param isAccepted sends a body and returns whether it is valid and the response a success
 */
export async function findCompleteBody(
  schema: SchemaObject | undefined,
  value: unknown,
  source: SchemaSource,
  isAccepted: (candidate: unknown) => Promise<boolean>,
): Promise<unknown> {
  if (!schema) return value;
  if (Array.isArray(value)) {
    const { items } = resolveSchema(schema, source);
    const [first, ...others] = value;
    const isItemAccepted = (item: unknown) => isAccepted([item, ...others]);
    return first === undefined
      ? value
      : [await findCompleteBody(items, first, source, isItemAccepted), ...others];
  }
  if (!isRecord(value)) return value;
  let complete = value;
  for (const [name, inner] of Object.entries(value)) {
    const child = getChildSchema(schema, name, source);
    const next = await findCompleteBody(child, inner, source, (candidate) =>
      isAccepted({ ...complete, [name]: candidate }),
    );
    complete = { ...complete, [name]: next };
  }
  for (const name of listAddableNames(schema, value, source)) {
    const child = getChildSchema(schema, name, source);
    const added = sampleValue(child, source, { isComplete: true });
    const candidate = { ...complete, [name]: added };
    if (await isAccepted(candidate)) complete = candidate;
  }
  return complete;
}
