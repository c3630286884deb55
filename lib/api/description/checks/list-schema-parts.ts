import { isMap, isSeq, type YAMLMap } from 'yaml';
import { type OpenApiSources, resolveReference } from './openapi-sources';

/** A schema and the file that it is in. */
export type SchemaPart = { file: string; schema: YAMLMap };

/** Lists a schema and the parts that it is composed of that have fields of their own. */
export function listPartsWithFields(
  part: SchemaPart,
  sources: OpenApiSources,
  visited: ReadonlySet<YAMLMap> = new Set(),
): SchemaPart[] {
  const { schema, file } = part;
  if (visited.has(schema)) return [];
  const inner = new Set([...visited, schema]);
  const reference: unknown = schema.get('$ref');
  const target =
    typeof reference === 'string' ? resolveReference(reference, file, sources) : undefined;
  const parts: unknown = schema.get('allOf', true);
  return [
    ...(schema.has('properties') ? [part] : []),
    ...(target && isMap(target.node)
      ? listPartsWithFields({ file: target.file, schema: target.node }, sources, inner)
      : []),
    ...(isSeq(parts) ? parts.items : [])
      .filter((item): item is YAMLMap => isMap(item))
      .flatMap((item) => listPartsWithFields({ file, schema: item }, sources, inner)),
  ];
}
