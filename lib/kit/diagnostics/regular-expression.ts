/** Whether a text is a regular expression of JSON Schema: ECMAScript, with the flag `u` by default. */
export function isRegularExpression(pattern: string, flags = 'u'): boolean {
  try {
    return new RegExp(pattern, flags) !== undefined;
  } catch {
    return false;
  }
}
