import type { Page } from '@playwright/test';

/**
 * Holds the responses to requests, as a slow network would.
 * @param url the requests, as `page.route` takes them
 * @param times how many requests; without it, all
 * @returns a function that releases the responses
 */
export async function holdResponses(
  page: Page,
  url: string | RegExp,
  times?: number,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    url,
    async (route) => {
      await released;
      // The page may no longer wait for it.
      await route.continue().catch(() => undefined);
    },
    times === undefined ? {} : { times },
  );
  return release;
}
