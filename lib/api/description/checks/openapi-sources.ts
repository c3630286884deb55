import { posix } from 'node:path';
import { isMap, isNode, type Node } from 'yaml';
import {
  type Diagnostic,
  type FindingAt,
  locateFindings,
} from '../../../kit/diagnostics/diagnostic';
import { readSource } from '../../../kit/diagnostics/read-source';
import { listSyntaxProblems } from '../../../kit/diagnostics/syntax-problems';
import { parseYamlSource, type YamlSource } from '../../../kit/diagnostics/yaml-source';
import { cached } from '../../../kit/files/cached';
import { listFiles } from '../../../kit/files/project-files';
import { parsePointer } from '../../../kit/json/json-pointer';

/** The file that refers to all others. */
export const openApiRoot = 'openapi/doctor-api.yaml';

/** The parsed files of the API's description by their paths. */
export type OpenApiSources = ReadonlyMap<string, YamlSource>;

type ReadSources = { sources: OpenApiSources; diagnostics: Diagnostic[] };

/**
 * Folders whose files are not parts of the API's description: its released versions, its workflows, and the sandbox's own
 * endpoints.
 */
const otherFolders = ['openapi/history/', 'openapi/workflows/', 'openapi/sandbox/'];

/** The endings of files of a description, which can refer to each other. */
export const openApiEndings = /\.(?:ya?ml|json)$/;

/** The files of openapi/ that people write: released versions are JSON that a script writes. */
export const listOpenApiFiles = (): string[] =>
  listFiles('openapi', '').filter(
    (file) => openApiEndings.test(file) && !/^openapi\/history\/.*\.json$/.test(file),
  );

const listDescriptionFiles = (): string[] =>
  listOpenApiFiles().filter((file) => !otherFolders.some((folder) => file.startsWith(folder)));

/** Reads openapi/ once. Returns the files that are valid YAML, and the problems of the others. */
export const readOpenApiSources = cached(['openapi'], (): ReadSources => {
  const sources = new Map<string, YamlSource>();
  const diagnostics: Diagnostic[] = [];
  for (const file of new Set([openApiRoot, ...listDescriptionFiles()])) {
    const read = readSource(file);
    diagnostics.push(...read.diagnostics);
    if (read.text === undefined) continue;
    const source = parseYamlSource(read.text);
    const problems = listSyntaxProblems(source, file);
    diagnostics.push(...problems);
    if (problems.length > 0) continue;
    if (isMap(source.document.contents)) sources.set(file, source);
    else diagnostics.push(describeWrongRoot(source, file));
  }
  return { sources, diagnostics };
});

const describeWrongRoot = ({ text }: YamlSource, file: string): Diagnostic => ({
  severity: 'error',
  file,
  line: 1,
  column: 1,
  message: 'The file: Wrong type',
  found: text.trim() === '' ? 'nothing' : 'another value',
  expected: 'object',
});

/** Reports what a check finds in each file, at the nodes that have it. */
export const checkEachSource = (
  sources: OpenApiSources,
  check: (file: string, source: YamlSource) => FindingAt<Node>[],
): Diagnostic[] =>
  [...sources].flatMap(([file, source]) =>
    locateFindings(file, check(file, source), source.positionOfNode),
  );

/** A node of a source file. */
export type LocatedNode = { file: string; node: Node };

/** Splits a reference into the path of the target's file, from the project's root, and the keys of its pointer. */
export function splitReference(reference: string, file: string): { file: string; path: string[] } {
  const [target = '', pointer = ''] = reference.split('#');
  return {
    file: target === '' ? file : posix.join(posix.dirname(file), target),
    path: parsePointer(decodePointer(pointer)),
  };
}

/** Decodes the percent-encoding of a pointer. Returns it unchanged if it is not valid. */
function decodePointer(pointer: string): string {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}

/** Finds the node that a reference leads to; undefined if there is none. */
export function resolveReference(
  reference: string,
  file: string,
  sources: OpenApiSources,
): LocatedNode | undefined {
  const target = splitReference(reference, file);
  const document = sources.get(target.file)?.document;
  const node = document?.getIn(target.path, true);
  return document && isNode(node) ? { file: target.file, node } : undefined;
}
