import type { CodeFence } from '../content/code-fences';
import { listLiveCode } from '../content/live-code';
import type { Issue } from '../contract/issue';
import { getAt } from '../contract/json-pointer';
import { readContract } from '../contract/load-contract';
import { resolveDocument } from '../contract/resolve-document';
import { listActions } from '../contract/walk-document';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { isFile, listFiles, readText } from '../files/project-files';
import { issueToDiagnostic } from './issue-diagnostic';

/** Calls of operations that the API's description does not have. */
function checkOperations(value: unknown, operationIds: readonly string[] | undefined): Issue[] {
  return listActions(value).flatMap(({ value: action, pointer }): Issue[] => {
    const { operation } = action;
    if (typeof operation !== 'string' || !operationIds || operationIds.includes(operation))
      return [];
    return [
      {
        kind: 'value',
        pointer: `${pointer}/operation`,
        message: 'The API has no such operation',
        found: operation,
        expected: 'an operation id of the API reference',
      },
    ];
  });
}

/** What is wrong with an element, a screen or an override as a document of this portal. */
export const checkDocument = (value: unknown, operationIds: readonly string[] | undefined) => [
  ...resolveDocument(value).issues,
  ...checkOperations(value, operationIds),
];

/** A doc's live fences; none where the file is no MDX, which check-mdx.ts tells. */
function readLiveCode(file: string): CodeFence[] {
  try {
    return listLiveCode(readText(file));
  } catch {
    return [];
  }
}

function checkLiveCode(file: string, operationIds: readonly string[] | undefined): Diagnostic[] {
  return readLiveCode(file).flatMap(({ language, text, line }): Diagnostic[] => {
    const fault = { severity: 'error', file, line } as const;
    if (language !== 'json') {
      return [{ ...fault, message: 'Live code is JSON', found: language, expected: 'json' }];
    }
    try {
      const value: unknown = JSON.parse(text);
      return checkDocument(value, operationIds).map((issue) =>
        issueToDiagnostic(issue, file, text, '', line),
      );
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return [
        { ...fault, message: 'Live code is no JSON', found: message, expected: 'valid JSON' },
      ];
    }
  });
}

/**
 * Checks that every element has a page, every example and every live code block of the docs. Needs the generated
 * validator, so it runs after write-contract.
 * @param operationIds the operations that a call may name; left out where the API's description is itself broken
 */
export function checkElements(operationIds: readonly string[] | undefined): Diagnostic[] {
  const { contract } = readContract();
  const examples = contract.elements.flatMap(({ name, examples: list }) => {
    const file = `content/elements/${name}.json`;
    const text = readText(file);
    const page = `content/docs/doctor-app/elements/${name}.mdx`;
    const missing: Diagnostic[] = isFile(page)
      ? []
      : [{ severity: 'error', file, message: 'The element has no page', expected: page }];
    const faults = list.flatMap(({ value }, index) =>
      checkDocument(value, operationIds).map((issue) =>
        issueToDiagnostic(issue, file, text, `/examples/${index}/value`),
      ),
    );
    const foreign: Diagnostic[] = list
      .filter(({ value }) => getAt(value, '/type') !== name)
      .map(({ title }) => ({
        severity: 'error',
        file,
        message: `The example «${title}» shows another element`,
        expected: name,
      }));
    return [...missing, ...faults, ...foreign];
  });
  const live = listFiles('content/docs', '.mdx').flatMap((file) =>
    checkLiveCode(file, operationIds),
  );
  return [...examples, ...live];
}
