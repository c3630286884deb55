import { isMap, isNode, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml';
import type { Diagnostic, FindingAt } from '../../../kit/diagnostics/diagnostic';
import { describeNames } from '../../../kit/diagnostics/suggest-name';
import { listPartsWithFields, type SchemaPart } from './list-schema-parts';
import { keyOf, listSchemas } from './list-schemas';
import { checkEachSource, type OpenApiSources } from './openapi-sources';

const extension = 'x-field-groups';

/** The keys of a map; none if the node is not a map. */
const listKeys = (node: unknown): Scalar[] =>
  isMap(node) ? node.items.map(({ key }) => key).filter(isScalar) : [];

/** The names in all groups, in their order. */
function listGroupedNames(groups: YAMLMap): Scalar[] {
  return groups.items.flatMap(({ value }) => (isSeq(value) ? value.items.filter(isScalar) : []));
}

/** Reports fields in no group or in several, and unknown fields in groups. */
function checkGroups(schema: YAMLMap): FindingAt<Node>[] {
  const groups = schema.get(extension, true);
  if (!isMap(groups)) return [];
  const fields = listKeys(schema.get('properties', true));
  const fieldNames = fields.map(keyOf);
  const grouped = listGroupedNames(groups);
  const groupedNames = grouped.map(keyOf);
  const titles = listKeys(groups).map(keyOf).join(', ');
  return [
    ...grouped.flatMap((at, index): FindingAt<Node>[] => {
      const name = keyOf(at);
      if (!fieldNames.includes(name)) {
        const expected = describeNames(name, fieldNames);
        return [{ at, message: 'A group has an unknown field', found: name, expected }];
      }
      if (groupedNames.indexOf(name) === index) return [];
      return [{ at, message: 'A field is in two groups', found: name, expected: 'one group' }];
    }),
    ...fields
      .filter((field) => !groupedNames.includes(keyOf(field)))
      .map((at) => ({
        at,
        message: `The field is in no group of ${extension}`,
        found: keyOf(at),
        expected: `one of ${titles}`,
      })),
  ];
}

/** Reports composed schemas of which some parts have groups and others have none: their fields would be nowhere. */
function checkParts({ schema, file }: SchemaPart, sources: OpenApiSources): FindingAt<Node>[] {
  const composition: unknown = schema.get('allOf', true);
  if (!isNode(composition)) return [];
  const parts = listPartsWithFields({ schema, file }, sources);
  const ungrouped = parts.filter((part) => !part.schema.has(extension));
  if (ungrouped.length === 0 || ungrouped.length === parts.length) return [];
  return ungrouped.map((part) => ({
    // The position of a part in another file is that of the schema that uses it.
    at: part.file === file ? part.schema : composition,
    message: `Another part of a composed schema has ${extension}`,
    found: `no ${extension} for ${listKeys(part.schema.get('properties', true)).map(keyOf).join(', ')}`,
    expected: `${extension} in all parts`,
  }));
}

/** Checks that every field of a schema with groups (`x-field-groups`) is in exactly one of them. */
export const checkFieldGroups = (sources: OpenApiSources): Diagnostic[] =>
  checkEachSource(sources, (file, source) =>
    listSchemas(file, source).flatMap(({ schema }) => [
      ...checkGroups(schema),
      ...checkParts({ schema, file }, sources),
    ]),
  );
