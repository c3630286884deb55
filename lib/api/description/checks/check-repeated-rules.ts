import { isAlias, isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap } from 'yaml';
import type { Diagnostic } from '../../../kit/diagnostics/diagnostic';
import type { YamlSource } from '../../../kit/diagnostics/yaml-source';
import { listPartsWithFields } from './list-schema-parts';
import { checkEachSource, type OpenApiSources } from './openapi-sources';

/** A text of an operation's page, and whether it is a rule. */
type PageText = { node: Scalar; isRule: boolean };

/** Creates functions that read the values of a file, and follow aliases. */
function createReader({ document }: YamlSource) {
  const read = (map: YAMLMap, key: string): unknown => {
    const value: unknown = map.get(key, true);
    return isAlias(value) ? value.resolve(document) : value;
  };
  const readMap = (map: YAMLMap, key: string): YAMLMap | undefined => {
    const value = read(map, key);
    return isMap(value) ? value : undefined;
  };
  const readMaps = (map: YAMLMap, key: string): YAMLMap[] => {
    const value = read(map, key);
    const items = isSeq(value) ? value.items : isMap(value) ? value.items.map((p) => p.value) : [];
    return items
      .map((item: unknown) => (isAlias(item) ? item.resolve(document) : item))
      .filter((item): item is YAMLMap => isMap(item));
  };
  const readText = (map: YAMLMap, key: string, isRule: boolean): PageText[] => {
    const node = read(map, key);
    return isScalar(node) && typeof node.value === 'string' ? [{ node, isRule }] : [];
  };
  const readRules = (map: YAMLMap): PageText[] =>
    readMaps(map, 'x-rules').flatMap((rule) => readText(rule, 'rule', true));
  return { readMap, readMaps, readText, readRules };
}

/** The sentences of a text, normalized so that equal sentences can be compared. */
const listSentences = ({ node }: PageText): string[] =>
  String(node.value)
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim());

/** The rules of the fields of a body, which are in other files. */
function listBodyRules(
  operation: YAMLMap,
  file: string,
  source: YamlSource,
  sources: OpenApiSources,
): PageText[] {
  const { readMap, readMaps } = createReader(source);
  const body = readMap(operation, 'requestBody');
  const schemas = (body ? readMaps(body, 'content') : []).flatMap((media) => {
    const schema = readMap(media, 'schema');
    return schema ? [readMap(schema, 'items') ?? schema] : [];
  });
  return schemas.flatMap((schema) =>
    listPartsWithFields({ file, schema }, sources).flatMap((part) => {
      const owner = sources.get(part.file);
      if (!owner) return [];
      const reader = createReader(owner);
      return reader.readMaps(part.schema, 'properties').flatMap(reader.readRules);
    }),
  );
}

/** Finds the rules of an operation that its description, a parameter, or a field of its body says, too. */
function findRepeatedRules(
  operation: YAMLMap,
  file: string,
  source: YamlSource,
  sources: OpenApiSources,
): Node[] {
  const { readMap, readMaps, readText, readRules } = createReader(source);
  const parameters = readMaps(operation, 'parameters');
  const schemas = parameters.flatMap((parameter) => readMap(parameter, 'schema') ?? []);
  const texts = [
    ...readText(operation, 'description', false),
    ...readRules(operation),
    ...parameters.flatMap((parameter) => readText(parameter, 'description', false)),
    ...schemas.flatMap(readRules),
  ];
  // The fields of a body may share a rule, so their rules are only compared with those of the operation.
  const all = [...texts, ...listBodyRules(operation, file, source, sources)];
  return texts
    .filter((text) => text.isRule)
    .filter((text) => {
      const sentences = listSentences(text);
      return all.some(
        (other) =>
          other.node !== text.node && listSentences(other).some((s) => sentences.includes(s)),
      );
    })
    .map(({ node }) => node);
}

/** Lists the operations of a file. */
function listOperationNodes(node: unknown): YAMLMap[] {
  if (!isMap(node)) return [];
  if (node.has('operationId')) return [node];
  return node.items.flatMap(({ value }) => listOperationNodes(value));
}

/** Reports rules that the page of an operation would show twice. */
export const checkRepeatedRules = (sources: OpenApiSources): Diagnostic[] =>
  checkEachSource(sources, (file, source) =>
    listOperationNodes(source.document.contents).flatMap((operation) =>
      findRepeatedRules(operation, file, source, sources).map((at) => ({
        at,
        message: `The page of ${String(operation.get('operationId'))} has this rule twice`,
        found: isScalar(at) ? String(at.value).trim() : '',
        expected: 'the rule once: at the operation, or at its parameter or field',
      })),
    ),
  );
