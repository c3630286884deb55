import { relative, sep } from 'node:path';
import { getLineColLocation, type NormalizedProblem } from '@redocly/openapi-core';
import { abbreviate, type Diagnostic } from '../../../kit/diagnostics/diagnostic';
import { openApiRoot } from './openapi-sources';

/** The expectations of lint rules whose messages contain only the problem. */
const expectations: Record<string, string> = {
  'no-duplicated-enum-values': 'each value once',
  'no-duplicated-tag-names': 'each tag once',
  'no-identical-paths': 'paths that differ not only in the names of their parameters',
  'no-invalid-media-type-examples': 'an example that fits the schema',
  'no-invalid-parameter-examples': 'an example that fits the schema',
  'no-invalid-schema-examples': 'an example that fits the schema',
  'no-path-trailing-slash': 'a path without a slash at its end',
  'no-required-schema-properties-undefined': 'the name of a property of the schema',
  'no-unused-components': 'a reference to the component, or no component',
  'operation-2xx-response': 'a response with a status such as "200"',
  'operation-4xx-response': 'a response with a status of 400 to 499',
  'operation-operationId-unique': 'an id that no other operation has',
  'operation-operationId-url-safe': 'letters and digits',
  'operation-parameters-unique': 'each parameter once',
  'operation-tag-defined': 'one of the tags at the start of the root file',
  'parameter-description': 'a description',
  'path-parameters-defined': 'the same parameters in the path and in the operation',
  'path-not-include-query': 'a path without a query',
  'security-defined': 'one of the names in components.securitySchemes',
  'spec-components-invalid-map-name': 'letters, digits, dots, dashes and underscores',
};

/** Reads the expected value from a message of the linter. */
function findExpectation({ message, ruleId, suggest }: NormalizedProblem): string {
  if (suggest.length > 0) return suggest.join(' or ');
  const patterns = [
    /^Expected type (.+?) but got/,
    /^The field (`.+`) must be present/,
    /should contain (`.+?`) field/,
    /following only: (.+)\.$/,
    /following fields: (.+)\.$/,
    /expected (".+") but received/,
  ];
  const found = patterns.map((pattern) => pattern.exec(message)?.[1]).find(Boolean);
  if (found) return found;
  if (/is not expected here/.test(message)) return 'only fields of OpenAPI';
  return expectations[ruleId] ?? `what the rule ${ruleId} of Redocly describes`;
}

/** An operation without `security` needs none, which is valid. A scheme that is not defined is reported by the same rule. */
const isAdvice = ({ ruleId, message }: NormalizedProblem): boolean =>
  ruleId === 'security-defined' && message.startsWith('Every operation should have security');

/**
 * Converts a problem that the linter found.
 * @param root the folder that paths of files start from
 */
export function redoclyToDiagnostic(problem: NormalizedProblem, root: string): Diagnostic {
  const [location] = problem.location;
  const position = location && getLineColLocation(location);
  const line = position?.source.body.split('\n')[position.start.line - 1] ?? '';
  return {
    severity: problem.severity === 'error' && !isAdvice(problem) ? 'error' : 'warning',
    file: position ? relative(root, position.source.absoluteRef).split(sep).join('/') : openApiRoot,
    line: position?.start.line ?? 1,
    column: position?.start.col ?? 1,
    message: `${problem.message} (${problem.ruleId})`.replace(
      /^Example validation errored:/,
      'The schema of an example is invalid:',
    ),
    found: abbreviate(line) || 'nothing',
    expected: findExpectation(problem),
  };
}
