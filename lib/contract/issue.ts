/** One fault of an element, a screen or an override. */
export type Issue = {
  /**
   * `unknown-element`: a type that this version of the contract does not have. Apps draw its fallback.
   * `unknown-field`: a field that it does not have. Apps pass over it.
   * `value`: a field that is missing or wrong. Apps cannot draw the element.
   */
  kind: 'unknown-element' | 'unknown-field' | 'value';
  /** JSON Pointer to the faulty value; for a missing field, to the object that lacks it. */
  pointer: string;
  message: string;
  found: string;
  expected: string;
  /** The name that was most likely meant. */
  suggestion?: string;
};

/** An issue in one line. */
export function formatIssue({ pointer, message, found, expected, suggestion }: Issue): string {
  const hint = suggestion === undefined ? '' : ` Did you mean «${suggestion}»?`;
  return `${pointer || '/'}: ${message}. Found ${found}, expected ${expected}.${hint}`;
}
