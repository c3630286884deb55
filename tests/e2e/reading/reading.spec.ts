import { expect, test } from '../support/fixtures';

test('links lead from the home page through the docs', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Doctor App Documentation Hub');
  await page.getByRole('link', { name: 'Make your first call' }).click();
  await expect(page).toHaveURL('/docs/doctor-app/quick-start');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/quick start/i);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toHaveAttribute('href', '/docs/doctor-app/quick-start');
  const pager = page.getByRole('navigation', { name: 'Docs pages' });
  await pager.getByRole('link', { name: /^Next/ }).click();
  await expect(page).not.toHaveURL('/docs/doctor-app/quick-start');
  await expect(current).toHaveAttribute('href', new URL(page.url()).pathname);
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await breadcrumbs.getByRole('link', { name: 'Documentation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
  await page.getByRole('main').getByRole('link', { name: 'Quick start' }).first().click();
  await expect(page).toHaveURL('/docs/doctor-app/quick-start');
  // A topic of the reference.
  await sidebar.getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL('/api/glossary');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  const topic = page.locator('[data-sidebar] [aria-current="page"]');
  await expect(topic).toHaveAttribute('href', '/api/glossary');
});

test('the table of contents leads to steps below the navbar, and marks the current one', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/docs/doctor-app/quick-start');
  const toc = page.getByRole('navigation', { name: 'On this page' });
  const link = toc.getByRole('link', { name: 'Use the token' });
  const heading = page.getByRole('main').getByRole('heading', { name: 'Use the token' });
  await link.click();
  await expect(page).toHaveURL(/#use-the-token$/);
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(toc.locator('[aria-current]')).toHaveCount(1);
  await expect(heading).toBeInViewport();
  expect((await heading.boundingBox())?.y).toBeGreaterThan(60);
  // A heading has a direct link to itself, which is not a part of its name.
  const other = page.getByRole('heading', { name: 'If a step fails', exact: true });
  await other.getByRole('link', { name: 'If a step fails', exact: true }).click();
  await expect(page).toHaveURL(/#if-a-step-fails$/);
});

test('the selected language applies to all samples, and survives a reload', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/docs/doctor-app/quick-start');
  const tabs = page.getByRole('tab', { name: 'Python' });
  const expectSelected = async () => {
    for (const tab of await tabs.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  };
  await tabs.first().click();
  await expectSelected();
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL('/docs/doctor-app/overview');
  await sidebar.getByRole('link', { name: 'Quick start' }).click();
  await expect(page).toHaveURL('/docs/doctor-app/quick-start');
  await expectSelected();
  await page.reload();
  await expectSelected();
  await tabs.first().focus();
  await page.keyboard.press('Home');
  const first = page.getByRole('tab', { name: 'curl' }).last();
  await expect(first).toHaveAttribute('aria-selected', 'true');
});

test('sidebar categories stay expanded or collapsed when the page changes', async ({ page }) => {
  await page.goto('/docs/doctor-app/quick-start');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const open = sidebar.locator('details[open] > summary');
  await expect(open).toHaveText(['Get started']);
  await sidebar.getByText('Integrations', { exact: true }).click();
  await sidebar.getByText('Concepts', { exact: true }).click();
  await expect(open).toHaveText(['Get started', 'Integrations', 'Concepts']);
  await sidebar.getByRole('link', { name: 'API security' }).click();
  await expect(page).toHaveURL('/docs/doctor-app/api-security');
  await expect(open).toHaveText(['Get started', 'Integrations', 'Concepts']);
  await sidebar.getByText('Concepts', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL('/docs/doctor-app/api-security');
  await expect(open).toHaveText(['Get started', 'Integrations']);
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

test('addresses with a suffix open the page without it', async ({ page }) => {
  for (const suffix of ['.html', '/index.html', '/']) {
    await page.goto(`/docs/doctor-app/overview${suffix}`);
    await expect(page).toHaveURL('/docs/doctor-app/overview');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
