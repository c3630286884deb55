/** A validation issue of an element, a screen or an override. */
export type Issue = {
  /**
   * `unknown-element`: a type that this version of the contract does not define. Apps render its fallback.
   * `unknown-field`: a field that it does not define. Apps ignore it.
   * `value`: a missing field or an invalid value. Apps cannot render the element.
   */
  kind: 'unknown-element' | 'unknown-field' | 'value';
  /** JSON Pointer to the invalid value, or to the object that lacks a required field. */
  pointer: string;
  message: string;
  found: string;
  expected: string;
  /** The valid name that is most similar to the one found. */
  suggestion?: string | undefined;
};

/** An issue's suggestion as a sentence with a leading space, to append to its message; empty if it has none. */
export const formatSuggestion = ({ suggestion }: Pick<Issue, 'suggestion'>): string =>
  suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;

/** An issue on one line. */
export function formatIssue(issue: Issue): string {
  const { pointer, message, found, expected } = issue;
  return `${pointer || '/'}: ${message}. Found ${found}, expected ${expected}.${formatSuggestion(issue)}`;
}
