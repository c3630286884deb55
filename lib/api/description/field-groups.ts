import { slug } from 'github-slugger';
import type { SchemaObject } from './openapi-objects';
import { resolveSchema, type SchemaSource, unwrapArraySchema } from './resolve-schema';
import type { SchemaField } from './schema-fields';

/** Fields below a heading of their own. */
export type FieldGroup = { title: string; id: string; fields: SchemaField[] };

/** Lists the groups (`x-field-groups`) of a schema and of those that it is composed of: title → names of fields. */
function listGroups(schema: SchemaObject, source: SchemaSource): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  const resolved = resolveSchema(unwrapArraySchema(schema), source);
  const parts = [
    ...(resolved.allOf ?? []).flatMap((part) => [...listGroups(part, source)]),
    ...Object.entries(resolved['x-field-groups'] ?? {}),
  ];
  for (const [title, names] of parts) groups.set(title, [...(groups.get(title) ?? []), ...names]);
  return groups;
}

/**
 * Divides the fields of a schema into its groups. Groups of the same title in the parts of a composed schema are one group.
 * @param prefix the prefix of the groups' anchors
 * @returns undefined if the schema has no groups
 */
export function groupFields(
  fields: readonly SchemaField[],
  schema: SchemaObject,
  prefix: string,
  source: SchemaSource,
): FieldGroup[] | undefined {
  const groups = [...listGroups(schema, source)].map(([title, names]) => ({
    title,
    id: `${prefix}-${slug(title)}`,
    fields: fields.filter(({ name }) => names.includes(name)),
  }));
  return groups.length > 0 ? groups : undefined;
}

/** The headings of groups, for tables of contents. */
export const listGroupHeadings = (groups: readonly FieldGroup[] = []) =>
  groups.map(({ title, id }) => ({ id, text: title, level: 3 }));
