import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { waitForScripts } from '../support/page-state';

/**
 * React keeps the server's HTML of elements that are hydrated with an empty `dangerouslySetInnerHTML`
 * (components/document/server-html.ts).
 */

/** Waits until React has hydrated all elements that a locator matches: they then have a reference to React's fiber. */
async function waitForScriptsOf(page: Page, elements: Locator): Promise<void> {
  await waitForScripts(page);
  const areHydrated = () =>
    elements.evaluateAll((nodes) =>
      nodes.every((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'))),
    );
  await expect.poll(areHydrated).toBe(true);
}

/** Returns the contents of elements in the page's HTML as the server sends it. */
const readServerContents = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(async (query) => {
    const response = await fetch(location.pathname);
    const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
    return [...parsed.querySelectorAll(query)].map(({ innerHTML }) => innerHTML);
  }, selector);

test('hydration keeps the HTML of previews', async ({ page }) => {
  // Previews become interactive when they are visible, and render themselves again when they are empty. Both depend on
  // an IntersectionObserver, so neither happens with this substitute.
  await page.addInitScript(() => {
    class InactiveObserver {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    Object.defineProperty(window, 'IntersectionObserver', { value: InactiveObserver });
  });
  await page.goto('/docs/doctor-app/elements/button');
  const selector = '[role="group"][aria-label^="Preview: "] > div';
  const previews = page.locator(selector);
  await waitForScriptsOf(page, previews);
  const expected = await readServerContents(page, selector);
  expect(expected).not.toEqual([]);
  expect(expected).not.toContain('');
  expect(await previews.evaluateAll((nodes) => nodes.map(({ innerHTML }) => innerHTML))).toEqual(
    expected,
  );
});

for (const [name, text] of [
  ['boot script', 'data-theme-choice'],
  ['script that reports a wrong base URL', 'base-url-banner'],
] as const) {
  test(`hydration keeps the content of the ${name}`, async ({ page }) => {
    await page.goto('/');
    const selector = 'script:not([src])';
    const contents = await readServerContents(page, selector);
    const index = contents.findIndex((content) => content.includes(text));
    expect(index).toBeGreaterThanOrEqual(0);
    const script = page.locator(selector).nth(index);
    await waitForScriptsOf(page, script);
    expect(await script.innerHTML()).toBe(contents[index]);
  });
}
