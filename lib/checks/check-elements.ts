import { listLiveFences } from '../content/code-fences';
import { listMdxFiles, parseMdxFile } from '../content/mdx';
import type { Issue } from '../contract/issue';
import { readContract } from '../contract/load-contract';
import { resolveDocument } from '../contract/resolve-document';
import { listActions } from '../contract/walk-document';
import { describeError } from '../diagnostics/describe-error';
import { type Diagnostic, describeValue } from '../diagnostics/diagnostic';
import { isFile, readText } from '../files/project-files';
import { issueToDiagnostic } from './issue-diagnostic';

/** Reports actions that call an operation which the OpenAPI document does not have. */
function checkOperations(value: unknown, operationIds: readonly string[] | undefined): Issue[] {
  return listActions(value).flatMap(({ value: action, pointer }): Issue[] => {
    const { operation } = action;
    if (typeof operation !== 'string' || !operationIds || operationIds.includes(operation)) {
      return [];
    }
    return [
      {
        kind: 'value',
        pointer: `${pointer}/operation`,
        message: 'The action calls an unknown API operation',
        found: operation,
        expected: 'an operation id from the API reference',
      },
    ];
  });
}

/** Lists the issues of an element, a screen or an override, including calls to unknown API operations. */
export const checkDocument = (value: unknown, operationIds: readonly string[] | undefined) => [
  ...resolveDocument(value).issues,
  ...checkOperations(value, operationIds),
];

function checkLiveCode(file: string, operationIds: readonly string[] | undefined): Diagnostic[] {
  return listLiveFences(parseMdxFile(file)).flatMap(({ language, text, line }): Diagnostic[] => {
    const error = { severity: 'error', file, line } as const;
    if (language !== 'json') {
      return [{ ...error, message: 'Live code must be JSON', found: language, expected: 'json' }];
    }
    try {
      const value: unknown = JSON.parse(text);
      return checkDocument(value, operationIds).map((issue) =>
        issueToDiagnostic(issue, file, text, '', line),
      );
    } catch (cause) {
      const found = describeError(cause);
      return [{ ...error, message: 'Live code is not valid JSON', found, expected: 'valid JSON' }];
    }
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
      : [{ severity: 'error', file, message: 'The element has no page', expected: page }];
    const exampleIssues = examples.flatMap(({ value }, index) =>
      checkDocument(value, operationIds).map((issue) =>
        issueToDiagnostic(issue, file, text, `/examples/${index}/value`),
      ),
    );
    const wrongTypes: Diagnostic[] = examples
      .filter(({ value }) => value.type !== name)
      .map(({ title, value }) => ({
        severity: 'error',
        file,
        message: `The example "${title}" has the type of another element`,
        found: describeValue(value.type),
        expected: describeValue(name),
      }));
    return [...missingPages, ...exampleIssues, ...wrongTypes];
  });
  const liveCodeDiagnostics = listMdxFiles().flatMap((file) => checkLiveCode(file, operationIds));
  return [...elementDiagnostics, ...liveCodeDiagnostics];
}
