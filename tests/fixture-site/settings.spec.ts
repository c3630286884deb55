import type { Page } from '@playwright/test';
import { observeLayoutShifts, readLayoutShiftScore } from '../e2e/layout-shifts';
import { expect, root, test, waitForHydration } from './hub';

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const html = (page: Page) => page.locator('html');

test.describe('the announcement', () => {
  const close = (page: Page) => bar(page).getByRole('button', { name: 'Close' });

  test('shows its Markdown, with links of this site', async ({ page }) => {
    await page.goto(`${root}/`);
    await expect(bar(page).locator('strong')).toHaveText('here');
    await bar(page).getByRole('link', { name: 'Read what it is' }).click();
    await expect(page).toHaveURL(`${root}/docs/doctor-app/introduction`);
  });

  test('closed, it stays closed, is gone before the first paint, and the focus goes on', async ({
    page,
  }) => {
    await page.goto(`${root}/docs`);
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', /^rgb/);
    await close(page).click();
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await observeLayoutShifts(page);
    await page.goto(`${root}/docs/doctor-app/overview`);
    await waitForHydration(page);
    await expect(bar(page)).toBeHidden();
    expect(await readLayoutShiftScore(page)).toBeLessThan(0.01);
  });

  test('another id shows it again, at once', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('hub.announcement', 'first-edition'));
    await page.goto(`${root}/docs`);
    await expect(bar(page)).toBeVisible();
  });
});

test.describe('colour mode where the system’s preference counts', () => {
  const toggle = (page: Page, mode: string) =>
    page.getByRole('button', {
      name: `Switch between dark and light mode (currently ${mode} mode)`,
    });

  test('is the system’s at first, and follows it; nothing is stored', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${root}/docs`);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
    await expect(toggle(page, 'system')).toHaveAttribute('title', 'system mode');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });

  test('cycles light, dark, system; a choice holds against the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${root}/docs`);
    await toggle(page, 'system').click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await toggle(page, 'light').click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await toggle(page, 'dark').click();
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
  });

  test('the icon is right before the site’s scripts run', async ({ page }) => {
    await page.goto(`${root}/docs`);
    await toggle(page, 'system').click();
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto(`${root}/docs/doctor-app/overview`, { waitUntil: 'commit' });
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
  });
  test.use({ allowErrors: [/net::ERR_FAILED/] });
});

test.describe('analytics', () => {
  const entries = (page: Page) =>
    page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) =>
        JSON.parse(JSON.stringify(Object.values(entry as object))),
      ),
    );

  test('counts views, with masked addresses, without queries, also by soft navigation', async ({
    page,
    analyticsRequests: asked,
  }) => {
    await page.goto(`${root}/docs?secret=1`);
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST123456');
    const [, config] = await entries(page);
    expect(config).toEqual([
      'config',
      'G-TEST123456',
      {
        anonymize_ip: true,
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
      },
    ]);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/docs\?/);
    const views = async () =>
      (await entries(page))
        .filter(([name]) => name === 'event')
        .map(([, , { page_location }]) => page_location);
    await expect
      .poll(views)
      .toEqual([new URL(`${root}/docs`, page.url()).href, new URL(page.url()).href]);
    expect(asked).toHaveLength(1);
  });

  for (const [name, ask] of [
    ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
    [
      'Global Privacy Control',
      () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    ],
  ] as const) {
    test(`nothing where the reader asks for ${name}`, async ({
      page,
      analyticsRequests: asked,
    }) => {
      await page.addInitScript(ask);
      await page.goto(`${root}/docs`);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    });
  }
});

test.describe('sidebar categories', () => {
  const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

  test('one with a page: the link opens page and category, the button only folds', async ({
    page,
  }) => {
    await page.goto(`${root}/docs/doctor-app/quick-start`);
    await waitForHydration(page);
    const nested = sidebar(page).getByText('In depth');
    await expect(nested).toBeHidden();
    await sidebar(page).getByRole('button', { name: "Expand sidebar category 'SDK'" }).click();
    await expect(nested).toBeVisible();
    await expect(page).toHaveURL(`${root}/docs/doctor-app/quick-start`);
    await sidebar(page).getByRole('button', { name: "Collapse sidebar category 'SDK'" }).click();
    await expect(nested).toBeHidden();
    const link = sidebar(page).getByRole('link', { name: 'SDK', exact: true });
    await link.click();
    await expect(page).toHaveURL(`${root}/docs/doctor-app/sdk`);
    await expect(nested).toBeVisible();
    // On the page itself the link only folds.
    await link.click();
    await expect(nested).toBeHidden();
  });

  test('a page opens every category that it is in', async ({ page }) => {
    await page.goto(`${root}/docs/doctor-app/sdk-integration`);
    const link = sidebar(page).getByRole('link', { name: 'SDK integration' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(trail.getByRole('link', { name: 'SDK' })).toHaveAttribute(
      'href',
      `${root}/docs/doctor-app/sdk`,
    );
  });
});
