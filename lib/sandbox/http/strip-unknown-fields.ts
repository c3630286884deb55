import contract from '../../../.generated/sandbox/contract.json';

type Shapes = Readonly<Record<string, Readonly<Record<string, string | null>>>>;
const shapes: Shapes = contract.shapes;

function keep(value: unknown, shape: string | null): unknown {
  if (Array.isArray(value)) return value.map((item) => keep(item, shape));
  const fields = shape === null ? undefined : shapes[shape];
  if (!fields || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => Object.hasOwn(fields, name))
      .map(([name, inner]) => [name, keep(inner, fields[name] ?? null)]),
  );
}

/**
 * A value with the fields that its schema has, and no others: what the description does not know is not stored.
 * @param shape name of a schema, of the value or of its items
 */
export function stripUnknownFields(value: unknown, shape: string): unknown {
  return keep(value, shape);
}
