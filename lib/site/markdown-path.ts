/** Returns the path of a page's Markdown file. */
export const markdownPath = (path: string): string => `${path}.md`;
