import type { Page } from '@playwright/test';
import { locateResponse, openOperation, waitForConsole } from '../support/console-page';
import { createSharedTabTest, expect, testInNewTab } from '../support/fixtures';
import { waitForScripts } from '../support/page-state';
import { openSandbox } from '../support/sandbox-page';
import { searchBox } from '../support/search-panel';

/** The site in a browser that blocks cookies, has changed data, or has a wrong clock. */

const guide = '/docs/doctor-app/quick-start';
const locateToggle = (page: Page) =>
  page.getByRole('button', { name: /Switch between dark and light/ });

/** Uses what every page has: the color mode, tabs, and the search. */
async function usePage(page: Page): Promise<void> {
  const mode = await page.locator('html').getAttribute('data-theme');
  await locateToggle(page).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', String(mode));
  const tab = page.getByRole('tab', { name: 'Python' }).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await searchBox(page).fill('token');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible({
    timeout: 20_000,
  });
}

testInNewTab.describe('with blocked cookies', () => {
  testInNewTab.use({ allowErrors: [/Browser storage is not available/] });

  testInNewTab(
    'a guide and the console work, in the colors that the button names',
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      // A browser that blocks cookies also denies access to all other storage, and to service workers.
      await page.addInitScript(() => {
        const deny = () => {
          throw new DOMException('Denied', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, { configurable: true, get: deny });
        Object.defineProperty(document, 'cookie', { get: () => '', set: deny });
        ServiceWorkerContainer.prototype.register = () =>
          Promise.reject(new DOMException('Denied', 'SecurityError'));
        addEventListener('DOMContentLoaded', () => {
          window.name = document.documentElement.dataset.theme ?? 'none';
        });
      });
      await page.goto(guide);
      await waitForScripts(page);
      // Also before any script has loaded.
      expect(await page.evaluate(() => window.name)).toBe('light');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await usePage(page);
      const send = await openOperation(page, 'createToken');
      await send.click();
      await expect(locateResponse(page)).toContainText('200');
    },
  );
});

testInNewTab(
  'without the Navigation API, a page whose heading has its name is complete',
  async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'navigation');
      Reflect.deleteProperty(window, 'Navigation');
    });
    await page.goto('/docs/doctor-app/mfa-disabled');
    const isHeading = () => Object.is(window.navigation, document.querySelector('#navigation'));
    expect(await page.evaluate(isHeading)).toBe(true);
    await waitForScripts(page);
    await page.getByRole('link', { name: 'Quick start' }).first().click();
    await expect(page).toHaveURL(guide);
    await page.goBack();
    await expect(page).toHaveURL('/docs/doctor-app/mfa-disabled');
  },
);

const test = createSharedTabTest({}, async (tab) => {
  await tab.goto('/robots.txt');
  await tab.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
});

test.describe('with changed values in the storage', () => {
  for (const [name, value] of [
    ['incomplete JSON', '{"length":3'],
    ['JSON of another type', '{"length":3,"0":{"a":1}}'],
    ['null', 'null'],
    ['markup', '"><img src=x onerror=alert(1)><script>alert(1)</script>'],
    ['a million characters', 'x'.repeat(1_000_000)],
    ['nested lists', '['.repeat(50_000)],
  ] as const) {
    test(`(${name}), a guide and the console work`, async ({ page }) => {
      await page.evaluate((text) => {
        const local = ['theme', 'hub.announcement', 'hub.recent-searches', 'hub.docs-version'];
        const tabs = ['hub.tabs.language', 'hub.tasks./docs/doctor-app/quick-start'];
        for (const key of [...local, ...tabs, 'TryIt_securitySchemeValues'])
          localStorage.setItem(key, text.slice(0, 500_000));
        for (const key of [
          'hub.reloaded',
          'hub.entries',
          'console-sample',
          'TryIt_securitySchemeValues',
        ])
          sessionStorage.setItem(key, text.slice(0, 500_000));
      }, value);
      await page.goto(guide);
      await waitForScripts(page);
      await usePage(page);
      await page.goto('/api?sample#/operations/createToken');
      const send = await waitForConsole(page);
      await send.click();
      await expect(locateResponse(page)).toContainText('200');
    });
  }
});

for (const time of ['1970-01-01T00:00:00Z', '2099-12-31T23:59:59Z']) {
  test(`with a clock that shows ${time}, a guide and the sandbox work`, async ({ page }) => {
    await page.clock.install({ time });
    await page.goto(guide);
    await waitForScripts(page);
    await usePage(page);
    await openSandbox(page);
  });
}

// The headless browser has no back/forward cache, so that the test dispatches the events of a page that was in it.
testInNewTab(
  'a page that returns from the back/forward cache works as before',
  async ({ page }) => {
    await page.goto(guide);
    await waitForScripts(page);
    await page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow'])
        dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    });
    await usePage(page);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Doctor App' }).last().click();
    await expect(page).toHaveURL('/docs/doctor-app/overview');
    await page.goBack();
    await expect(page).toHaveURL(guide);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Quick start/);
  },
);
