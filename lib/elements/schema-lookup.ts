import contract from '../../.generated/contract/schema.json';
import { isRecord } from '../kit/json/is-record';
import { parsePointer } from '../kit/json/json-pointer';
import type { JsonSchema } from './definition-schema';

/** The kind of a document: the definition that describes its root. */
export type DocumentKind = 'element' | 'screen' | 'override';

const definitions: Record<string, JsonSchema> = contract.$defs;

/** A schema with its `$ref` resolved. */
function dereference(schema: JsonSchema | undefined): JsonSchema | undefined {
  const name = schema?.$ref?.split('/').at(-1);
  return name === undefined ? schema : dereference(definitions[name]);
}

/** The members of a union schema, with nested unions flattened, or the schema itself if it is not a union. */
export function listVariants(schema: JsonSchema | undefined): JsonSchema[] {
  const resolved = dereference(schema);
  if (!resolved) return [];
  // The union of `element` is in the `else` branch of a condition.
  const union: JsonSchema = isRecord(resolved.else) ? resolved.else : resolved;
  return union.oneOf ? union.oneOf.flatMap(listVariants) : [resolved];
}

const listPropertyNames = ({ properties }: JsonSchema) => Object.keys(properties ?? {});

/** Match of a variant and an object: first by its discriminators, then by the number of common fields. */
function scoreVariant(variant: JsonSchema, value: Record<string, unknown>): number {
  const discriminators = Object.entries(variant.properties ?? {}).filter(
    ([, field]) => 'const' in field,
  );
  const discriminatorScore = discriminators.reduce(
    (sum, [name, field]) => sum + (value[name] === field.const ? 1000 : -1000),
    0,
  );
  const names = listPropertyNames(variant);
  return discriminatorScore + Object.keys(value).filter((key) => names.includes(key)).length;
}

/**
 * The variant of a schema that an object most likely represents.
 * @returns undefined if no variant describes objects, or if no variant has the object's discriminator value
 */
export function selectVariant(
  schema: JsonSchema | undefined,
  value: unknown,
): JsonSchema | undefined {
  const variants = listVariants(schema).filter(({ properties }) => properties !== undefined);
  if (variants.length < 2 || !isRecord(value)) return variants[0];
  const [best] = variants
    .map((variant) => ({ variant, score: scoreVariant(variant, value) }))
    .sort((a, b) => b.score - a.score);
  return best && best.score >= 0 ? best.variant : undefined;
}

/** The schema of the value at a pointer in a document, unions unresolved; undefined if there is none. */
export function findSchemaAt(
  root: DocumentKind,
  document: unknown,
  pointer: string,
): JsonSchema | undefined {
  let schema: JsonSchema | undefined = definitions[root];
  let value: unknown = document;
  for (const token of parsePointer(pointer)) {
    if (Array.isArray(value)) {
      schema = listVariants(schema).find(({ items }) => items)?.items;
      value = value[Number(token)];
    } else {
      // A map has no properties, so selectVariant() does not find it.
      const variant =
        selectVariant(schema, value) ??
        listVariants(schema).find(({ additionalProperties }) => isRecord(additionalProperties));
      const additional: JsonSchema | undefined = isRecord(variant?.additionalProperties)
        ? variant.additionalProperties
        : undefined;
      schema =
        variant?.properties && Object.hasOwn(variant.properties, token)
          ? variant.properties[token]
          : additional;
      value = isRecord(value) ? value[token] : undefined;
    }
    if (!schema) return undefined;
  }
  return schema;
}

/** The values that a schema's variants allow for a discriminator (`type` or `kind`). */
export function listDiscriminatorValues(
  schema: JsonSchema | undefined,
  propertyName: string,
): string[] {
  return listVariants(schema).flatMap(({ properties }) => {
    const value = properties?.[propertyName]?.const;
    return typeof value === 'string' ? [value] : [];
  });
}
