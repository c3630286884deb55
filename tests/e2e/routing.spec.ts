import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const ready = (page: Page) =>
  expect(page.getByRole('button', { name: /Switch between dark and light/ })).toBeEnabled();

test('a soft navigation keeps the document, scrolls to the top and puts the focus into the page', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/quick-start');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
  await sidebarLink(page, 'Overview').click();
  await expect(page).toHaveURL('/docs/doctor-app/overview');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBe(true);
});

test('the focus in the page shows no ring, and Tab goes on from there', async ({ page }) => {
  await page.goto('/docs/doctor-app/quick-start');
  await ready(page);
  await sidebarLink(page, 'Overview').click();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).outlineStyle)).toBe(
    'none',
  );
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the new title is announced to screen readers', async ({ page }) => {
  await page.goto('/docs/doctor-app/quick-start');
  await ready(page);
  await sidebarLink(page, 'Overview').click();
  await expect(page).toHaveTitle(/^Overview/);
  const announced = () =>
    page.evaluate(() => {
      const announcer = document.querySelector('next-route-announcer')?.shadowRoot;
      return announcer?.querySelector('[aria-live]')?.textContent;
    });
  await expect.poll(announced).toMatch(/^Overview/);
});

test('the skip link leads to the main part after a soft navigation too', async ({ page }) => {
  await page.goto('/docs/doctor-app/quick-start');
  await ready(page);
  await sidebarLink(page, 'Overview').click();
  await expect(page).toHaveURL('/docs/doctor-app/overview');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a link with a hash leads to the heading, below the navbar, with the focus on it', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/api-integration');
  await ready(page);
  await page
    .getByRole('main')
    .evaluate((main) =>
      main.insertAdjacentHTML('afterbegin', '<a href="/docs/doctor-app/api-security">Go</a>'),
    );
  const target = await page.request.get('/docs/doctor-app/api-security');
  const [, id = ''] = /<h2 id="([^"]+)"/.exec(await target.text()) ?? [];
  await page.getByRole('link', { name: 'Go', exact: true }).evaluate((link, hash) => {
    // Encoded, as addresses from other programs come.
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

test('a hash that is no valid text leads to the page', async ({ page }) => {
  await page.goto('/docs');
  await ready(page);
  await page
    .getByRole('main')
    .evaluate((main) =>
      main.insertAdjacentHTML('afterbegin', '<a href="/docs/doctor-app/overview#%E0%A4%A">Go</a>'),
    );
  await page.getByRole('link', { name: 'Go', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
});

test('a place that is folded opens for an address that leads to it', async ({ page }) => {
  await page.goto('/docs/doctor-app/overview');
  await ready(page);
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

test('where only the query changes, the reader stays where they are', async ({ page }) => {
  await page.goto('/docs/doctor-app/quick-start');
  await ready(page);
  await page
    .getByRole('contentinfo')
    .last()
    .evaluate((footer) =>
      footer.insertAdjacentHTML('afterbegin', '<a href="?from=footer" id="query">Query</a>'),
    );
  await page.locator('#query').scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(1000);
  await page.locator('#query').click();
  await expect(page).toHaveURL('/docs/doctor-app/quick-start?from=footer');
  expect(await scrollTop(page)).toBe(before);
});

// Playwright's click scrolls a page in Firefox, even where the link is in view.
test('Back and Forward restore the place', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/docs/doctor-app/quick-start');
  await ready(page);
  await page.mouse.wheel(0, 1800);
  await expect.poll(() => scrollTop(page)).toBe(1800);
  await sidebarLink(page, 'Overview').click();
  await expect(page).toHaveURL('/docs/doctor-app/overview');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/docs/doctor-app/quick-start');
  await expect.poll(() => scrollTop(page)).toBe(1800);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test.describe('while a page takes long', () => {
  test('the bar and the dimmed page come after 200 ms and go with the new page', async ({
    page,
  }) => {
    await page.goto('/docs/doctor-app/quick-start');
    await ready(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/docs/doctor-app/**/*.txt*', async (route) => {
      await held;
      await route.continue();
    });
    await page.route('**/docs/doctor-app/*.txt*', async (route) => {
      await held;
      await route.continue();
    });
    const bar = page.locator('#nprogress .bar');
    // Nothing has loaded it ahead: the pointer never was on it.
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[href$="/docs/doctor-app/sdk"]');
      link?.click();
    });
    await expect(bar).toBeAttached();
    await expect(page.locator('html')).toHaveClass(/nprogress-busy/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
    release();
    await expect(page).toHaveURL('/docs/doctor-app/sdk');
    await expect(bar).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveClass(/nprogress-busy/);
  });
});

test.describe('loading pages ahead', () => {
  const watch = (page: Page) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.txt') && pathname.includes('/sdk')) loaded.push(pathname);
    });
    return loaded;
  };

  test('pages of links in view are loaded, a dozen at most', async ({ page }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.txt')) loaded.add(pathname.replace(/\/__next.*|\.txt$/g, ''));
    });
    await page.goto('/docs');
    await expect.poll(() => loaded.size).toBeGreaterThan(4);
    await page.waitForLoadState('networkidle');
    expect(loaded.size).toBeLessThanOrEqual(14);
  });

  test('a page is loaded when its link is pointed at', async ({ page }) => {
    await page.goto('/docs/doctor-app/account');
    const loaded = watch(page);
    await page.waitForLoadState('networkidle');
    await page.getByText('SDK', { exact: true }).first().click();
    await sidebarLink(page, 'SDK integration').hover();
    await expect.poll(() => loaded.length).toBeGreaterThan(0);
  });

  for (const [name, connection] of [
    ['2g', { effectiveType: 'slow-2g', saveData: false }],
    ['data-saver', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`nothing on a ${name} connection, and the link works all the same`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.goto('/docs/doctor-app/account');
      const loaded = watch(page);
      await page.waitForLoadState('networkidle');
      await page.getByText('SDK', { exact: true }).first().click();
      await sidebarLink(page, 'SDK integration').hover();
      await page.waitForLoadState('networkidle');
      expect(loaded).toEqual([]);
      await sidebarLink(page, 'SDK integration').click();
      await expect(page).toHaveURL('/docs/doctor-app/sdk-integration');
    });
  }
});

test.describe('where a page can’t be loaded', () => {
  test.use({
    allowErrors: [/Failed to load resource|Failed to fetch RSC payload|ChunkLoadError|load chunk/],
  });

  test('its data is gone: the browser loads the page itself', async ({ page }) => {
    await page.goto('/docs/doctor-app/quick-start');
    await ready(page);
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.route('**/*.txt*', (route) => route.fulfill({ status: 404, body: '' }));
    await sidebarLink(page, 'Minimum implementation').click();
    await expect(page).toHaveURL('/docs/doctor-app/minimum-implementation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minimum implementation');
    expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBeUndefined();
  });
});
