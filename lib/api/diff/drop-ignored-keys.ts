import { isRecord } from '../../kit/json/is-record';

/** Examples and extensions for the portal's pages don't affect how the API works. */
const ignoredKeys = new Set([
  ...['example', 'examples', 'x-field-groups', 'x-known-values', 'x-code-list'],
  'x-personal-data',
]);

/** The keys whose values have names as keys: a field can be called `example`. */
const nameMaps = new Set([
  ...['paths', 'webhooks', 'schemas', 'responses', 'parameters', 'requestBodies', 'headers'],
  ...['securitySchemes', 'properties', 'patternProperties', 'content', 'callbacks', 'mapping'],
  ...['x-enum-descriptions', 'x-enum-interpretations'],
]);

/** The keys whose values are data. */
const dataKeys = new Set(['default', 'enum', 'const']);

/** Removes what is not compared from a document, at any depth. */
export function dropIgnoredKeys(value: unknown, hasNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => dropIgnoredKeys(item));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => hasNames || !ignoredKeys.has(key))
      .map(([key, item]) => [
        key,
        !hasNames && dataKeys.has(key)
          ? item
          : dropIgnoredKeys(item, !hasNames && nameMaps.has(key)),
      ]),
  );
}
