import type { SchemaObject } from '../../../api/description/openapi-objects';
import {
  listProperties,
  refName,
  resolveSchema,
  type SchemaSource,
  unwrapArraySchema,
} from '../../../api/description/resolve-schema';
import { describeRule } from '../../../kit/diagnostics/schema-errors';
import { isRecord } from '../../../kit/json/is-record';
import { schemaPath } from '../../../site/page-paths';
import { describeType } from '../../request/body-schema';
import { findJsonMedia } from './inspect-recorded-body';
import type { TrafficDescription } from './traffic-description';

/** A documented field that an error record names. */
export type NamedField = { name: string; expected: string; href: string };

/** The names that an error record quotes, or has as a value of `data`. */
function listQuotedNames(record: unknown): string[] {
  // A text names the place of a value: `(field event[0].initiatorId)`.
  if (typeof record === 'string')
    return [...record.matchAll(/\b[a-z]+[A-Z]\w*/g)].map(([name]) => name);
  if (!isRecord(record)) return [];
  const { message, data } = record;
  const quoted = typeof message === 'string' ? message.matchAll(/["'`]([A-Za-z]\w*)["'`]/g) : [];
  const values = isRecord(data) ? Object.values(data) : [];
  return [...values, ...[...quoted].map(([, name]) => name)].filter(
    (value): value is string => typeof value === 'string',
  );
}

/** The schemas of requests, with those of their fields, by name. */
function collectRequestSchemas({ operations, components }: TrafficDescription): Set<string> {
  const names = new Set<string>();
  const visit = (schema: SchemaObject): void => {
    const name = refName(unwrapArraySchema(schema));
    if (name === undefined || names.has(name)) return;
    names.add(name);
    for (const property of listProperties(unwrapArraySchema(schema), { components })) {
      visit(property.schema);
    }
  };
  for (const { source } of operations) {
    const media = findJsonMedia(source.requestBody?.content);
    if (media) visit(media.schema);
  }
  return names;
}

const describeField = (schema: SchemaObject, source: SchemaSource): string => {
  const { enum: values, format } = resolveSchema(schema, source);
  const type = describeType(resolveSchema(schema, source));
  return describeRule('enum', values) ?? describeRule('format', format) ?? type;
};

/** Lists the fields of requests that an error record names, each with the first schema that has it. */
export function listNamedFields(record: unknown, description: TrafficDescription): NamedField[] {
  const names = new Set(listQuotedNames(record));
  if (names.size === 0) return [];
  const text = JSON.stringify(record);
  const schemas = [...collectRequestSchemas(description)].sort(
    // The message can name the schema, too.
    (one, other) => Number(text.includes(other)) - Number(text.includes(one)),
  );
  return [...names].flatMap((name) => {
    for (const schema of schemas) {
      const property = listProperties(
        description.components.schemas[schema] ?? {},
        description,
      ).find((candidate) => candidate.name === name);
      if (!property) continue;
      const expected = describeField(property.schema, description);
      return [{ name, expected, href: `${schemaPath(schema)}#${name}` }];
    }
    return [];
  });
}
