import { expect, test } from './page';

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
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await block.locator('code').textContent());
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

test('the scroll-to-top button leads to the top', async ({ page }) => {
  await page.goto('/docs/doctor-app/example-api-calls');
  await page.getByRole('button', { name: 'Scroll back to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
