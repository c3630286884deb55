import type { SchemaObject } from './openapi-objects';

/** The values that a schema documents: those of an enumeration, or the examples of an open one. */
export const listDocumentedValues = ({
  enum: values,
  'x-open-list': isOpen,
  examples = [],
}: SchemaObject): string[] =>
  values ?? (isOpen ? examples.filter((example) => typeof example === 'string') : []);
