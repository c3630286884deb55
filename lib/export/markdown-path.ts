/** Where a page stands as Markdown, without the base URL. */
export const markdownPath = (path: string): string => `${path}.md`;
