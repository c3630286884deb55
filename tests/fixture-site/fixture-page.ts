import { expect, type Page } from '@playwright/test';
import { test as base } from '../e2e/fixtures';

/**
 * A page of the portal under /hub/, where the analytics service is stood in for: its script does nothing, and what it
 * is asked for is kept in `asked`.
 */
export const test = base.extend<{ analyticsRequests: string[]; analyticsStub: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  allowOrigins: async ({}, use) => use(['https://www.googletagmanager.com']),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
  analyticsRequests: async ({}, use) => use([]),
  analyticsStub: [
    async ({ page, analyticsRequests: asked }, use) => {
      await page.route('https://www.googletagmanager.com/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Waits until the page's scripts run. */
export const waitForHydration = (page: Page) =>
  expect(page.getByRole('button', { name: /Switch between dark and light/ })).toBeEnabled();

/** The site's root, without its last slash. */
export const root = '/hub';

export { expect };
