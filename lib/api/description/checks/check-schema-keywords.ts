import { isMap, isNode, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import {
  type Diagnostic,
  describeValue,
  type FindingAt,
} from '../../../kit/diagnostics/diagnostic';
import { isRegularExpression } from '../../../kit/diagnostics/regular-expression';
import { describeNames } from '../../../kit/diagnostics/suggest-name';
import { parseYamlSource, type YamlSource } from '../../../kit/diagnostics/yaml-source';
import { codeListNames } from '../code-lists';
import { keyOf, type LocatedSchema, listSchemas, subschemaKeywords } from './list-schemas';
import { checkEachSource, type OpenApiSources } from './openapi-sources';

/**
 * The JSON Schema keywords that the reference pages render. Any other would not appear on any page, so it fails the
 * build until lib/api/description/schema-fields.ts supports it. check-extensions.ts checks extensions (`x-`).
 */
const renderedKeywords = new Set([
  ...subschemaKeywords.keys(),
  ...['$ref', 'title', 'description', 'type', 'format', 'enum', 'default', 'examples'],
  ...['minimum', 'maximum', 'pattern', 'required', 'readOnly', 'writeOnly', 'contentEncoding'],
  'deprecated',
]);

function checkKeyword({ key }: Pair): FindingAt<Node>[] {
  const keyword = keyOf(key);
  if (renderedKeywords.has(keyword) || keyword.startsWith('x-') || !isScalar(key)) return [];
  const expected = describeNames(keyword, [...renderedKeywords]);
  const message = 'The reference pages do not render this schema keyword';
  return [{ at: key, message, found: keyword, expected }];
}

const readValues = (node: unknown): unknown[] =>
  isSeq(node) ? node.items.map((item) => (isScalar(item) ? item.value : undefined)) : [];

/** Whether a default value has the type of its schema. */
function hasType(value: unknown, type: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'string' || type === 'number' || type === 'boolean') {
    return typeof value === type;
  }
  return true;
}

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

  if (typeof pattern === 'string' && !isRegularExpression(pattern)) {
    report('pattern', 'The pattern is invalid', 'a regular expression');
  }
  if (typeof minimum === 'number' && typeof maximum === 'number' && minimum > maximum) {
    report('minimum', 'The minimum is above the maximum', `at most ${maximum}`);
  }
  if (isSeq(schema.get('enum')) && values.length === 0) {
    report('enum', 'The enumeration has no values', 'at least one value');
  }
  if (defaultValue !== undefined) {
    const type = String(schema.get('type'));
    if (!hasType(defaultValue, type)) report('default', 'The default has another type', type);
    else if (values.length > 0 && !values.includes(defaultValue)) {
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
  listSchemas(file, source).flatMap((located) => [
    ...located.schema.items.flatMap(checkKeyword),
    ...checkValues(located),
  ]);

/** Reports schema keywords of an OpenAPI file that pages do not render, and values that contradict each other. */
export const checkSchemaKeywordsOf = (file: string, text: string): Diagnostic[] =>
  checkEachSource(new Map([[file, parseYamlSource(text)]]), checkSource);

/** Reports schema keywords in openapi/ that pages do not render, and values that contradict each other. */
export const checkSchemaKeywords = (sources: OpenApiSources): Diagnostic[] =>
  checkEachSource(sources, checkSource);
