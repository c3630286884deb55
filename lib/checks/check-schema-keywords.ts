import { isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { parseYamlSource, type YamlSource } from '../diagnostics/yaml-source';
import { listFiles, readText } from '../files/project-files';

/** Keywords whose values are schemas, and how these are held. */
const subschemas = {
  properties: 'map',
  allOf: 'list',
  items: 'schema',
  propertyNames: 'schema',
  additionalProperties: 'schema',
} as const;

/**
 * The JSON Schema keywords that the reference pages render. Any other would be true and shown nowhere: it fails the
 * build until lib/openapi/schema-fields.ts renders it. Keywords that start with `x-` are the linter's to check.
 */
const renderedKeywords = new Set([
  ...Object.keys(subschemas),
  ...['$ref', 'title', 'description', 'type', 'format', 'enum', 'default', 'examples'],
  ...['minimum', 'maximum', 'pattern', 'required', 'readOnly', 'writeOnly', 'contentEncoding'],
]);

const keyOf = (key: unknown): string => (isScalar(key) ? String(key.value) : '');

/** The schemas directly inside the value of a keyword. */
function listSubschemas(keyword: string, value: unknown): unknown[] {
  if (!Object.hasOwn(subschemas, keyword)) return [];
  const kind = subschemas[keyword as keyof typeof subschemas];
  if (kind === 'schema') return [value];
  if (kind === 'list') return isSeq(value) ? value.items : [];
  return isMap(value) ? value.items.map((pair) => pair.value) : [];
}

/** The keys of a schema, and of those inside it, that pages would not show. */
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

/** The schemas of a file of paths: every map under a key `schema`. */
function listInlineSchemas(node: unknown): YAMLMap[] {
  if (isSeq(node)) return node.items.flatMap(listInlineSchemas);
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) =>
    keyOf(key) === 'schema' && isMap(value) ? [value] : listInlineSchemas(value),
  );
}

/** The schemas of an OpenAPI file: all its entries in openapi/schemas, elsewhere what stands under `schema`. */
function listSchemas(file: string, { document }: YamlSource): unknown[] {
  const root = document.contents;
  if (!file.startsWith('openapi/schemas/')) return listInlineSchemas(root);
  return isMap(root) ? root.items.map(({ value }) => value) : [];
}

/** The schema keywords of one OpenAPI file that no page would show. */
export function checkSchemaKeywordsOf(file: string, text: string): Diagnostic[] {
  const source = parseYamlSource(text);
  return listSchemas(file, source)
    .flatMap(listUnknownKeys)
    .map((key) => ({
      severity: 'error',
      file,
      ...source.positionOfNode(key),
      message: 'A schema keyword that the reference pages cannot show',
      found: keyOf(key),
      expected: `one of ${[...renderedKeywords].join(', ')}, or an extension`,
    }));
}

/** The schema keywords in openapi/ that no page would show. */
export const checkSchemaKeywords = (): Diagnostic[] =>
  listFiles('openapi', '.yaml').flatMap((file) => checkSchemaKeywordsOf(file, readText(file)));
