import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { holdResponses } from '../support/hold-responses';
import { storeBeforePages, waitForScripts } from '../support/page-state';
import { searchBox } from '../support/search-panel';

/** What pages without Next's client load, and what they do before their scripts run. */

const guide = '/docs/doctor-app/example-api-calls';
const scripts = '**/scripts/*.js';

const readPosition = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('a reader who only reads', () => {
  test.use({ prefetches: true, startsBehaviors: false });

  test('loads one small script, and sees the complete page', { tag: '@smoke' }, async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(js|txt)$/.test(pathname)) loaded.push(pathname.replace(/\.\w+\.js$/, ''));
    });
    await storeBeforePages(page, 'theme', 'dark');
    await page.goto(guide);
    await page.waitForLoadState('networkidle');
    expect(loaded).toEqual(['/scripts/controls']);
    // What scripts set before the first paint.
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute(
      'content',
      'rgb(11, 16, 28)',
    );
    const toggle = page.getByRole('button', { name: /Switch between dark/ });
    await expect(toggle).toHaveAccessibleName(/currently dark mode/);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport();
  });

  test('requests no address twice, and on a phone no links of the sidebar', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Code of islands is fetched before it is imported, which takes it from the cache (lib/client/navigation/import-code.ts).
      if (!/\/scripts\/(?!controls|behaviors)/.test(pathname)) requested.push(pathname);
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(guide);
    const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
    for (let followed = 0; followed < 3; followed += 1) {
      await page.keyboard.press('PageDown');
      await waitForScripts(page);
      await page.waitForLoadState('networkidle');
      const path = (await next.getAttribute('href')) ?? '';
      await next.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    }
    expect(requested.filter((path, index) => requested.indexOf(path) !== index)).toEqual([]);
    expect(requested.filter((path) => path.includes('/sidebars/'))).toEqual([]);
  });
});

test('a page that is loaded again has its position, and its parts are open', async ({ page }) => {
  await page.goto(`${guide}#main`);
  await waitForScripts(page);
  // The table of contents covers the text as long as it is open.
  const parts = page.getByRole('main').locator('details:not([data-toc])');
  await parts.evaluateAll((elements) => elements.map((part) => part.toggleAttribute('open', true)));
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.reload();
  await expect.poll(() => readPosition(page)).toBe(2000);
  const areOpen = await parts.evaluateAll((elements) =>
    elements.map((part) => part.matches('[open]')),
  );
  expect(areOpen).not.toEqual([]);
  expect(areOpen).not.toContain(false);
});

test('the stored tab and the target of the hash are shown', async ({ page }) => {
  await storeBeforePages(page, 'hub.tabs.language', 'python');
  await page.goto('/docs/doctor-app/quick-start');
  await expect(page.getByRole('tab', { name: 'Python' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goto('/api/schemas/Appointment#patient.policyNumber');
  await expect(page.locator('[id="patient.policyNumber"]')).toBeInViewport();
});

test.describe('before its scripts run, a page', () => {
  test('keeps clicks, shows that they are waited for, and then repeats them', async ({ page }) => {
    const release = await holdResponses(page, scripts);
    await page.goto('/docs/doctor-app/quick-start', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html[data-prepared]')).toBeAttached();
    const toggle = page.getByRole('button', { name: /Switch between dark/ });
    const run = page.getByRole('button', { name: 'Run in the sandbox' }).first();
    for (const button of [toggle, run]) {
      await button.click();
      await expect(button).toHaveAttribute('aria-busy', 'true');
    }
    await expect(run).toHaveCSS('opacity', '0.55');
    await release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('region', { name: 'Sandbox response' }).first()).toBeVisible();
  });

  test('opens the search box with its shortcut, and keeps the position and what is typed', async ({
    page,
  }) => {
    const release = await holdResponses(page, scripts);
    await page.goto(guide, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html[data-prepared]')).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => readPosition(page)).toBe(1500);
    await page.keyboard.press('Control+k');
    const input = searchBox(page);
    await expect(input).toBeFocused();
    await page.keyboard.type('tok');
    await release();
    await waitForScripts(page);
    await page.keyboard.type('en');
    await expect(input).toHaveValue('token');
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await readPosition(page)).toBe(1500);
    await page.keyboard.press('Escape');
    await expect(input).not.toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    expect(await readPosition(page)).toBe(1500);
  });

  test('sends the search form to the search page', async ({ page }) => {
    const release = await holdResponses(page, scripts);
    await page.goto(guide, { waitUntil: 'domcontentloaded' });
    await searchBox(page).fill('token');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=token/);
    await release();
  });

  test('follows links as documents, and goes back and forward', async ({ page }) => {
    const release = await holdResponses(page, scripts);
    await page.goto('/docs/doctor-app/quick-start', { waitUntil: 'domcontentloaded' });
    const link = page.getByRole('main').getByRole('link', { name: 'sandbox' }).first();
    await link.evaluate((element: HTMLAnchorElement) => element.click());
    await expect(page).toHaveURL('/api/sandbox');
    await release();
    await page.goBack();
    await expect(page).toHaveURL('/docs/doctor-app/quick-start');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
    await page.goForward();
    await expect(page).toHaveURL('/api/sandbox');
  });
});
