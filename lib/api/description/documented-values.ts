import type { SchemaObject } from './openapi-objects';
import { listValueTexts } from './schema-types';

/** The values that a schema documents: those of an enumeration, or the examples of an open one. */
export const listDocumentedValues = (schema: SchemaObject): string[] => {
  const { enum: values, 'x-open-list': isOpen, examples = [] } = schema;
  if (values) return listValueTexts(schema) ?? [];
  return isOpen ? examples.filter((example) => typeof example === 'string') : [];
};
