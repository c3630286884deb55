import { isRecord } from '../../kit/json/is-record';

/** The extensions that the portal reads. `x-known-values` and `x-credentials` are written by the build. */
export const ownExtensions: readonly string[] = [
  'x-code-list',
  'x-enum-descriptions',
  'x-enum-interpretations',
  'x-field-groups',
  'x-known-values',
  'x-open-list',
  'x-personal-data',
  'x-rules',
  'x-visible-to',
];

/** The keywords whose keys are names, not keywords. */
const nameKeys = new Set([
  ...['properties', 'patternProperties', '$defs', 'dependentSchemas', 'dependentRequired'],
  ...['responses', 'headers', 'schemas', 'parameters', 'examples', 'links', 'callbacks', 'mapping'],
  ...['x-enum-descriptions', 'x-enum-interpretations', 'x-field-groups', 'x-known-values'],
]);
/** The keywords whose values are data. */
const dataKeys = new Set(['example', 'default', 'const', 'enum', 'value']);

/**
 * Removes the extensions (`x-…`) that neither the portal nor a setting knows, because those of other tools can be internal.
 * @param shown the names of those that stay
 */
export function removeExtensions(
  value: unknown,
  shown: readonly string[],
  hasNames = false,
): unknown {
  if (Array.isArray(value)) return value.map((item) => removeExtensions(item, shown));
  if (!isRecord(value)) return value;
  const isKept = (key: string) =>
    hasNames || !key.startsWith('x-') || ownExtensions.includes(key) || shown.includes(key);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (!isKept(key)) return [];
      const isData = !hasNames && (dataKeys.has(key) || key.startsWith('x-'));
      return [
        [key, isData ? inner : removeExtensions(inner, shown, !hasNames && nameKeys.has(key))],
      ];
    }),
  );
}

/** The extensions of an object of the description that a setting shows, by their names. */
export const listExtensions = (object: object): Array<[name: string, value: unknown]> =>
  Object.entries(object).filter(
    ([name, value]) =>
      name.startsWith('x-') && !ownExtensions.includes(name) && value !== undefined,
  );
