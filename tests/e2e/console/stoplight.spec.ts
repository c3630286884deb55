import type { Locator, Page } from '@playwright/test';
import {
  accessibilityDefects,
  elementsSelectors,
  elementsTexts,
  elementsTokenKey,
  supportedElementsVersion,
} from '../../../components/api/stoplight/elements-internals';
import { tokenPlaceholder } from '../../../lib/api/call/credentials';
import { sandboxUsers } from '../../../lib/api/users/users';
import { readText } from '../../../lib/kit/files/project-files';
import {
  enterToken,
  locateBody,
  locateElements,
  locateResponse,
  locateSample,
  openOperation,
  selectInMenu,
  selectLocalServer,
  waitForConsole,
} from '../support/console-page';
import { expect, testInNewTab as test } from '../support/fixtures';

/**
 * Checks that Stoplight Elements still has everything that components/api/stoplight relies on. Run it after
 * an update of @stoplight/elements. An entry of elements-internals.ts or a rule of theme.css that fails here has to be
 * adapted or deleted.
 */

/** The selectors of theme.css, without the pseudo-elements, which no element matches. */
function listThemeSelectors(): string[] {
  const css = readText('components/api/stoplight/theme.css');
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{[^{}]*\}/g);
  return [...rules].flatMap(([, list = '']) =>
    list
      .split(/,(?![^(]*\))/)
      .map((selector) => selector.trim().replace(/::(?:after|before)$/, '')),
  );
}

/** Selectors that must match an element of Elements, by the name in elements-internals.ts. */
const namedSelectors: Record<string, string> = { ...elementsSelectors, ...accessibilityDefects };
const themeSelectors = listThemeSelectors();

/**
 * Records which selectors match anything at any time. A mutation observer that exists before the adapter's runs before
 * it, so it sees defects that the adapter then fixes.
 */
async function recordMatches(page: Page): Promise<void> {
  await page.addInitScript(
    ({ root, named, theme }) => {
      const matched = new Set<string>();
      Object.assign(window, { matchedSelectors: matched });
      const isInElements = (element: Element) => element.closest(root) !== null;
      new MutationObserver(() => {
        for (const [name, selector] of Object.entries(named)) {
          if (matched.has(name)) continue;
          if ([...document.querySelectorAll(selector)].some(isInElements)) matched.add(name);
        }
        for (const selector of theme) {
          if (!matched.has(selector) && document.querySelector(selector)) matched.add(selector);
        }
      }).observe(document, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
    },
    { root: elementsSelectors.root, named: namedSelectors, theme: themeSelectors },
  );
}

const readMatches = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...(window as typeof window & { matchedSelectors: Set<string> }).matchedSelectors,
  ]);

const openItem = async (page: Page, path: string, heading: string) => {
  await page.goto(`/api#/${path}`);
  const headings = locateElements(page).getByRole('heading', { name: heading });
  await expect(headings.first()).toBeVisible();
};

const localOrigin = 'http://localhost:4010';

test.describe('Stoplight Elements', { tag: '@chromium' }, () => {
  test.use({ allowOrigins: [localOrigin] });

  test.describe('in all states of the console', () => {
    test(`matches every selector of the adapter and of the theme (${supportedElementsVersion})`, async ({
      page,
    }) => {
      await recordMatches(page);
      const send = page.getByRole('button', { name: elementsTexts.sendButton, exact: true });
      const response = locateResponse(page);

      // A callout, a body, and the response of the sandbox.
      await page.goto('/api#/operations/createToken');
      await expect(locateBody(page)).toBeVisible();
      await send.click();
      await expect(response).toContainText('200');

      // Parameters with an enumeration, and a missing value after a response.
      await page.goto('/api#/operations/searchPolicies');
      const search = locateElements(page).getByRole('textbox', { name: 'search' });
      await search.fill('TRV-002%');
      await send.click();
      await expect(page.locator(elementsSelectors.responsePanel)).toBeAttached();
      await search.fill('');
      await send.click();
      await expect(response).not.toContainText('200');

      // A sample with a comment.
      await page.route(`${localOrigin}/**`, (route) =>
        route.fulfill({
          json: { count: 1, isLast: true, next: null },
          headers: { 'Access-Control-Allow-Origin': '*' },
        }),
      );
      await openItem(page, 'operations/listAppointments', 'List appointments');
      await selectLocalServer(page);
      await send.click();
      await expect(response).toContainText('200');
      await selectInMenu(
        page,
        new RegExp(`^${elementsTexts.requestSample}`),
        page.getByRole('menuitemcheckbox', { name: 'OCaml' }),
      );

      // A schema, then one column.
      await openItem(page, 'schemas/Policy', 'Policy');
      await openItem(page, 'operations/listAppointments', 'List appointments');
      await expect(send).toBeVisible();
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(page.locator('[data-testid="two-column-left"] .TryItPanel')).toBeVisible();

      const texts: Record<keyof typeof elementsTexts, Locator> = {
        sendButton: page.locator(elementsSelectors.sendButton),
        requestSample: page.locator(elementsSelectors.panelTitle),
      };
      await expect(texts.sendButton.filter({ hasText: elementsTexts.sendButton })).toHaveCount(1);
      await expect(
        texts.requestSample.filter({ hasText: elementsTexts.requestSample }),
      ).toHaveCount(1);

      const names = [...Object.keys(namedSelectors), ...themeSelectors];
      await expect
        .poll(async () => {
          const matched = new Set(await readMatches(page));
          return names.filter((name) => !matched.has(name));
        })
        .toEqual([]);
    });
  });

  test.describe('with a token that the sandbox doesn’t know', () => {
    test.use({ allowErrors: [/status of 405/] });

    test('never has the token, which the tab stores', async ({ page }) => {
      const send = await openOperation(page, 'listAppointments');
      await enterToken(page, 'secret-token');
      await expect(page.locator(elementsSelectors.tokenPanel)).toBeHidden();
      await expect(page.locator(elementsSelectors.tokenPanel).locator('input').last()).toHaveValue(
        tokenPlaceholder,
      );
      // The sample calls another server than the one that the token is for.
      await expect(locateSample(page)).toContainText(`X-Token: ${tokenPlaceholder}`);
      const stored = await page.evaluate(() => ({
        local: JSON.stringify({ ...localStorage }),
        session: JSON.stringify({ ...sessionStorage }),
      }));
      expect(stored.local).toContain(tokenPlaceholder);
      expect(stored.local).not.toContain('secret-token');
      expect(stored.session).toContain('secret-token');
      await page.reload();
      await waitForConsole(page);
      await expect(page.getByLabel('Access token (X-Token)')).toHaveValue('secret-token');
      await send.click();
      await expect(locateResponse(page)).toContainText('with your token');
    });
  });

  test('follows the color mode, and changes nothing that other pages have', async ({ page }) => {
    await page.addInitScript(() => {
      const original = window.fetch;
      Object.assign(window, { isReplaced: () => window.fetch !== original });
    });
    const isReplaced = () =>
      page.evaluate(() => (window as typeof window & { isReplaced: () => boolean }).isReplaced());
    const readLinkStyle = () =>
      page.locator('header nav a', { hasText: 'Operations' }).evaluate((link) => {
        const { color, fontFamily, fontSize, padding } = getComputedStyle(link);
        return { color, fontFamily, fontSize, padding };
      });
    const readColor = () =>
      page.locator(elementsSelectors.layout).evaluate((layout) => getComputedStyle(layout).color);
    await page.goto('/docs');
    const style = await readLinkStyle();
    await openOperation(page, 'listAppointments');
    expect(await readLinkStyle()).toEqual(style);
    const light = await readColor();
    await page.getByRole('button', { name: /currently light mode/ }).click();
    await expect.poll(readColor).not.toBe(light);
    await page.getByRole('button', { name: /currently dark mode/ }).click();
    await expect.poll(readColor).toBe(light);
    await enterToken(page, sandboxUsers.patient.token);
    expect(await isReplaced()).toBe(true);

    // A soft navigation: the document, and with it the replaced function, stays.
    await page.getByRole('link', { name: 'Operations', exact: true }).last().click();
    await page.getByRole('link', { name: 'How to make calls' }).click();
    await expect(page).toHaveURL('/docs/doctor-app/api-making-calls');
    await expect.poll(isReplaced).toBe(false);
    await expect(page.locator('link[rel="stylesheet"][href*="/elements-console."]')).toHaveCount(0);
    expect(await readLinkStyle()).toEqual(style);
    const readElementsToken = () =>
      page.evaluate((key) => localStorage.getItem(key), elementsTokenKey);
    expect(await readElementsToken()).toBeNull();
  });
});

test.describe('the parts of Elements that the adapter replaces', { tag: '@chromium' }, () => {
  /** Keeps the browser from being idle until the returned function is called. */
  async function holdIdle(page: Page): Promise<() => Promise<void>> {
    await page.addInitScript(() => {
      const callbacks: Array<() => void> = [];
      Object.assign(window, {
        requestIdleCallback: (callback: () => void) => callbacks.push(callback),
        runIdleCallbacks: () => {
          for (const callback of callbacks.splice(0)) callback();
        },
      });
    });
    return () =>
      page.evaluate(() =>
        (window as typeof window & { runIdleCallbacks: () => void }).runIdleCallbacks(),
      );
  }

  test('a schema below the window is rendered when the browser is idle', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 450 });
    const runIdleCallbacks = await holdIdle(page);
    await openOperation(page, 'listAppointments');
    const schema = locateElements(page).locator(elementsSelectors.schema);
    const field = schema.getByText('appointmentId', { exact: true });
    await expect(locateElements(page).getByRole('heading', { name: 'Body' })).toBeAttached();
    await expect(field).toHaveCount(0);
    await runIdleCallbacks();
    await expect(field.first()).toBeAttached();
  });

  test('a schema in the window is rendered at once, with all of its description', async ({
    page,
  }) => {
    await holdIdle(page);
    await openItem(page, 'schemas/MessageReference', 'MessageReference');
    await expect(locateElements(page).locator(elementsSelectors.schema)).toBeVisible();
    await expect(
      locateElements(page).getByText('ER_P_, ER_D_, or DC_WA_REF_').first(),
    ).toBeVisible();
  });

  test('the files of the console load with the page if it shows an operation', async ({ page }) => {
    const listPreloaded = () =>
      page.evaluate(() => {
        const links = document.querySelectorAll<HTMLLinkElement>('head > link[rel="preload"]');
        const hrefs = [...links].map(({ href }) => href);
        // A module is fetched before it is imported, which takes it from the cache.
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return entries
          .filter(({ name, transferSize }) => transferSize > 0 && hrefs.includes(name))
          .map(({ name }) => new URL(name).pathname);
      });
    await openOperation(page, 'getAppointment');
    const files = await listPreloaded();
    expect(files).toContain('/console/doctor-api.json');
    expect(files.filter((path) => path.startsWith('/styles/elements-console'))).toHaveLength(1);
    expect(files.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1);
    // Each is requested once: what the console needs is what was preloaded.
    expect(new Set(files).size).toBe(files.length);

    // The page of the list leaves them until the browser is idle.
    const runIdleCallbacks = await holdIdle(page);
    await page.goto('/api');
    await page.reload();
    await expect(page.locator('[data-island-ready]')).toBeAttached();
    expect(await listPreloaded()).not.toContain('/console/doctor-api.json');
    await runIdleCallbacks();
    await expect.poll(listPreloaded).toContain('/console/doctor-api.json');
  });
});
