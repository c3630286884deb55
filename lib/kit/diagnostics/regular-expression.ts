/** Whether a text is a regular expression of JSON Schema: ECMAScript with the flag `u`. */
export function isRegularExpression(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') !== undefined;
  } catch {
    return false;
  }
}
