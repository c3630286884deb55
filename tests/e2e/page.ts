import { test as base, expect } from '@playwright/test';

/** Messages of libraries that are known and harmless. */
const known = [
  /\[DEPRECATED\]: use `use\w+` from `jotai`/, // Elements' own state library
  /was preloaded using link preload but not used/, // styles of pages that Next prefetched
];

/**
 * A page whose test fails where anything is written to the console as an error, a script throws, or a request
 * goes to another origin.
 */
export const test = base.extend<{
  allowErrors: RegExp[];
  /** Origins besides the portal's that a test's calls may go to. */
  allowOrigins: string[];
  watched: undefined;
}>({
  allowErrors: [[], { option: true }],
  allowOrigins: [[], { option: true }],
  watched: [
    async ({ page, baseURL, allowErrors, allowOrigins }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`threw: ${error.message}`));
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        if (![...known, ...allowErrors].some((pattern) => pattern.test(text))) faults.push(text);
      });
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        const isAllowed = origin === baseURL || allowOrigins.includes(origin);
        if (protocol.startsWith('http') && !isAllowed) faults.push(`request to ${origin}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
