const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Returns a command that posts a payload to a receiver. */
export const createCurlCommand = (url: string, payload: string): string =>
  [
    `curl --request POST ${quote(url)} \\`,
    "  --header 'Content-Type: application/json' \\",
    `  --data ${quote(payload)}`,
  ].join('\n');
