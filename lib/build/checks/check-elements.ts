import { listLiveFences } from '../../content/code-fences';
import { listValidMdxFiles, parseMdxFile } from '../../content/mdx';
import type { Issue } from '../../elements/issue';
import { readContract } from '../../elements/load-contract';
import { resolveDocument } from '../../elements/resolve-document';
import { listActions } from '../../elements/walk-document';
import { type Diagnostic, describeValue, type FindingAt } from '../../kit/diagnostics/diagnostic';
import { listSyntaxProblems } from '../../kit/diagnostics/syntax-problems';
import { parseYamlSource } from '../../kit/diagnostics/yaml-source';
import { isFile, readText } from '../../kit/files/project-files';
import { getAt } from '../../kit/json/json-pointer';
import { listDataBindings } from './list-bindings';
import { locateInJson } from './locate-in-json';

/** Reports actions that call an operation which the OpenAPI document does not have. */
function checkOperations(value: unknown, operationIds: readonly string[] | undefined) {
  return listActions(value).flatMap(({ value: action, pointer }): FindingAt<string>[] => {
    const { operation } = action;
    if (typeof operation !== 'string' || !operationIds || operationIds.includes(operation)) {
      return [];
    }
    return [
      {
        at: `${pointer}/operation`,
        message: 'The action calls an unknown API operation',
        found: operation,
        expected: 'an operation id from the API reference',
      },
    ];
  });
}

/** Reports bindings to a key that an example's data does not have. The value at the key can lack a part on purpose. */
const checkBindings = (value: unknown, data: unknown): FindingAt<string>[] =>
  listDataBindings(value)
    .filter(({ bind }) => getAt(data, bind.replace(/^(\/[^/]*).*$/s, '$1')) === undefined)
    .map(({ pointer, bind }) => ({
      at: pointer,
      message: 'The example has no data for this binding',
      found: bind,
      expected: 'a JSON Pointer to a value in the data of the example',
    }));

/** Lists the issues of an element, a screen or an override, including calls to unknown API operations. */
export const checkDocument = (
  value: unknown,
  operationIds: readonly string[] | undefined,
): Array<FindingAt<string> & Pick<Issue, 'suggestion'>> => [
  ...resolveDocument(value).issues,
  ...checkOperations(value, operationIds),
];

function checkLiveCode(file: string, operationIds: readonly string[] | undefined): Diagnostic[] {
  return listLiveFences(parseMdxFile(file)).flatMap(({ language, text, line }): Diagnostic[] => {
    const error = { severity: 'error', file, line, column: 1 } as const;
    if (language !== 'json') {
      return [{ ...error, message: 'Live code must be JSON', found: language, expected: 'json' }];
    }
    const problems = listSyntaxProblems(parseYamlSource(text, line - 1), file, true);
    if (problems.length > 0) return problems;
    return locateInJson(file, checkDocument(JSON.parse(text), operationIds), text, '', line);
  });
}

/**
 * Checks that every element has a page, and validates every example and every live code fence of the docs. Requires the
 * generated validator, so it runs after the step emit-contract.
 * @param operationIds the ids of the API's operations; undefined if the OpenAPI document is invalid
 */
export function checkElements(operationIds: readonly string[] | undefined): Diagnostic[] {
  const { contract } = readContract();
  const elementDiagnostics = contract.elements.flatMap(({ name, examples }) => {
    const file = `content/elements/${name}.json`;
    const text = readText(file);
    const page = `content/docs/doctor-app/elements/${name}.mdx`;
    const missingPages: Diagnostic[] = isFile(page)
      ? []
      : [
          {
            severity: 'error',
            file,
            message: 'The element has no page',
            found: 'no file',
            expected: page,
          },
        ];
    const wrongExamples = examples.flatMap(({ value, data }, index) => {
      const findings = [...checkDocument(value, operationIds), ...checkBindings(value, data)];
      if (value.type !== name) {
        const message = 'The example has the type of another element';
        const [found, expected] = [describeValue(value.type), describeValue(name)];
        findings.push({ at: '/type', message, found, expected });
      }
      return locateInJson(file, findings, text, `/examples/${index}/value`);
    });
    return [...missingPages, ...wrongExamples];
  });
  const liveCodeDiagnostics = listValidMdxFiles().flatMap((file) =>
    checkLiveCode(file, operationIds),
  );
  return [...elementDiagnostics, ...liveCodeDiagnostics];
}
