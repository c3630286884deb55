import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Issue } from '../contract/issue';
import { parsePointer } from '../contract/json-pointer';
import type { Diagnostic } from '../diagnostics/diagnostic';

/**
 * An issue of JSON that stands in a file, as a diagnostic with its line.
 * @param text the JSON
 * @param base the pointer in it to the document that the issue is about
 * @param firstLine the line of the file on which `text` begins
 */
export function issueToDiagnostic(
  issue: Issue,
  file: string,
  text: string,
  base = '',
  firstLine = 1,
): Diagnostic {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const path = parsePointer(base + issue.pointer).map((part) =>
    /^\d+$/.test(part) ? Number(part) : part,
  );
  // A missing field has no place: the object that lacks it has.
  let node: unknown;
  for (let length = path.length; length >= 0 && !isNode(node); length--) {
    node = document.getIn(path.slice(0, length), true);
  }
  const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  const { line, col } = lines.linePos(offset);
  const hint = issue.suggestion === undefined ? '' : `. Did you mean «${issue.suggestion}»?`;
  return {
    severity: 'error',
    file,
    line: line + firstLine - 1,
    column: col,
    message: `${issue.message}${hint}`,
    found: issue.found,
    expected: issue.expected,
  };
}
