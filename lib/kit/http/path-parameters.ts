/** URL parsers remove the path segments `.` and `..`, even if encoded as `%2E`, so no path parameter can have them. */
export const isDotSegment = (value: string): boolean => /^(?:\.|%2e){1,2}$/i.test(value);

/** Throws if a path has a placeholder without a value, so that no request is sent. */
export function requireFilledPath(path: string): void {
  const [placeholder] = path.match(/\{[^}]+\}/) ?? [];
  if (placeholder) throw new Error(`The path ${path} has no value for ${placeholder}.`);
}
