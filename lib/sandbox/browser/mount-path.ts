/**
 * Returns the path under which the sandbox responds.
 * @param base the site's base URL, with a slash at both ends
 */
export function mountPath(base: string): string {
  return `${base}sandbox`;
}
