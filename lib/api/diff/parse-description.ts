import { isRecord } from '../../kit/json/is-record';
import { type ComparedDescription, descriptionSchema } from './description';
import { dropIgnoredKeys } from './drop-ignored-keys';
import type { JsonObject } from './json';

/** Components that operations contain: only references to schemas and responses are compared as such. */
const preservedReferences = /^#\/components\/(?:schemas|responses)\//;

/** Replaces references to shared parameters, bodies and other components by what they lead to. */
function inlineReferences(
  value: unknown,
  components: JsonObject,
  seen: readonly string[] = [],
): unknown {
  if (Array.isArray(value)) return value.map((item) => inlineReferences(item, components, seen));
  if (!isRecord(value)) return value;
  const { $ref } = value;
  if (typeof $ref === 'string' && !preservedReferences.test($ref) && !seen.includes($ref)) {
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/([^/]+)$/.exec($ref) ?? [];
    const group = components[kind];
    const target = isRecord(group) ? group[name] : undefined;
    if (target !== undefined) return inlineReferences(target, components, [...seen, $ref]);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inlineReferences(item, components, seen)]),
  );
}

/** Adds the parameters of a path to its operations. */
function mergePathParameters(item: unknown): unknown {
  if (!isRecord(item) || !Array.isArray(item.parameters)) return item;
  const { parameters, ...rest } = item;
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      isRecord(value) && 'operationId' in value
        ? {
            ...value,
            parameters: [
              ...parameters,
              ...(Array.isArray(value.parameters) ? value.parameters : []),
            ],
          }
        : value,
    ]),
  );
}

const mapValues = (value: unknown, map: (item: unknown) => unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, map(item)]))
    : value;

/** Prepares a bundled document for {@link descriptionSchema}. */
export function prepareDescription(source: unknown): unknown {
  const document = dropIgnoredKeys(source);
  if (!isRecord(document)) return document;
  const components = isRecord(document.components) ? document.components : {};
  const prepare = (paths: unknown) =>
    mapValues(inlineReferences(paths, components), mergePathParameters);
  return {
    ...document,
    ...('paths' in document && { paths: prepare(document.paths) }),
    ...('webhooks' in document && { webhooks: prepare(document.webhooks) }),
  };
}

/** Parses a bundled OpenAPI 3.1 document. Throws a ZodError if it lacks what the comparison reads. */
export const parseDescription = (document: unknown): ComparedDescription =>
  descriptionSchema.parse(prepareDescription(document));
