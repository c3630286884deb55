import type { Page } from '@playwright/test';
import { holdResponses } from '../e2e/support/hold-responses';
import { observeLayoutShifts, readLayoutShiftScore } from '../e2e/support/layout-shifts';
import { waitForControls } from '../e2e/support/page-state';
import { expect, root, test, waitForScripts } from './fixture-page';

const locateRoot = (page: Page) => page.locator('html');
const locateSidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

test.describe('before the behaviors have started', () => {
  test.use({ startsBehaviors: false });

  test('the announcement, dropdowns, and categories with a page work, and keep their state', async ({
    page,
  }) => {
    const announcement = page.getByRole('region', { name: 'Announcement' });
    const dropdown = page.getByRole('banner').locator('details', { hasText: 'More' });
    const category = locateSidebar(page).getByRole('button', { name: / sidebar category 'SDK'$/ });
    const nested = locateSidebar(page).getByText('In depth');
    const release = await holdResponses(page, '**/scripts/behaviors.*.js');
    // The settings of this site load the behaviors with the page, whose load event waits for them.
    await page.goto(`${root}/docs/doctor-app/quick-start`, { waitUntil: 'domcontentloaded' });
    await waitForControls(page);
    await announcement.getByRole('button', { name: 'Close' }).click();
    await expect(announcement).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(nested).toBeHidden();
    await category.press('Enter');
    await expect(nested).toBeVisible();
    await dropdown.locator('summary').press('Enter');
    const item = dropdown.getByRole('link', { name: 'Operations' });
    await expect(item).toBeVisible();
    release();
    await waitForScripts(page);
    await expect(announcement).toBeHidden();
    await expect(item).toBeVisible();
    await expect(nested).toBeVisible();
    await page.mouse.click(640, 700);
    await expect(item).toBeHidden();

    // The link of a category also opens it, and on its own page only collapses it.
    await category.click();
    await expect(nested).toBeHidden();
    await expect(page).toHaveURL(`${root}/docs/doctor-app/quick-start`);
    const link = locateSidebar(page).getByRole('link', { name: 'SDK', exact: true });
    await link.click();
    await expect(page).toHaveURL(`${root}/docs/doctor-app/sdk`);
    await expect(nested).toBeVisible();
    await link.click();
    await expect(nested).toBeHidden();

    await observeLayoutShifts(page);
    await page.goto(`${root}/docs/doctor-app/sdk-integration`);
    await expect(announcement).toBeHidden();
    expect(await readLayoutShiftScore(page)).toBeLessThan(0.01);
    const current = locateSidebar(page).getByRole('link', { name: 'SDK integration' });
    await expect(current).toBeVisible();
    await expect(current).toHaveAttribute('aria-current', 'page');
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    const crumb = breadcrumbs.getByRole('link', { name: 'SDK' });
    await expect(crumb).toHaveAttribute('href', `${root}/docs/doctor-app/sdk`);
  });
});

test('the announcement renders Markdown, and is visible again if its id changes', async ({
  page,
}) => {
  const announcement = page.getByRole('region', { name: 'Announcement' });
  const readStored = () => page.evaluate(() => localStorage.getItem('hub.announcement'));
  await page.goto(`${root}/`);
  await expect(announcement.locator('strong')).toHaveText('here');
  await page.evaluate(() => localStorage.setItem('hub.announcement', 'first-edition'));
  await page.reload();
  await expect(announcement).toBeVisible();
  expect(await readStored()).toBeNull();
  await announcement.getByRole('link', { name: 'Read what it is' }).click();
  await expect(page).toHaveURL(`${root}/docs/doctor-app/introduction`);
});

test.describe('the color mode if the system’s preference is respected', () => {
  test.use({ allowErrors: [/net::ERR_FAILED/] });

  test('follows the system until the reader chooses, and is set before the scripts run', async ({
    page,
  }) => {
    const locateToggle = (mode: string) =>
      page.getByRole('button', {
        name: `Switch between dark and light mode (currently ${mode} mode)`,
      });
    const expectMode = async (mode: string, choice: string) => {
      await expect(locateRoot(page)).toHaveAttribute('data-theme', mode);
      await expect(locateRoot(page)).toHaveAttribute('data-theme-choice', choice);
    };
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${root}/docs`);
    await expectMode('dark', 'system');
    await expect(locateToggle('system')).toHaveAttribute('title', 'system mode');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectMode('light', 'system');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    // The choices follow each other: light, dark, and the system's.
    await page.emulateMedia({ colorScheme: 'dark' });
    await locateToggle('system').click();
    await expectMode('light', 'light');
    await locateToggle('light').click();
    await expectMode('dark', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectMode('dark', 'dark');
    await locateToggle('dark').click();
    await expectMode('light', 'system');
    await locateToggle('system').click();
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${root}/docs/doctor-app/overview`, { waitUntil: 'commit' });
    await expectMode('light', 'light');
  });
});

test('a page can be opened in other tools, and prepares feedback without sending anything', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${root}/docs/doctor-app/overview`);
  await page.locator('[data-page-menu] summary').click();
  const url = 'https://www.example.com/hub/docs/doctor-app/overview';
  const prompt = encodeURIComponent(`Explain ${url}.md to me.`);
  for (const [name, href] of [
    ['Open in Assistant', `https://assistant.example.com/?q=${prompt}`],
    ['Open in Reader', `https://reader.example.com/#${encodeURIComponent(`${url}.md`)}`],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);

  const feedback = page.getByRole('region', { name: 'Feedback' });
  await expect(feedback).toContainText('Was this page helpful?');
  for (const [name, title] of [
    ['Yes', 'Helpful: Overview'],
    ['No', 'Not helpful: Overview'],
    ['Report a problem', 'Problem: Overview'],
  ] as const) {
    const href = await feedback.getByRole('link', { name }).getAttribute('href');
    const draft = new URL(href ?? '');
    expect(draft.origin + draft.pathname).toBe('https://github.com/example/fixture/issues/new');
    expect(draft.searchParams.get('labels')).toBe('docs');
    expect(draft.searchParams.get('title')).toBe(title);
    const body = draft.searchParams.get('body');
    expect(body?.startsWith(`Page: ${url}\nSection: the whole page\nVersion: 2.0, API `)).toBe(
      true,
    );
  }
  await page.waitForLoadState('networkidle');
  expect(requests.filter((request) => request.includes('github.com'))).toEqual([]);
});

test('page views are counted without queries, also on soft navigations', async ({
  page,
  analyticsRequests,
}) => {
  const readDataLayer = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) =>
        JSON.parse(JSON.stringify(Object.values(entry as object))),
      ),
    );
  const listViews = async () =>
    (await readDataLayer())
      .filter(([name]) => name === 'event')
      .map(([, , { page_location }]) => page_location);
  await page.goto(`${root}/docs?secret=1`);
  await expect.poll(() => analyticsRequests.length).toBe(1);
  expect(analyticsRequests[0]).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST123456');
  expect((await readDataLayer())[1]).toEqual([
    'config',
    'G-TEST123456',
    {
      anonymize_ip: true,
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    },
  ]);
  await waitForScripts(page);
  await page.getByRole('main').getByRole('link', { name: 'Quick start' }).first().click();
  await expect(page).not.toHaveURL(/docs\?/);
  await expect
    .poll(listViews)
    .toEqual([new URL(`${root}/docs`, page.url()).href, new URL(page.url()).href]);
  expect(analyticsRequests).toHaveLength(1);
});
