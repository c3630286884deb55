/** Markdown without the targets of its links, and without code marks. */
export const toPlainText = (markdown: string): string =>
  markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');
