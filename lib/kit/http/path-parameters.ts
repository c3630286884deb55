const placeholderPattern = /\{([^}]+)\}/g;

/** URL parsers remove the path segments `.` and `..`, even if encoded as `%2E`, so no path parameter can have them. */
export const isDotSegment = (value: string): boolean => /^(?:\.|%2e){1,2}$/i.test(value);

/**
 * Fills the placeholders of a path, such as `/appointments/{id}`. One without a value stays, because the path without it
 * can be that of another operation.
 */
export const fillPath = (
  path: string,
  values: Readonly<Record<string, string | undefined>>,
): string =>
  path.replace(placeholderPattern, (placeholder, name: string) =>
    values[name] ? encodeURIComponent(values[name]) : placeholder,
  );

/** Throws if a path has a placeholder without a value, so that no request is sent. */
export function requireFilledPath(path: string): void {
  const [placeholder] = path.match(placeholderPattern) ?? [];
  if (placeholder) throw new Error(`The path ${path} has no value for ${placeholder}.`);
}
