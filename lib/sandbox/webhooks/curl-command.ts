import { quoteForShell } from '../../api/code/string-literals';

/** Returns a command that posts a payload to a receiver. */
export const createCurlCommand = (url: string, payload: string): string =>
  [
    `curl --request POST ${quoteForShell(url)} \\`,
    "  --header 'Content-Type: application/json' \\",
    `  --data ${quoteForShell(payload)}`,
  ].join('\n');
