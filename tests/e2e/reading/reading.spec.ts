import { expect, type Locator } from '@playwright/test';
import { schemaPath } from '../../../lib/site/page-paths';
import { test, testInNewTab } from '../support/fixtures';
import { pauseClock, waitForBehaviors } from '../support/page-state';

test('the home page has a title and links to the quick start', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Doctor App Documentation Hub');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Make your first call' }).click();
  await expect(page).toHaveURL('/docs/doctor-app/quick-start');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/quick start/i);
});

test('the sidebar, breadcrumbs, and pager navigate the docs', async ({ page }) => {
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

test('on a phone, only the closest page above is visible among the breadcrumbs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(schemaPath('Appointment'));
  const links = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
  const readWidth = (link: Locator) =>
    link.evaluate(({ parentElement }) => parentElement?.offsetWidth);
  await expect(links.last()).toHaveText('Schemas');
  expect(await readWidth(links.last())).toBeGreaterThan(40);
  expect(await readWidth(links.first())).toBe(1);
  // The others are visible while they have the focus.
  await links.first().focus();
  expect(await readWidth(links.first())).toBeGreaterThan(10);
});

test('the table of contents marks a short section that was jumped to, not the next one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/docs/doctor-app/api-integration#travel-dates');
  const toc = page.getByRole('navigation', { name: 'On this page' });
  await expect(toc.locator('[aria-current="true"]')).toHaveText('Travel dates');
});

test('the table of contents scrolls to a heading below the navbar and marks it as current', async ({
  page,
}) => {
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

test('the collapsible table of contents of a phone marks the current heading', async ({ page }) => {
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

test('sidebar categories stay expanded or collapsed when the page changes', async ({ page }) => {
  await page.goto('/docs/doctor-app/quick-start');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const open = sidebar.locator('details[open] > summary');
  await expect(open).toHaveText(['Get started']);
  await sidebar.getByText('Integrate', { exact: true }).click();
  await sidebar.getByText('Concepts', { exact: true }).click();
  await expect(open).toHaveText(['Get started', 'Integrate', 'Concepts']);
  await sidebar.getByRole('link', { name: 'API security' }).click();
  await expect(page).toHaveURL('/docs/doctor-app/api-security');
  await expect(open).toHaveText(['Get started', 'Integrate', 'Concepts']);
  await sidebar.getByText('Concepts', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL('/docs/doctor-app/api-security');
  await expect(open).toHaveText(['Get started', 'Integrate']);
  // No button hides the entire sidebar.
  await expect(page.getByRole('button', { name: /sidebar/i })).toHaveCount(0);
});

test('the sidebar scrolls to the current page, and keeps its scroll position when the page changes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/docs/doctor-app/elements/placeholder');
  const sidebar = page.locator('[data-sidebar]');
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const before = await sidebar.evaluate(({ scrollTop }) => scrollTop);
  expect(before).toBeGreaterThan(100);
  await sidebar.getByRole('link', { name: 'loader' }).click();
  await expect(page).toHaveURL('/docs/doctor-app/elements/loader');
  expect(await sidebar.evaluate(({ scrollTop }) => scrollTop)).toBe(before);
});

test('a site with one version of the docs does not mention versions', async ({ page, request }) => {
  const html = await (await request.get('/docs/doctor-app/quick-start')).text();
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
  expect(markup).not.toMatch(/data-docs-version|version-b(adge|anner)|data-version|versions\.css/);
  await page.goto('/docs/doctor-app/quick-start');
  await expect(page.getByText(/^Version: /)).toHaveCount(0);
});

test('a heading has a direct link to itself', async ({ page }) => {
  await page.goto('/docs/doctor-app/api-security');
  const heading = page.getByRole('heading', { level: 2 }).first();
  const name = (await heading.textContent()) ?? '';
  await expect(heading).toHaveAccessibleName(name);
  await heading.getByRole('link', { name, exact: true }).click();
  expect(new URL(page.url()).hash).not.toBe('');
});

testInNewTab(
  'the copy button of a code block says for one second that the code was copied',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto('/docs/doctor-app/quick-start');
    await waitForBehaviors(page);
    await pauseClock(page);
    const block = page
      .locator('figure:visible')
      .filter({ has: page.locator('pre') })
      .first();
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
    const copied = block.getByRole('button', { name: 'Copied' });
    await expect(copied).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toBe(await block.locator('code').textContent());
    await page.clock.runFor(999);
    await expect(copied).toBeVisible();
    await page.clock.runFor(1);
    await expect(block.getByRole('button', { name: 'Copy code to clipboard' })).toBeVisible();
  },
);

test('live code has a playground below it, and invalid JSON in it does not break the page', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/error-message');
  const code = page.locator('figure', { hasText: 'A failed call' }).first();
  const playground = page.getByRole('region', { name: /^Playground/ }).first();
  const editor = playground.locator('.cm-content');
  await expect(editor).toHaveCount(0);
  const opener = playground.getByRole('button', { name: 'Edit live' });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(editor).toBeVisible();
  const [above, below] = [await code.boundingBox(), await playground.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await editor.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{ "type": ');
  await expect(playground.getByText('The JSON follows the contract.')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the copy button says that copying failed', async ({ page }) => {
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
  await waitForBehaviors(page);
  await block.locator('[data-control="copy-code"]').click();
  await expect(block.getByRole('button', { name: /Copying failed/ })).toBeVisible();
});

test('a button wraps the long lines of a code block', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/docs/doctor-app/quick-start');
  const wrap = page.getByRole('button', { name: 'Toggle word wrap' }).first();
  const pre = page.locator('figure', { has: wrap }).locator('pre').first();
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await pre.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(
    true,
  );
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
});

test('the selected language applies to all samples and survives a reload', async ({ page }) => {
  await page.goto('/docs/doctor-app/quick-start');
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

test('every internal link of the navbar and the footer leads to a page', async ({
  page,
  request,
}) => {
  await page.goto('/docs');
  const hrefs = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(8);
  for (const href of new Set(hrefs)) expect((await request.get(href)).status(), href).toBe(200);
});

test('the pages behind ambiguous navbar links link to each other', async ({ page }) => {
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
  test(`${path} opens the page without the suffix`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/docs/doctor-app/overview');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('the footer', () => {
  test('has four columns, links to the app stores, a logo, and the copyright', async ({ page }) => {
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

  // Playwright cannot emulate reduced motion in Firefox over BiDi.
  for (const [motion, behavior, tag] of [
    ['no-preference', 'smooth', []],
    ['reduce', 'auto', ['@chromium']],
  ] as const) {
    test(`the button to scroll to the top is always visible; with reduced motion "${motion}", it scrolls ${behavior}`, {
      tag: [...tag],
    }, async ({ page }) => {
      await page.addInitScript(() => {
        const scrollTo = window.scrollTo.bind(window);
        // Records the requested behavior.
        Object.defineProperty(window, 'scrollTo', {
          value: (options: ScrollToOptions) => {
            document.documentElement.dataset.scrollBehavior = options.behavior;
            scrollTo(options);
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
      await expect(page.locator('html')).toHaveAttribute('data-scroll-behavior', behavior);
    });
  }
});
