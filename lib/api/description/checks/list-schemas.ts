import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import type { YamlSource } from '../../../kit/diagnostics/yaml-source';
import { subschemaKeywords } from '../../normalize/normalize-schema';

/** A schema in a source file. */
export type LocatedSchema = {
  schema: YAMLMap;
  /** Whether it has a name, and so a page. */
  isNamed: boolean;
};

export const keyOf = (key: unknown): string => (isScalar(key) ? String(key.value) : '');

/** Lists the schemas directly inside the value of a keyword. */
function listSubschemas(keyword: string, value: unknown): unknown[] {
  switch (subschemaKeywords.get(keyword)) {
    case 'schema':
      return [value];
    case 'list':
      return isSeq(value) ? value.items : [];
    case 'map':
      return isMap(value) ? value.items.map((pair) => pair.value) : [];
    case undefined:
      return [];
  }
}

/** Lists a schema and the schemas inside it. */
function flatten(schema: unknown, isNamed: boolean): LocatedSchema[] {
  if (!isMap(schema)) return [];
  const inner = schema.items.flatMap(({ key, value }) => listSubschemas(keyOf(key), value));
  return [{ schema, isNamed }, ...inner.flatMap((subschema) => flatten(subschema, false))];
}

const listValues = (node: unknown): unknown[] =>
  isMap(node) ? node.items.map(({ value }) => value) : [];

/** Lists the schemas of parameters, bodies and responses: every map with the key `schema`. */
function listInlineSchemas(node: unknown): YAMLMap[] {
  if (isSeq(node)) return node.items.flatMap(listInlineSchemas);
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) =>
    keyOf(key) === 'schema' && isMap(value) ? [value] : listInlineSchemas(value),
  );
}

/** Lists all schemas of a file: the entries of a file in openapi/schemas, those of the components, and inline ones. */
export function listSchemas(file: string, { document }: YamlSource): LocatedSchema[] {
  const root = document.contents;
  if (file.startsWith('openapi/schemas/')) {
    return listValues(root).flatMap((schema) => flatten(schema, true));
  }
  const components = document.getIn(['components', 'schemas'], true);
  return [
    ...listValues(components).flatMap((schema) => flatten(schema, true)),
    ...listInlineSchemas(root).flatMap((schema) => flatten(schema, false)),
  ];
}
