import type { Page } from '@playwright/test';
import { observeLayoutShifts, readLayoutShiftScore } from '../e2e/support/layout-shifts';
import { expect, root, test, waitForBehaviors, waitForHydration } from './fixture-page';

const locateAnnouncement = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const locateRoot = (page: Page) => page.locator('html');

test.describe('the announcement', () => {
  const locateCloseButton = (page: Page) =>
    locateAnnouncement(page).getByRole('button', { name: 'Close' });

  test('renders Markdown, and its links work', async ({ page }) => {
    await page.goto(`${root}/`);
    await expect(locateAnnouncement(page).locator('strong')).toHaveText('here');
    await locateAnnouncement(page).getByRole('link', { name: 'Read what it is' }).click();
    await expect(page).toHaveURL(`${root}/docs/doctor-app/introduction`);
  });

  test('stays closed without layout shifts, and closing it moves the focus to the main element', async ({
    page,
  }) => {
    await page.goto(`${root}/docs`);
    await waitForBehaviors(page);
    await locateCloseButton(page).click();
    await expect(locateAnnouncement(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await observeLayoutShifts(page);
    await page.goto(`${root}/docs/doctor-app/overview`);
    await waitForHydration(page);
    await expect(locateAnnouncement(page)).toBeHidden();
    expect(await readLayoutShiftScore(page)).toBeLessThan(0.01);
  });

  test('is visible again if its id changes, and the earlier id is forgotten', async ({ page }) => {
    await page.goto(`${root}/docs`);
    await page.evaluate(() => localStorage.setItem('hub.announcement', 'first-edition'));
    await page.reload();
    await expect(locateAnnouncement(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('hub.announcement'))).toBeNull();
  });
});

test.describe('the color mode if the system’s preference is respected', () => {
  const locateToggle = (page: Page, mode: string) =>
    page.getByRole('button', {
      name: `Switch between dark and light mode (currently ${mode} mode)`,
    });

  test('follows the system and is not stored until the reader chooses', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${root}/docs`);
    await expect(locateRoot(page)).toHaveAttribute('data-theme', 'dark');
    await expect(locateRoot(page)).toHaveAttribute('data-theme-choice', 'system');
    await expect(locateToggle(page, 'system')).toHaveAttribute('title', 'system mode');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(locateRoot(page)).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });

  test('cycles through light, dark, and system, and a choice overrides the system’s preference', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${root}/docs`);
    await locateToggle(page, 'system').click();
    await expect(locateRoot(page)).toHaveAttribute('data-theme', 'light');
    await locateToggle(page, 'light').click();
    await expect(locateRoot(page)).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(locateRoot(page)).toHaveAttribute('data-theme', 'dark');
    await locateToggle(page, 'dark').click();
    await expect(locateRoot(page)).toHaveAttribute('data-theme', 'light');
    await expect(locateRoot(page)).toHaveAttribute('data-theme-choice', 'system');
  });

  test('is set before the site’s scripts run', async ({ page }) => {
    await page.goto(`${root}/docs`);
    await locateToggle(page, 'system').click();
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto(`${root}/docs/doctor-app/overview`, { waitUntil: 'commit' });
    await expect(locateRoot(page)).toHaveAttribute('data-theme-choice', 'light');
  });
  test.use({ allowErrors: [/net::ERR_FAILED/] });
});

test('the menu of a page opens it in the tools of the settings, in a new tab', async ({ page }) => {
  await page.goto(`${root}/docs/doctor-app/overview`);
  await page.locator('[data-page-menu] summary').click();
  const url = 'https://www.example.com/hub/docs/doctor-app/overview.md';
  for (const [name, href] of [
    [
      'Open in Assistant',
      `https://assistant.example.com/?q=${encodeURIComponent(`Explain ${url} to me.`)}`,
    ],
    ['Open in Reader', `https://reader.example.com/#${encodeURIComponent(url)}`],
  ] as const) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test.describe('feedback', () => {
  const locateFeedback = (page: Page) => page.getByRole('region', { name: 'Feedback' });
  const readBody = async (page: Page, name: string) => {
    const href = await locateFeedback(page).getByRole('link', { name }).getAttribute('href');
    return new URL(href ?? '').searchParams.get('body');
  };

  test('prepares an issue with page and version, and sends nothing', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${root}/docs/doctor-app/overview`);
    await expect(locateFeedback(page)).toContainText('Was this page helpful?');
    for (const [name, title] of [
      ['Yes', 'Helpful: Overview'],
      ['No', 'Not helpful: Overview'],
      ['Report a problem', 'Problem: Overview'],
    ] as const) {
      const link = locateFeedback(page).getByRole('link', { name });
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.origin + url.pathname).toBe('https://github.com/example/fixture/issues/new');
      expect(url.searchParams.get('labels')).toBe('docs');
      expect(url.searchParams.get('title')).toBe(title);
      expect(url.searchParams.get('body')).toMatch(
        /^Page: https:\/\/www\.example\.com\/hub\/docs\/doctor-app\/overview\nSection: the whole page\nVersion: 2\.0, API /,
      );
    }
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.includes('github.com'))).toEqual([]);
  });

  test('names the section in the address', async ({ page, context }) => {
    await context.route('https://github.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Form</title>' }),
    );
    await page.goto(`${root}/api/operations/createToken#responses`);
    await waitForHydration(page);
    const opened = page.waitForEvent('popup');
    await locateFeedback(page).getByRole('link', { name: 'Report a problem' }).click();
    await (await opened).close();
    const body = await readBody(page, 'Report a problem');
    expect(body).toMatch(
      /^Page: https:\/\/www\.example\.com\/hub\/api\/operations\/createToken#responses\nSection: Responses\n/,
    );
  });
});

test.describe('analytics', () => {
  const readDataLayer = (page: Page) =>
    page.evaluate(() =>
      (window.dataLayer ?? []).map((entry) =>
        JSON.parse(JSON.stringify(Object.values(entry as object))),
      ),
    );

  test('sends page views with anonymized IP addresses and without queries, also on soft navigations', async ({
    page,
    analyticsRequests,
  }) => {
    await page.goto(`${root}/docs?secret=1`);
    await expect.poll(() => analyticsRequests.length).toBe(1);
    expect(analyticsRequests[0]).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST123456');
    const [, config] = await readDataLayer(page);
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
    await waitForHydration(page);
    await page.getByRole('main').getByRole('link', { name: 'Quick start' }).first().click();
    await expect(page).not.toHaveURL(/docs\?/);
    const views = async () =>
      (await readDataLayer(page))
        .filter(([name]) => name === 'event')
        .map(([, , { page_location }]) => page_location);
    await expect
      .poll(views)
      .toEqual([new URL(`${root}/docs`, page.url()).href, new URL(page.url()).href]);
    expect(analyticsRequests).toHaveLength(1);
  });

  for (const [name, enable] of [
    ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
    [
      'Global Privacy Control',
      () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    ],
  ] as const) {
    test(`sends nothing if ${name} is enabled`, async ({ page, analyticsRequests }) => {
      await page.addInitScript(enable);
      await page.goto(`${root}/docs`);
      await page.waitForLoadState('networkidle');
      expect(analyticsRequests).toEqual([]);
      expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    });
  }
});

test.describe('sidebar categories', () => {
  const locateSidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });

  test('with a page: the link opens the page and expands the category, the button only expands or collapses it', async ({
    page,
  }) => {
    await page.goto(`${root}/docs/doctor-app/quick-start`);
    await waitForHydration(page);
    const nested = locateSidebar(page).getByText('In depth');
    await expect(nested).toBeHidden();
    await locateSidebar(page)
      .getByRole('button', { name: "Expand sidebar category 'SDK'" })
      .click();
    await expect(nested).toBeVisible();
    await expect(page).toHaveURL(`${root}/docs/doctor-app/quick-start`);
    await locateSidebar(page)
      .getByRole('button', { name: "Collapse sidebar category 'SDK'" })
      .click();
    await expect(nested).toBeHidden();
    const link = locateSidebar(page).getByRole('link', { name: 'SDK', exact: true });
    await link.click();
    await expect(page).toHaveURL(`${root}/docs/doctor-app/sdk`);
    await expect(nested).toBeVisible();
    // On the page itself, the link only collapses the category.
    await link.click();
    await expect(nested).toBeHidden();
  });

  test('that contain the current page are expanded', async ({ page }) => {
    await page.goto(`${root}/docs/doctor-app/sdk-integration`);
    const link = locateSidebar(page).getByRole('link', { name: 'SDK integration' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(breadcrumbs.getByRole('link', { name: 'SDK' })).toHaveAttribute(
      'href',
      `${root}/docs/doctor-app/sdk`,
    );
  });
});
