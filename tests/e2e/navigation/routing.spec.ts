import type { Page } from '@playwright/test';
import { expect, test, testInNewTab } from '../support/fixtures';
import { holdResponses } from '../support/hold-responses';
import { isMarkedDocument, markDocument, pauseClock, waitForScripts } from '../support/page-state';

const locateSidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });
const readScrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a soft navigation keeps the document, scrolls to the top, and moves the focus to the main element', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/docs/doctor-app/quick-start');
  await waitForScripts(page);
  await markDocument(page);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => readScrollTop(page)).toBeGreaterThan(1000);
  await locateSidebarLink(page, 'Overview').click();
  await expect(page).toHaveURL('/docs/doctor-app/overview');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => readScrollTop(page)).toBe(0);
  expect(await isMarkedDocument(page)).toBe(true);
});

test('the focused main element has no outline, and Tab moves the focus to its content', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/quick-start');
  await waitForScripts(page);
  await locateSidebarLink(page, 'Overview').click();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).outlineStyle)).toBe(
    'none',
  );
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the skip link focuses the main element after a soft navigation', async ({ page }) => {
  await page.goto('/docs/doctor-app/quick-start');
  await waitForScripts(page);
  await locateSidebarLink(page, 'Overview').click();
  await expect(page).toHaveURL('/docs/doctor-app/overview');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a link with a hash scrolls to the heading below the navbar and focuses it', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/api-integration');
  await waitForScripts(page);
  await page
    .getByRole('main')
    .evaluate((main) =>
      main.insertAdjacentHTML('afterbegin', '<a href="/docs/doctor-app/api-security">Go</a>'),
    );
  const response = await page.request.get('/docs/doctor-app/api-security');
  const [, id = ''] = /<h2 id="([^"]+)"/.exec(await response.text()) ?? [];
  await page.getByRole('link', { name: 'Go', exact: true }).evaluate((link, hash) => {
    // Other programs may percent-encode any character.
    const encoded = `%${hash.charCodeAt(0).toString(16)}${hash.slice(1)}`;
    link.setAttribute('href', `/docs/doctor-app/api-security#${encoded}`);
  }, id);
  await page.getByRole('link', { name: 'Go', exact: true }).click();
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(60);
});

test('a link with a malformed hash opens the page', async ({ page }) => {
  await page.goto('/docs');
  await waitForScripts(page);
  await page
    .getByRole('main')
    .evaluate((main) =>
      main.insertAdjacentHTML('afterbegin', '<a href="/docs/doctor-app/overview#%E0%A4%A">Go</a>'),
    );
  await page.getByRole('link', { name: 'Go', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
});

test('collapsed details expand if the hash leads to their content', async ({ page }) => {
  await page.goto('/docs/doctor-app/overview');
  await waitForScripts(page);
  await page
    .getByRole('main')
    .evaluate((main) =>
      main.insertAdjacentHTML(
        'beforeend',
        '<details><summary>More</summary><p id="deep">Deep inside</p></details>',
      ),
    );
  await page.evaluate(() => window.location.assign('#deep'));
  await expect(page.getByText('Deep inside')).toBeInViewport();
});

// In Firefox, a click by Playwright scrolls the page even if the link is in view.
test('Back and Forward restore the scroll position', { tag: ['@chromium', '@smoke'] }, async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/quick-start');
  await waitForScripts(page);
  await page.mouse.wheel(0, 1800);
  await expect.poll(() => readScrollTop(page)).toBe(1800);
  await locateSidebarLink(page, 'Overview').click();
  await expect(page).toHaveURL('/docs/doctor-app/overview');
  await expect.poll(() => readScrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/docs/doctor-app/quick-start');
  await expect.poll(() => readScrollTop(page)).toBe(1800);
  await page.goForward();
  await expect.poll(() => readScrollTop(page)).toBe(0);
});

test.describe('a slow navigation', () => {
  testInNewTab(
    'shows the progress bar and dims the page after 200 ms until the new page is there',
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/docs/doctor-app/quick-start');
      await waitForScripts(page);
      const release = await holdResponses(page, /\/page-data\//);
      const bar = page.locator('#nprogress .bar');
      await pauseClock(page);
      // The page is not prefetched, because the pointer does not hover over the link.
      await page.evaluate(() => {
        const link = document.querySelector<HTMLAnchorElement>('a[href$="/docs/doctor-app/sdk"]');
        link?.click();
      });
      await page.clock.runFor(199);
      await expect(bar).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(bar).toBeAttached();
      await expect(page.locator('html')).toHaveClass(/nprogress-busy/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
      await page.clock.resume();
      release();
      await expect(page).toHaveURL('/docs/doctor-app/sdk');
      await expect(bar).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveClass(/nprogress-busy/);
    },
  );
});

test.describe('prefetching', () => {
  test.use({ prefetches: true });

  const recordPrefetches = (page: Page) => {
    const prefetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/page-data/')) prefetched.push(pathname);
    });
    return prefetched;
  };

  test('loads the pages of the first two links of the text that come into view', async ({
    page,
  }) => {
    const prefetched = recordPrefetches(page);
    await page.goto('/docs/doctor-app/api-integration');
    await waitForScripts(page);
    await page.keyboard.press('PageDown');
    await expect.poll(() => prefetched.length).toBe(2);
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.waitForLoadState('networkidle');
    expect(prefetched).toHaveLength(2);
  });

  test('requests only files that the export has', async ({ page }) => {
    const statuses = new Map<string, number>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/page-data/')) statuses.set(pathname, response.status());
    });
    for (const path of ['/', '/api/operations', '/search?q=login', '/offline', '/docs']) {
      await page.goto(path);
      await waitForScripts(page);
      await page.waitForLoadState('networkidle');
    }
    // A page that is always loaded as a document, and the history.
    await page.getByRole('main').getByRole('link', { name: 'Quick start' }).first().click();
    await expect(page).toHaveURL('/docs/doctor-app/quick-start');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/docs/doctor-app/login?from=test';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await expect(page).toHaveURL('/docs/doctor-app/login?from=test');
    await page.goBack();
    await expect(page).toHaveURL('/docs/doctor-app/quick-start');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
    await page.waitForLoadState('networkidle');
    expect(statuses.size).toBeGreaterThan(2);
    expect([...statuses].filter(([, status]) => status !== 200 && status !== 304)).toEqual([]);
  });

  test('loads a page when the pointer hovers over its link', async ({ page }) => {
    await page.goto('/docs/doctor-app/quick-start');
    const prefetched = recordPrefetches(page);
    await page.waitForLoadState('networkidle');
    await locateSidebarLink(page, 'Overview').hover();
    await expect.poll(() => prefetched).toContainEqual(expect.stringContaining('/overview.json'));
  });

  for (const [name, connection] of [
    ['2G', { effectiveType: 'slow-2g', saveData: false }],
    ['data-saver', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`loads nothing on a ${name} connection, and links still work`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.goto('/docs/doctor-app/quick-start');
      const prefetched = recordPrefetches(page);
      await page.waitForLoadState('networkidle');
      await locateSidebarLink(page, 'Overview').hover();
      await page.waitForLoadState('networkidle');
      expect(prefetched).toEqual([]);
      await locateSidebarLink(page, 'Overview').click();
      await expect(page).toHaveURL('/docs/doctor-app/overview');
    });
  }
});

test.describe('a page whose data cannot be loaded', () => {
  test.use({
    allowErrors: [/Failed to load resource/],
  });

  test('is loaded as a document', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/docs/doctor-app/quick-start');
    await waitForScripts(page);
    await markDocument(page);
    await page.route('**/page-data/**', (route) => route.fulfill({ status: 404, body: '' }));
    await locateSidebarLink(page, 'Overview').click();
    await expect(page).toHaveURL('/docs/doctor-app/overview');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    expect(await isMarkedDocument(page)).toBe(false);
  });
});
