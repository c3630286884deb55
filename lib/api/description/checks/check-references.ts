import { isMap, isPair, isScalar, isSeq, type Pair, visit, type YAMLMap } from 'yaml';
import { abbreviate, type Diagnostic, type Finding } from '../../../kit/diagnostics/diagnostic';
import { describeClosest, suggestName } from '../../../kit/diagnostics/suggest-name';
import { isExternal } from '../../../site/urls';
import { subschemaKeywords } from '../../normalize/normalize-schema';
import {
  type LocatedNode,
  type OpenApiSources,
  openApiRoot,
  resolveReference,
  splitReference,
} from './openapi-sources';

/** A `$ref` in a source file. */
type Reference = {
  file: string;
  /** The map that has the key `$ref`. */
  owner: YAMLMap;
  pair: Pair;
  /** The reference; undefined if it is not a text. */
  text: string | undefined;
  /** Whether the map is in a position where OpenAPI has a schema. */
  isSchema: boolean;
};

const keyOf = (pair: Pair) => (isScalar(pair.key) ? String(pair.key.value) : '');

/** The keywords whose keys are names: a header can be called `x-remaining`. */
const namesIn =
  /^(?:properties|patternProperties|headers|schemas|parameters|responses|examples|paths|callbacks|links)$/;

/** Whether keys lead into an extension, in which a reference has the meaning that another tool gives it. */
const isInExtension = (keys: readonly string[]): boolean =>
  keys.some((key, index) => key.startsWith('x-') && !namesIn.test(keys[index - 1] ?? ''));

/** @param includesExtensions whether the references that only other tools read are listed, too */
function listReferences(sources: OpenApiSources, includesExtensions = false): Reference[] {
  const references: Reference[] = [];
  for (const [file, { document }] of sources) {
    visit(document, {
      Pair(_key, pair, ancestors) {
        const owner = ancestors.at(-1);
        if (keyOf(pair) !== '$ref' || !isMap(owner)) return;
        const keys = ancestors.filter(isPair).map(keyOf);
        if (!includesExtensions && isInExtension(keys)) return;
        const [key = '', parent = ''] = keys.toReversed();
        const text = isScalar(pair.value) ? pair.value.value : undefined;
        references.push({
          file,
          owner,
          pair,
          text: typeof text === 'string' ? text : undefined,
          isSchema:
            key === 'schema' ||
            ['schema', 'list'].includes(subschemaKeywords.get(key) ?? '') ||
            ['properties', 'schemas'].includes(parent),
        });
      },
    });
  }
  return references;
}

/** Describes what a reference could lead to instead. */
function describeTarget({ file, text = '' }: Reference, sources: OpenApiSources): string {
  const target = splitReference(text, file);
  const document = sources.get(target.file)?.document;
  if (!document) {
    const closest = suggestName(target.file, [...sources.keys()]);
    return `a file in openapi/${describeClosest(closest)}`;
  }
  const parent = document.getIn(target.path.slice(0, -1));
  const keys = isMap(parent) ? parent.items.map(keyOf) : [];
  const closest = suggestName(target.path.at(-1) ?? '', keys);
  return `a key of ${target.file}${describeClosest(closest)}`;
}

/** Whether a reference leads to a component that is no schema. */
function isOtherComponent({ file, text = '' }: Reference): boolean {
  const [components, kind] = splitReference(text, file).path;
  return components === 'components' && kind !== 'schemas';
}

function findTargetProblem(
  reference: Reference,
  sources: OpenApiSources,
): Omit<Finding, 'found'> | undefined {
  const { text, file, isSchema } = reference;
  if (text === undefined || text === '') {
    return {
      message: 'The reference is not a path and a pointer',
      expected: 'file.yaml, or file.yaml#/Name',
    };
  }
  if (isExternal(text)) {
    return { message: 'The reference points to another site', expected: 'a file in openapi/' };
  }
  if (!resolveReference(text, file, sources)) {
    return { message: 'Broken reference', expected: describeTarget(reference, sources) };
  }
  return isSchema && isOtherComponent(reference)
    ? {
        message: 'The reference does not resolve to a schema',
        expected: '#/components/schemas/Name, or schemas/file.yaml#/Name',
      }
    : undefined;
}

/** Lists the nodes that a node consists of: the target of its reference, and the parts of `allOf`. */
function listParts({ file, node }: LocatedNode, sources: OpenApiSources): LocatedNode[] {
  if (!isMap(node)) return [];
  const reference = node.get('$ref');
  const target =
    typeof reference === 'string' ? resolveReference(reference, file, sources) : undefined;
  const parts = node.get('allOf');
  return [
    ...(target ? [target] : []),
    ...(isSeq<LocatedNode['node']>(parts) ? parts.items.map((part) => ({ file, node: part })) : []),
  ];
}

/** Whether a reference leads back to the map that has it, by other references and `allOf`. */
function isCyclic({ file, owner }: Reference, sources: OpenApiSources): boolean {
  const queue = listParts({ file, node: owner }, sources);
  const seen = new Set(queue.map(({ node }) => node));
  for (const located of queue) {
    if (located.node === owner) return true;
    for (const part of listParts(located, sources)) {
      if (seen.has(part.node)) continue;
      seen.add(part.node);
      queue.push(part);
    }
  }
  return false;
}

/** The files that the description consists of: the root, and those to which references lead from it. */
export function listUsedSources(sources: OpenApiSources): OpenApiSources {
  const references = listReferences(sources, true);
  const used = new Set([openApiRoot]);
  for (const file of used) {
    for (const { text = '' } of references.filter((reference) => reference.file === file))
      used.add(splitReference(text, file).file);
  }
  return new Map([...sources].filter(([file]) => used.has(file)));
}

/** Reports files to which no reference leads: nothing in them is part of the description. */
export function checkUnreferencedFiles(
  sources: OpenApiSources,
  used: OpenApiSources,
): Diagnostic[] {
  return [...sources.keys()]
    .filter((file) => !used.has(file))
    .map((file) => ({
      severity: 'warning',
      file,
      line: 1,
      column: 1,
      message: 'No file refers to this file, so it is not part of the description',
      found: 'no reference',
      expected: `a reference from ${openApiRoot} or a file to which that refers`,
    }));
}

/**
 * Reports references that lead nowhere, to something else than a schema, or back to themselves.
 * @param invalidFiles files that are not valid YAML. References to them cannot be checked.
 */
export function checkReferences(
  sources: OpenApiSources,
  invalidFiles: ReadonlySet<string>,
): Diagnostic[] {
  const isUnknown = ({ text = '', file }: Reference) =>
    invalidFiles.has(splitReference(text, file).file);
  const references = listReferences(sources).filter((reference) => !isUnknown(reference));
  return references.flatMap((reference): Diagnostic[] => {
    const problem =
      findTargetProblem(reference, sources) ??
      (isCyclic(reference, sources)
        ? {
            message: 'The reference is circular',
            expected: 'a schema that does not refer to itself',
          }
        : undefined);
    if (!problem) return [];
    const { file, pair } = reference;
    const value = isScalar(pair.value) ? pair.value : undefined;
    const offset = value?.range?.[0] ?? (isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? 0;
    const position = sources.get(file)?.positionOfOffset(offset);
    const found = abbreviate(String(value?.value ?? 'nothing')) || 'an empty text';
    return [{ severity: 'error', file, ...position, ...problem, found }];
  });
}
