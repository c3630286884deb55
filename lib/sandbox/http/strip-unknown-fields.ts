import contract from '../../../.generated/sandbox/contract.json';

/** The fields of each object schema, by schema name. */
type FieldsBySchema = Readonly<Record<string, Readonly<Record<string, string | null>>>>;
const fieldsBySchema: FieldsBySchema = contract.shapes;

/**
 * Returns a value with only the fields that its schema has, because the sandbox does not store unknown ones.
 * @param schema name of the value's schema, or of its items' schema; `null` if the value has no fields
 */
export function stripUnknownFields(value: unknown, schema: string | null): unknown {
  if (Array.isArray(value)) return value.map((item) => stripUnknownFields(item, schema));
  const fields = schema === null ? undefined : fieldsBySchema[schema];
  if (!fields || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => Object.hasOwn(fields, name))
      .map(([name, inner]) => [name, stripUnknownFields(inner, fields[name] ?? null)]),
  );
}
