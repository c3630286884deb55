import { parser as jsonParser } from '@lezer/json';
import { isCollection, visit, type YAMLError } from 'yaml';
import { parseJson } from '../files/parse-json';
import { describeError } from './describe-error';
import { abbreviate, type Diagnostic, type FindingAt, locateFindings } from './diagnostic';
import type { YamlSource } from './yaml-source';

/** What is wrong at an offset. What was found is the line. */
type SyntaxProblem = Omit<FindingAt<number>, 'found'>;

/** The linter of the API's description reads no deeper files. */
const maxDepth = 100;
const tooDeep = {
  message: 'The value is nested too deeply',
  expected: `at most ${maxDepth} levels`,
};

/** The messages for errors whose original message is about the parser. */
const knownErrors: Partial<Record<YAMLError['code'], Omit<SyntaxProblem, 'at'>>> = {
  DUPLICATE_KEY: { message: 'Duplicate key', expected: 'each key once' },
  MULTIPLE_DOCS: { message: 'The file has a second YAML document', expected: 'one document' },
  RESOURCE_EXHAUSTION: tooDeep,
  TAB_AS_INDENT: { message: 'The line is indented with a tab', expected: 'spaces' },
  TAG_RESOLVE_FAILED: { message: 'Unknown tag', expected: 'a value without a tag' },
};

function describeYamlError({ code, message, pos }: YAMLError): SyntaxProblem {
  const known = knownErrors[code];
  return {
    at: pos[0],
    message: known?.message ?? message.split(' at line')[0] ?? message,
    expected: known?.expected ?? 'valid YAML',
  };
}

function findDeepCollection({ document }: YamlSource): SyntaxProblem[] {
  let offset: number | undefined;
  visit(document, {
    Collection(_key, node, ancestors) {
      if (ancestors.filter(isCollection).length < maxDepth) return undefined;
      offset = node.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset === undefined ? [] : [{ at: offset, ...tooDeep }];
}

/** Lists aliases that have no value: `*x` without `&x` before it, and `&x` that contains `*x`. */
function listInvalidAliases({ document }: YamlSource): SyntaxProblem[] {
  const problems: SyntaxProblem[] = [];
  visit(document, {
    Alias(_key, alias, ancestors) {
      const target = alias.resolve(document);
      if (target && !ancestors.includes(target)) return;
      problems.push({
        at: alias.range?.[0] ?? 0,
        message: target ? 'The alias is inside its own anchor' : 'Unknown alias',
        expected: `the anchor &${alias.source} before the alias`,
      });
    },
  });
  return problems;
}

/** Reports aliases of aliases whose value would fill the memory. */
function checkAliasCount({ document }: YamlSource): SyntaxProblem[] {
  try {
    document.toJS();
    return [];
  } catch (error) {
    const expected = 'fewer aliases of values that contain aliases';
    return [{ at: 0, message: describeError(error), expected }];
  }
}

/** JSON is also YAML, but other programs read the file as JSON. */
function findJsonError(text: string): SyntaxProblem[] {
  if (parseJson(text) !== undefined) return [];
  let offset: number | undefined;
  jsonParser.parse(text).iterate({
    enter: ({ type, from }) => {
      if (type.isError) offset ??= from;
    },
  });
  const end = text.trimEnd().length;
  return [{ at: Math.min(offset ?? end, end), message: 'Invalid JSON', expected: 'valid JSON' }];
}

/** More errors mostly follow from the first. */
const maxErrors = 3;

/** Lists the first problems of YAML, at most one for each line. */
function listYamlErrors(source: YamlSource): SyntaxProblem[] {
  const { errors, warnings } = source.document;
  const found = [...errors, ...warnings].map(describeYamlError);
  for (const list of [findDeepCollection, listInvalidAliases, checkAliasCount]) {
    if (found.length === 0) found.push(...list(source));
  }
  const byLine = new Map<number, SyntaxProblem>();
  for (const problem of found) {
    const { line } = source.positionOfOffset(problem.at);
    if (!byLine.has(line)) byLine.set(line, problem);
  }
  return [...byLine.values()].slice(0, maxErrors);
}

/**
 * Lists the syntax errors of a YAML or JSON source.
 * @param file the path from the project's root
 * @param isJson whether the source must be JSON. Default: whether the file is a `.json` file
 */
export function listSyntaxProblems(
  source: YamlSource,
  file: string,
  isJson = file.endsWith('.json'),
): Diagnostic[] {
  const jsonErrors = isJson ? findJsonError(source.text) : [];
  const problems = jsonErrors.length > 0 ? jsonErrors : listYamlErrors(source);
  const findings = problems.map((problem) => ({
    ...problem,
    found: abbreviate(source.lineAt(problem.at)) || 'nothing',
  }));
  return locateFindings(file, findings, source.positionOfOffset);
}
