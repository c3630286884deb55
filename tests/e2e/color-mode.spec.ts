import { expect, test } from './fixtures';

const toggle = /Switch between dark and light mode/;

test('light by default, whatever the system prefers; the choice is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/docs');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page
    .getByRole('button', { name: 'Switch between dark and light mode (currently light mode)' })
    .click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page
    .getByRole('button', { name: 'Switch between dark and light mode (currently dark mode)' })
    .click();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('the stored mode is there before the first paint', async ({ page }) => {
  await page.goto('/docs');
  await page.getByRole('button', { name: toggle }).click();
  // Without the site's own scripts only what stands inline can have set the mode.
  await page.route('**/_next/**/*.js', (route) => route.abort());
  await page.goto('/docs/doctor-app/overview', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
test.use({ allowErrors: [/Failed to load resource: net::ERR_FAILED/] });

test('a stored mode that is none is forgotten: the page is light', async ({ page }) => {
  await page.goto('/docs');
  await page.evaluate(() => localStorage.setItem('theme', 'purple'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  await expect(page.getByRole('button', { name: toggle })).toHaveAttribute('title', 'light mode');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('nothing is stored before the reader chooses', async ({ page }) => {
  await page.goto('/docs');
  await expect(page.getByRole('button', { name: toggle })).toBeEnabled();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('the browser’s own bars are white in the light mode and follow the switch', async ({
  page,
}) => {
  await page.goto('/docs');
  const colour = page.locator('meta[name="theme-color"]');
  await expect(colour).toHaveAttribute('content', 'rgb(255, 255, 255)');
  await page.getByRole('button', { name: toggle }).click();
  await expect(colour).toHaveAttribute('content', 'rgb(11, 16, 28)');
});

test('the switch is announced, and waits for the page to be ready', async ({ page, request }) => {
  const html = await (await request.get('/docs')).text();
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*aria-label="Switch between dark and light/);
  await page.goto('/docs');
  await expect(page.getByRole('button', { name: toggle })).toHaveAttribute('aria-live', 'polite');
});

test('another tab follows', async ({ page, context }) => {
  await page.goto('/docs');
  const other = await context.newPage();
  await other.goto('/docs');
  await other.getByRole('button', { name: toggle }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
