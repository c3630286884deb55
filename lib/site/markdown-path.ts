/** Returns the path of a page's Markdown file. */
export const markdownPath = (path: string): string => `${path}.md`;

/**
 * The alternates of a page that is offered as Markdown, for its metadata.
 * @param feed the path of an Atom feed of the page
 */
export const pageAlternates = (path: string, feed?: string) => ({
  canonical: path,
  types: {
    'text/markdown': markdownPath(path),
    ...(feed !== undefined && { 'application/atom+xml': feed }),
  },
});
