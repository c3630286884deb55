import { isMap, isScalar, type YAMLMap } from 'yaml';
import type { Diagnostic } from '../../../kit/diagnostics/diagnostic';
import type { YamlSource } from '../../../kit/diagnostics/yaml-source';
import { keyOf, listSchemas } from './list-schemas';
import type { OpenApiSources } from './openapi-sources';
import { restatesNames } from './restated-names';

/** Reports the descriptions of a schema's fields that only restate names. */
function checkFields(file: string, source: YamlSource, schema: YAMLMap): Diagnostic[] {
  const properties = schema.get('properties', true);
  if (!isMap(properties)) return [];
  return properties.items.flatMap(({ key, value }): Diagnostic[] => {
    const description = isMap(value) ? value.get('description', true) : undefined;
    if (!isScalar(description) || typeof description.value !== 'string') return [];
    if (!restatesNames(description.value, [keyOf(key)])) return [];
    return [
      {
        severity: 'error',
        file,
        ...source.positionOfNode(description),
        message: `The description of "${keyOf(key)}" only restates its name`,
        found: description.value.trim(),
        expected: 'no description, or one that adds information',
      },
    ];
  });
}

/** Checks that descriptions of fields say more than the fields' names. */
export const checkDescriptions = (sources: OpenApiSources): Diagnostic[] =>
  [...sources].flatMap(([file, source]) =>
    listSchemas(file, source).flatMap(({ schema }) => checkFields(file, source, schema)),
  );
