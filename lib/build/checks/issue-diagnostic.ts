import { formatSuggestion, type Issue } from '../../elements/issue';
import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { parseYamlSource } from '../../kit/diagnostics/yaml-source';
import { parsePointer } from '../../kit/json/json-pointer';

/**
 * Converts an issue of a JSON document in a file to a diagnostic with a line and a column.
 * @param text the JSON
 * @param base JSON Pointer, in the text, to the document that has the issue
 * @param firstLine 1-based line of the file at which `text` begins
 */
export function issueToDiagnostic(
  issue: Issue,
  file: string,
  text: string,
  base = '',
  firstLine = 1,
): Diagnostic {
  const path = parsePointer(base + issue.pointer).map((token) =>
    /^\d+$/.test(token) ? Number(token) : token,
  );
  // A missing field has no position: that of its closest existing ancestor is used instead.
  const position = parseYamlSource(text, firstLine - 1).positionOfValue(path);
  const suggestion = formatSuggestion(issue);
  return {
    severity: 'error',
    file,
    ...position,
    message: suggestion ? `${issue.message}.${suggestion}` : issue.message,
    found: issue.found,
    expected: issue.expected,
  };
}
