import { listDocumentedValues } from '../../api/description/documented-values';
import { findField } from '../../api/description/find-field';
import type { OpenApiDocument } from '../../api/description/openapi-document';
import { describeNames } from '../../kit/diagnostics/suggest-name';
import { schemaPath } from '../../site/page-paths';
import { limits } from '../limits';
import { paginateItems } from '../pagination';
import { ToolError } from '../tool-error';
import {
  type ChoiceSummary,
  type FieldSummary,
  summarizeChoices,
  summarizeField,
  summarizeFields,
  summarizeType,
  type TypeSummary,
} from './field-summary';

type ValueSummary = {
  value: string;
  meaning?: string;
  /** Meaning that only the name of the value suggests. */
  interpretation?: string;
};

/** A schema, with as many of its fields or values as fit. */
type SchemaDescription = TypeSummary & {
  name: string;
  fields?: FieldSummary[];
  alternatives?: ChoiceSummary[];
  values?: ValueSummary[];
  /** Whether other values than these are possible. */
  open?: true;
  example?: unknown;
  page: string;
};

/** A field, with the schema that has it. */
type FieldDescription = FieldSummary & { schema?: string; page?: string };

const maxParts = limits.maxResult - 5000;
const maxExample = 3000;

/** Describes the schema with a name, from the field or value at an offset. */
export function describeSchema(
  name: string,
  document: OpenApiDocument,
  offset: number,
): { schema: SchemaDescription; nextOffset?: number } {
  const source = document.components.schemas[name] ?? {};
  const {
    'x-enum-descriptions': meanings = {},
    'x-enum-interpretations': interpretations = {},
    'x-known-values': known,
    'x-open-list': isOpen,
    examples: [example] = [],
  } = source;
  const { items: values, ...nextValue } = paginateItems(
    (known ? Object.keys(known) : listDocumentedValues(source)).map((value): ValueSummary => {
      const meaning = known?.[value] ?? meanings[value];
      const interpretation = interpretations[value];
      return {
        value,
        ...(meaning !== undefined && { meaning }),
        ...(interpretation !== undefined && { interpretation }),
      };
    }),
    offset,
    maxParts,
  );
  const { items: fields, ...nextField } = paginateItems(
    summarizeFields(source, document),
    offset,
    maxParts,
  );
  const alternatives = summarizeChoices({ $ref: `#/components/schemas/${name}` }, document);
  const isShort = (JSON.stringify(example) ?? '').length <= maxExample;
  return {
    schema: {
      name,
      ...summarizeType(source, document),
      ...(fields.length > 0 && { fields }),
      ...(alternatives.length > 0 && { alternatives }),
      ...(values.length > 0 && { values }),
      ...(isOpen && { open: true }),
      ...(example !== undefined && offset === 0 && isShort && { example }),
      page: schemaPath(name),
    },
    ...nextValue,
    ...nextField,
  };
}

/**
 * Describes the field at a path below a schema: `usersLimit` below Policy, or `patient`, `firstName` below Appointment.
 * @throws ToolError if there is none
 */
export function describeField(
  schemaName: string,
  path: readonly string[],
  document: OpenApiDocument,
): FieldDescription {
  const found = findField(schemaName, path, document);
  if ('unknown' in found) {
    throw new ToolError(
      `${schemaName} has no field ${path.join('.')}: found "${found.unknown}", expected ${describeNames(found.unknown, found.known)}.`,
    );
  }
  const owner = found.schemaName ?? schemaName;
  return {
    ...summarizeField(found, document),
    schema: owner,
    page: `${schemaPath(owner)}#${found.name}`,
  };
}

/** Lists the fields with a name in all schemas. */
export function findFieldsNamed(name: string, document: OpenApiDocument): FieldDescription[] {
  return Object.entries(document.components.schemas).flatMap(([schema, source]) =>
    Object.hasOwn(source.properties ?? {}, name) ||
    source.allOf?.some((part) => Object.hasOwn(part.properties ?? {}, name))
      ? [describeField(schema, [name], document)]
      : [],
  );
}
