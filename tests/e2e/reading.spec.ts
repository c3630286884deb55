import { expect, test } from './fixtures';

test('the home page says what the portal is and leads to the first call', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Doctor App Documentation Hub');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Make your first call' }).click();
  await expect(page).toHaveURL('/docs/doctor-app/quick-start');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/quick start/i);
});

test('sidebar, breadcrumbs and pager lead through the docs', async ({ page }) => {
  await page.goto('/docs/doctor-app/introduction');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toHaveAttribute('href', '/docs/doctor-app/introduction');
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /^Next/ })
    .click();
  await expect(page).not.toHaveURL('/docs/doctor-app/introduction');
  await expect(current).toHaveAttribute('href', new URL(page.url()).pathname);
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Docs' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
});

test('the table of contents leads to a heading below the navbar and marks it', async ({ page }) => {
  await page.goto('/docs/doctor-app/api-security');
  const toc = page.getByRole('navigation', { name: 'On this page' });
  const link = toc.getByRole('link').nth(2);
  const id = (await link.getAttribute('href'))?.slice(1) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(link).toHaveAttribute('aria-current', 'true');
  const top = await page
    .locator(`[id="${id}"]`)
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(60);
});

test('the table of contents above the text marks the same heading', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/docs/doctor-app/api-security');
  const toc = page.locator('details', { has: page.getByText('On this page') });
  await expect(toc).not.toHaveAttribute('open');
  await toc.locator('summary').click();
  const link = toc.getByRole('link').nth(2);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(toc.locator('[aria-current]')).toHaveCount(1);
  await expect(toc).toHaveAttribute('open');
});

test('categories keep what the reader did with them, from page to page', async ({ page }) => {
  await page.goto('/docs/doctor-app/quick-start');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const open = sidebar.locator('details[open] > summary');
  await expect(open).toHaveText(['Start here']);
  await sidebar.getByText('API', { exact: true }).click();
  await sidebar.getByText('SDK', { exact: true }).click();
  await expect(open).toHaveText(['Start here', 'API', 'SDK']);
  await sidebar.getByRole('link', { name: 'API security' }).click();
  await expect(page).toHaveURL('/docs/doctor-app/api-security');
  await expect(open).toHaveText(['Start here', 'API', 'SDK']);
  await sidebar.getByText('SDK', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL('/docs/doctor-app/api-security');
  await expect(open).toHaveText(['Start here', 'API']);
  // Nothing hides the sidebar itself.
  await expect(page.getByRole('button', { name: /sidebar/i })).toHaveCount(0);
});

test('the sidebar shows the current page’s entry, and keeps its place over navigations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/docs/doctor-app/elements/placeholder');
  const sidebar = page.locator('[data-sidebar]');
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const before = await sidebar.evaluate((e) => e.scrollTop);
  expect(before).toBeGreaterThan(100);
  await sidebar.getByRole('link', { name: 'loader' }).click();
  await expect(page).toHaveURL('/docs/doctor-app/elements/loader');
  expect(await sidebar.evaluate((e) => e.scrollTop)).toBe(before);
});

test('with one version of the docs nothing speaks of versions', async ({ page, request }) => {
  const html = await (await request.get('/docs/doctor-app/quick-start')).text();
  expect(html).not.toMatch(/data-docs-version|version-b(adge|anner)|data-version|versions\.css/);
  await page.goto('/docs/doctor-app/quick-start');
  await expect(page.getByText(/^Version: /)).toHaveCount(0);
});

test('a heading links to itself by its name', async ({ page }) => {
  await page.goto('/docs/doctor-app/api-security');
  const heading = page.getByRole('heading', { level: 2 }).first();
  await heading.hover();
  await heading.getByRole('link', { name: /^Direct link to/ }).click();
  expect(new URL(page.url()).hash).not.toBe('');
});

test('a code block is copied, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/doctor-app/quick-start');
  const block = page
    .locator('figure:visible')
    .filter({ has: page.locator('pre') })
    .first();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  // Not by `expect`, whose looks lie further apart than the second for which the button says so.
  await block.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await block.locator('code').textContent());
  await expect(block.getByRole('button', { name: 'Copy code to clipboard' })).toBeVisible();
});

test('live code has its playground below it, and a fault in it stays there', async ({ page }) => {
  await page.goto('/docs/doctor-app/error-message');
  const code = page.locator('figure', { hasText: 'A failed call' }).first();
  const playground = page.getByRole('region', { name: /^Playground/ }).first();
  await playground.scrollIntoViewIfNeeded();
  const editor = playground.locator('.cm-content');
  await expect(editor).toBeVisible();
  const [above, below] = [await code.boundingBox(), await playground.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{ "type": ');
  await expect(playground.getByText('The JSON keeps the contract.')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('where copying is refused, the button says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('denied')) },
    });
  });
  await page.goto('/docs/doctor-app/quick-start');
  const block = page
    .locator('figure:visible')
    .filter({ has: page.locator('pre') })
    .first();
  await expect(async () => {
    await block.locator('[data-copy-code]').click();
    await expect(block.getByRole('button', { name: /Copying failed/ })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
});

test('long lines of code wrap on request, where there are any', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/docs/doctor-app/quick-start');
  const wrap = page.getByRole('button', { name: 'Toggle word wrap' }).first();
  const pre = page.locator('figure', { has: wrap }).locator('pre').first();
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await pre.evaluate((e) => e.scrollWidth <= e.clientWidth)).toBe(true);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
});

test('the language of samples is one choice for all groups and survives a reload', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/example-api-calls');
  const tabs = page.getByRole('tab', { name: 'Python' });
  await tabs.first().click();
  for (const tab of await tabs.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  await tabs.first().focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'curl' }).last()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('every menu link of the navbar and the footer opens its page', async ({ page, request }) => {
  await page.goto('/docs');
  const hrefs = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(8);
  for (const href of new Set(hrefs)) expect((await request.get(href)).status(), href).toBe(200);
});

test('the page on the other side of each navbar link with two readings is one click away', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/quick-start');
  await expect(
    page.getByRole('article').locator('a[href="/docs/doctor-app/sdk-integration"]').first(),
  ).toBeVisible();
  await page.goto('/docs/doctor-app/api-security');
  await expect(
    page.getByRole('article').locator('a[href="/docs/doctor-app/api-integration"]').first(),
  ).toBeVisible();
});

for (const path of [
  '/docs/doctor-app/overview.html',
  '/docs/doctor-app/overview/index.html',
  '/docs/doctor-app/overview/',
]) {
  test(`${path} finds its page`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/docs/doctor-app/overview');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('the footer', () => {
  test('has four columns, the stores, a logo, the year and the rights', async ({ page }) => {
    await page.goto('/docs');
    const footer = page.getByRole('contentinfo').last();
    await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
      'Documentation',
      'Support & Feedback',
      'Resources',
      'Download the App',
    ]);
    const support = footer.getByRole('navigation', { name: 'Support & Feedback' });
    await expect(support.getByRole('link')).toHaveText(['Report a Bug', 'Request a Feature']);
    await expect(
      footer.getByRole('navigation', { name: 'Resources' }).getByRole('link'),
    ).toHaveText(['About Us', 'Partners Program', 'Affiliate Program', 'For Doctors']);
    const stores = footer.getByRole('navigation', { name: 'Download the App' }).getByRole('link');
    await expect(stores).toHaveText(['App Store', 'Google Play']);
    for (const store of await stores.all()) {
      await expect(store).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(store).toHaveAttribute('target', '_blank');
    }
    await expect(footer).toContainText(
      `© ${new Date().getFullYear()} Doctor App. All rights reserved.`,
    );
    await expect(footer.locator('svg').last()).toBeVisible();
  });

  // Firefox cannot be told by BiDi to prefer less motion.
  for (const [motion, behavior, tag] of [
    ['no-preference', 'smooth', []],
    ['reduce', 'auto', ['@chromium']],
  ] as const) {
    test(`the button to the top is always there; with motion «${motion}» it scrolls ${behavior}`, {
      tag: [...tag],
    }, async ({ page }) => {
      await page.addInitScript(() => {
        const { scrollTo } = window;
        Object.assign(window, {
          scrollTo: (options: ScrollToOptions) => {
            Object.assign(window, { asked: options.behavior });
            Reflect.apply(scrollTo, window, [options]);
          },
        });
      });
      await page.emulateMedia({ reducedMotion: motion });
      await page.goto('/docs/doctor-app/example-api-calls');
      const button = page.getByRole('button', { name: 'Scroll back to top' });
      await expect(button).toBeVisible();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(behavior);
    });
  }
});
