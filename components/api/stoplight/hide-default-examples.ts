import { isRecord } from '@/lib/kit/json/is-record';

const mapValues = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(mapValues);
  if (!isRecord(value)) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapValues(item)]),
  );
  const hasExamples = 'schema' in value && isRecord(value.examples);
  return hasExamples ? { ...copy, example: undefined } : copy;
};

/**
 * Returns a copy of an OpenAPI document for Elements, which lists the example of a schema as "default" beside the named
 * examples of a request or response, unless the latter has an `example`, even if that is undefined.
 */
export function hideDefaultExamples(
  document: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(document).map(([key, value]) => [key, mapValues(value)]),
  );
}
