import { expect } from '@playwright/test';
import { test as base } from '../e2e/support/fixtures';

export { waitForBehaviors, waitForScripts } from '../e2e/support/page-state';

/**
 * A test of the portal under /hub/. The script of the analytics service is replaced by an empty one, and
 * `analyticsRequests` has the URLs of the requests for it.
 */
export const test = base.extend<{ analyticsRequests: string[]; analyticsStub: undefined }>({
  emptyPath: '/hub/robots.txt',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  allowOrigins: async ({}, use) => use(['https://www.googletagmanager.com']),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  analyticsRequests: async ({}, use) => use([]),
  analyticsStub: [
    async ({ page, analyticsRequests }, use) => {
      await page.route('https://www.googletagmanager.com/**', (route) => {
        analyticsRequests.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      await use(undefined);
    },
    { auto: true },
  ],
});

/** The base URL without its trailing slash. */
export const root = '/hub';

export { expect };
