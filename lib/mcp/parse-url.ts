/** Parses a URL; undefined if it is none. `URL.parse` needs a newer Node. */
export function parseUrl(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}
