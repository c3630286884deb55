import { isNode, LineCounter, parseDocument } from 'yaml';
import { formatSuggestion, type Issue } from '../contract/issue';
import { parsePointer } from '../contract/json-pointer';
import type { Diagnostic } from '../diagnostics/diagnostic';

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
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const path = parsePointer(base + issue.pointer).map((token) =>
    /^\d+$/.test(token) ? Number(token) : token,
  );
  // A missing field has no position: the closest existing ancestor's is used instead.
  let node: unknown;
  for (let length = path.length; length >= 0 && !isNode(node); length--) {
    node = document.getIn(path.slice(0, length), true);
  }
  const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  const { line, col } = lineCounter.linePos(offset);
  const suggestion = formatSuggestion(issue);
  return {
    severity: 'error',
    file,
    line: line + firstLine - 1,
    column: col,
    message: suggestion ? `${issue.message}.${suggestion}` : issue.message,
    found: issue.found,
    expected: issue.expected,
  };
}
