/** Parses the body of a draft. Returns undefined if it is not JSON. */
export function parseBody(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
