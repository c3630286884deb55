import { assertOpenApiSource, type OpenApiSource } from './openapi-document';

/** The keys of Markdown: descriptions, and the texts of `x-rules`. */
type MarkdownKey = 'description' | 'rule';

function mapMarkdown(
  value: unknown,
  keys: ReadonlySet<string>,
  map: (markdown: string) => string,
): unknown {
  if (Array.isArray(value)) return value.map((item) => mapMarkdown(item, keys, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      keys.has(key) && typeof item === 'string' ? map(item) : mapMarkdown(item, keys, map),
    ]),
  );
}

/**
 * Resolves the links to pages of this site in Markdown, for tools that show the document elsewhere.
 * @param toUrl returns the URL of a path of this site
 * @param keys where the Markdown is
 */
export function resolveLinks(
  document: OpenApiSource,
  toUrl: (path: string) => string,
  keys: readonly MarkdownKey[],
): OpenApiSource {
  const resolve = (markdown: string) =>
    markdown.replace(/\]\((\/[^)\s]*)/g, (_link, path: string) => `](${toUrl(path)}`);
  const result = mapMarkdown(document, new Set(keys), resolve);
  assertOpenApiSource(result);
  return result;
}
