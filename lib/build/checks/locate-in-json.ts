import { formatSuggestion, type Issue } from '../../elements/issue';
import { type Diagnostic, type FindingAt, locateFindings } from '../../kit/diagnostics/diagnostic';
import { parseYamlSource } from '../../kit/diagnostics/yaml-source';
import { parsePointer } from '../../kit/json/json-pointer';

/**
 * Creates an error for each finding in a JSON document in a file. A missing field has the position of its object.
 * @param text the JSON
 * @param base JSON Pointer, in the text, to the document
 * @param firstLine 1-based line of the file at which `text` begins
 */
export function locateInJson(
  file: string,
  findings: ReadonlyArray<FindingAt<string> & Pick<Issue, 'suggestion'>>,
  text: string,
  base = '',
  firstLine = 1,
): Diagnostic[] {
  if (findings.length === 0) return [];
  const { positionOfValue } = parseYamlSource(text, firstLine - 1);
  const suggesting = findings.map((finding) => {
    const suggestion = formatSuggestion(finding);
    return suggestion ? { ...finding, message: `${finding.message}.${suggestion}` } : finding;
  });
  return locateFindings(file, suggesting, (at) => positionOfValue(parsePointer(base + at)));
}
