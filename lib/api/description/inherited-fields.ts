import { schemaPath } from '../../site/page-paths';
import type { OpenApiDocument } from './openapi-document';
import type { SchemaObject } from './openapi-objects';
import { refName } from './resolve-schema';
import { findSchemaUsages } from './schema-usages';

/** A field that several schemas have because they are composed of the same schema. */
export type InheritedField = {
  /** The path of the row in the schema where the field is described first. */
  path: string;
  /** The rows of the same field in the other schemas. */
  repetitions: Array<{ path: string; page: string }>;
};

/** Lists the fields of a schema with the name of the schema that declares each. */
function listDeclarations(
  name: string,
  document: OpenApiDocument,
): Array<{ field: string; declaredIn: string }> {
  const readFields = ({
    properties = {},
    allOf = [],
  }: SchemaObject): ReturnType<typeof listDeclarations> => [
    ...allOf.flatMap((part) => {
      const base = refName(part);
      return base ? listDeclarations(base, document) : readFields(part);
    }),
    ...Object.keys(properties).map((field) => ({ field, declaredIn: name })),
  ];
  return readFields(document.components.schemas[name] ?? {});
}

/**
 * Finds the fields that schemas have in common by composition. The first row is that of the schema with the shortest name
 * that an operation or a field refers to: `Appointment` rather than `AppointmentHook`, or `AppointmentBase`, which no
 * operation returns.
 */
export function findInheritedFields(document: OpenApiDocument): InheritedField[] {
  const usages = findSchemaUsages(document);
  const isReferredTo = (schema: string) =>
    (usages.get(schema) ?? []).some(({ kind, href }) => kind === 'operation' || href.includes('#'));
  const compareSchemas = (a: string, z: string) =>
    Number(isReferredTo(z)) - Number(isReferredTo(a)) || a.length - z.length;
  const schemasByDeclaration = new Map<string, { field: string; schemas: string[] }>();
  for (const schema of Object.keys(document.components.schemas)) {
    for (const { field, declaredIn } of listDeclarations(schema, document)) {
      const key = `${declaredIn}#${field}`;
      const declaration = schemasByDeclaration.get(key) ?? { field, schemas: [] };
      declaration.schemas.push(schema);
      schemasByDeclaration.set(key, declaration);
    }
  }
  return [...schemasByDeclaration.values()].flatMap(({ field, schemas }) => {
    const [first, ...others] = schemas
      .sort(compareSchemas)
      .map((schema) => ({ page: schema, path: `${schemaPath(schema)}#${field}` }));
    return first && others.length > 0 ? [{ path: first.path, repetitions: others }] : [];
  });
}
