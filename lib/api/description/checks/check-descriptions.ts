import { isMap, isScalar, type Node, type YAMLMap } from 'yaml';
import type { Diagnostic, FindingAt } from '../../../kit/diagnostics/diagnostic';
import { isStopWord, stemText } from '../../../search/engine/text/stemming';
import { keyOf, listSchemas } from './list-schemas';
import { checkEachSource, type OpenApiSources } from './openapi-sources';

/** Words that say nothing about a field. */
const fillers = new Set(stemText('its are was has does field value name number id whether'));

/** `appointmentRevisionId` → "appointment Revision Id". */
const splitName = (name: string) =>
  name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/([a-zA-Z])(\d)|[_-]/g, '$1 $2');

/**
 * Whether a description has no word that is not in the names already, apart from articles and the like. Such a
 * description teaches readers to skip descriptions.
 * @param names the name of the field and of the schema that has it
 */
export function restatesNames(description: string, names: readonly string[]): boolean {
  const known = new Set(stemText(names.map(splitName).join(' ')));
  const isKnown = (word: string) => known.has(word) || fillers.has(word) || isStopWord(word);
  return stemText(description).every(isKnown);
}

/** Reports the descriptions of a schema's fields that only restate names. */
function checkFields(schema: YAMLMap): FindingAt<Node>[] {
  const properties = schema.get('properties', true);
  if (!isMap(properties)) return [];
  return properties.items.flatMap(({ key, value }): FindingAt<Node>[] => {
    const description = isMap(value) ? value.get('description', true) : undefined;
    if (!isScalar(description) || typeof description.value !== 'string') return [];
    if (!restatesNames(description.value, [keyOf(key)])) return [];
    return [
      {
        at: description,
        message: `The description of "${keyOf(key)}" only restates its name`,
        found: description.value.trim(),
        expected: 'no description, or one that adds information',
      },
    ];
  });
}

/** Advises that descriptions of fields say more than the fields' names. */
export const checkDescriptions = (sources: OpenApiSources): Diagnostic[] =>
  checkEachSource(sources, (file, source) =>
    listSchemas(file, source).flatMap(({ schema }) => checkFields(schema)),
  ).map((diagnostic) => ({ ...diagnostic, severity: 'warning' }));
