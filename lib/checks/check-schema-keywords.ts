import { isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { parseYamlSource, type YamlSource } from '../diagnostics/yaml-source';
import { listFiles, readText } from '../files/project-files';

/** The keywords that contain schemas, and whether as a map, as a list or directly. */
const subschemaKeywords = new Map<string, 'map' | 'list' | 'schema'>([
  ['properties', 'map'],
  ['allOf', 'list'],
  ['items', 'schema'],
  ['propertyNames', 'schema'],
  ['additionalProperties', 'schema'],
]);

/**
 * The JSON Schema keywords that the reference pages render. Any other would not appear on any page, so it fails the
 * build until lib/openapi/schema-fields.ts supports it. The linter checks extensions (`x-`).
 */
const renderedKeywords = new Set([
  ...subschemaKeywords.keys(),
  ...['$ref', 'title', 'description', 'type', 'format', 'enum', 'default', 'examples'],
  ...['minimum', 'maximum', 'pattern', 'required', 'readOnly', 'writeOnly', 'contentEncoding'],
]);

const keyOf = (key: unknown): string => (isScalar(key) ? String(key.value) : '');

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

/** Lists the keys of a schema and its subschemas that pages do not render. */
function listUnknownKeys(schema: unknown): Node[] {
  if (!isMap(schema)) return [];
  return schema.items.flatMap(({ key, value }): Node[] => {
    const keyword = keyOf(key);
    const isKnown = renderedKeywords.has(keyword) || keyword.startsWith('x-');
    return [
      ...(!isKnown && isScalar(key) ? [key] : []),
      ...listSubschemas(keyword, value).flatMap(listUnknownKeys),
    ];
  });
}

/** Lists the schemas in a file of paths: every map with the key `schema`. */
function listInlineSchemas(node: unknown): YAMLMap[] {
  if (isSeq(node)) return node.items.flatMap(listInlineSchemas);
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) =>
    keyOf(key) === 'schema' && isMap(value) ? [value] : listInlineSchemas(value),
  );
}

/** Lists the schemas of an OpenAPI file: all entries of a file in openapi/schemas, inline schemas in others. */
function listSchemas(file: string, { document }: YamlSource): unknown[] {
  const root = document.contents;
  if (!file.startsWith('openapi/schemas/')) return listInlineSchemas(root);
  return isMap(root) ? root.items.map(({ value }) => value) : [];
}

/** Reports the schema keywords of an OpenAPI file that pages do not render. */
export function checkSchemaKeywordsOf(file: string, text: string): Diagnostic[] {
  const source = parseYamlSource(text);
  return listSchemas(file, source)
    .flatMap(listUnknownKeys)
    .map((key) => ({
      severity: 'error',
      file,
      ...source.positionOfNode(key),
      message: 'The reference pages do not render this schema keyword',
      found: keyOf(key),
      expected: `one of ${[...renderedKeywords].join(', ')}, or an extension`,
    }));
}

/** Reports the schema keywords in openapi/ that pages do not render. */
export const checkSchemaKeywords = (): Diagnostic[] =>
  listFiles('openapi', '.yaml').flatMap((file) => checkSchemaKeywordsOf(file, readText(file)));
