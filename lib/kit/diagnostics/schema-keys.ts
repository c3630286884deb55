import { z } from 'zod';

/** Lists the alternatives of a schema: the members of a union, or the schema that it wraps. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(unwrap);
  if (schema instanceof z.ZodLazy) return unwrap(schema.unwrap());
  if (schema instanceof z.ZodPipe) return unwrap(schema.out);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return unwrap(schema.unwrap());
  }
  return [schema];
}

/** Lists the schemas of the value at a key of objects or at an index of arrays. */
function listInner(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) {
    const inner: z.core.$ZodType | undefined = schema.shape[String(key)];
    return inner ? unwrap(inner) : [];
  }
  if (schema instanceof z.ZodArray) return unwrap(schema.element);
  if (schema instanceof z.ZodRecord) return unwrap(schema.valueType);
  return [];
}

/** Lists the keys that the object at a path can have, without duplicates. */
export function listKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  let schemas = unwrap(schema);
  for (const key of path) schemas = schemas.flatMap((candidate) => listInner(candidate, key));
  const keys = schemas.flatMap((candidate) => {
    if (candidate instanceof z.ZodObject) return Object.keys(candidate.shape);
    const keyType: unknown = candidate instanceof z.ZodRecord ? candidate.keyType : undefined;
    return keyType instanceof z.ZodEnum ? keyType.options.map(String) : [];
  });
  return [...new Set(keys)];
}
