/** Quotes a text, so that a shell takes it as it is. */
export const quoteForShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Returns a command that posts a payload to a receiver. */
export const createCurlCommand = (url: string, payload: string): string =>
  [
    `curl --request POST ${quoteForShell(url)} \\`,
    "  --header 'Content-Type: application/json' \\",
    `  --data ${quoteForShell(payload)}`,
  ].join('\n');
