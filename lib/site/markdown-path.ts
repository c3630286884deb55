/** Returns the path of a page's Markdown file. */
export const markdownPath = (path: string): string => `${path}.md`;

/** The alternates of a page that is offered as Markdown, for its metadata. */
export const pageAlternates = (path: string) => ({
  canonical: path,
  types: { 'text/markdown': markdownPath(path) },
});
