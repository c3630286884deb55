import { isMap, isNode, isScalar, isSeq, type Node, type YAMLMap } from 'yaml';
import {
  type Diagnostic,
  describeValue,
  type FindingAt,
} from '../../../kit/diagnostics/diagnostic';
import { isRegularExpression } from '../../../kit/diagnostics/regular-expression';
import { parseYamlSource, type YamlSource } from '../../../kit/diagnostics/yaml-source';
import { codeListNames } from '../code-lists';
import { keyOf, type LocatedSchema, listSchemas } from './list-schemas';
import { checkEachSource, type OpenApiSources } from './openapi-sources';

const readValues = (node: unknown): unknown[] =>
  isSeq(node) ? node.items.map((item) => (isScalar(item) ? item.value : undefined)) : [];

/** Whether a default value has one of the types of its schema. */
const hasType = (value: unknown, types: readonly unknown[]): boolean =>
  types.length === 0 ||
  types.some((type) => {
    if (type === 'integer') return Number.isInteger(value);
    if (type === 'null') return value === null;
    const isPrimitive = type === 'string' || type === 'number' || type === 'boolean';
    return !isPrimitive || typeof value === type;
  });

/** Reports values of keywords that contradict each other: the linter checks only the type of each. */
function checkValues({ schema, isNamed }: LocatedSchema): FindingAt<Node>[] {
  const findings: FindingAt<Node>[] = [];
  const report = (keyword: string, message: string, expected: string) => {
    const node: unknown = schema.get(keyword, true);
    if (!isNode(node)) return;
    const found = describeValue(isScalar(node) ? node.value : readValues(node));
    findings.push({ at: node, message, found, expected });
  };
  const [pattern, minimum, maximum, defaultValue, codeList] = [
    'pattern',
    'minimum',
    'maximum',
    'default',
    'x-code-list',
  ].map((keyword) => schema.get(keyword));
  const values = readValues(schema.get('enum', true));

  // Many descriptions have escapes that are valid only without the flag `u`.
  if (
    typeof pattern === 'string' &&
    !isRegularExpression(pattern) &&
    !isRegularExpression(pattern, '')
  ) {
    report('pattern', 'The pattern is invalid', 'a regular expression');
  }
  if (typeof minimum === 'number' && typeof maximum === 'number' && minimum > maximum) {
    report('minimum', 'The minimum is above the maximum', `at most ${maximum}`);
  }
  if (isSeq(schema.get('enum')) && values.length === 0) {
    report('enum', 'The enumeration has no values', 'at least one value');
  }
  if (defaultValue !== undefined) {
    const node: unknown = schema.get('type', true);
    const types = isScalar(node) ? [node.value] : readValues(node);
    if (!hasType(defaultValue, types)) {
      report('default', 'The default has another type', types.join(' or '));
    } else if (values.length > 0 && !values.includes(defaultValue)) {
      report('default', 'The default is not in the enumeration', `one of ${values.join(', ')}`);
    }
  }
  if (codeList !== undefined && (!isNamed || !codeListNames.includes(String(codeList)))) {
    const scope = isNamed ? '' : ', in a schema with a name';
    const expected = `one of ${codeListNames.join(', ')}${scope}`;
    report('x-code-list', isNamed ? 'Unknown code list' : 'Misplaced code list', expected);
  }
  return [
    ...findings,
    ...checkEnumMeanings(schema, values, 'x-enum-descriptions'),
    ...checkEnumMeanings(schema, values, 'x-enum-interpretations'),
  ];
}

/** Reports explanations of values that the enumeration does not have. */
function checkEnumMeanings(
  schema: YAMLMap,
  enumeration: readonly unknown[],
  extension: string,
): FindingAt<Node>[] {
  const descriptions = schema.get(extension, true);
  // An open list has no enumeration; its known values are examples.
  const values = [...enumeration, ...readValues(schema.get('examples', true))];
  if (!isMap(descriptions)) return [];
  return descriptions.items.flatMap(({ key }): FindingAt<Node>[] =>
    values.includes(keyOf(key)) || !isScalar(key)
      ? []
      : [
          {
            at: key,
            message: 'An explanation of an unknown value',
            found: keyOf(key),
            expected: `one of ${values.join(', ')}`,
          },
        ],
  );
}

const checkSource = (file: string, source: YamlSource): FindingAt<Node>[] =>
  listSchemas(file, source).flatMap(checkValues);

/** Reports values of keywords in an OpenAPI file that contradict each other. */
export const checkSchemaKeywordsOf = (file: string, text: string): Diagnostic[] =>
  checkEachSource(new Map([[file, parseYamlSource(text)]]), checkSource);

/** Reports values of keywords in openapi/ that contradict each other. */
export const checkSchemaKeywords = (sources: OpenApiSources): Diagnostic[] =>
  checkEachSource(sources, checkSource);
