import { expect, test } from '../support/fixtures';

test.use({ allowErrors: [/Failed to load resource: net::ERR_FAILED/] });

test('the color mode is light at first, and the reader’s choice applies to all pages and tabs', {
  tag: '@smoke',
}, async ({ page, context, request }) => {
  const html = await (await request.get('/docs')).text();
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*aria-label="Switch between dark and light/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/docs');
  const root = page.locator('html');
  const toggle = page.getByRole('button', { name: /Switch between dark and light mode/ });
  // Browsers use the first one.
  const themeColor = page.locator('meta[name="theme-color"]').first();
  const readStored = () => page.evaluate(() => localStorage.getItem('theme'));
  const readBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const expectLight = async () => {
    await expect(root).toHaveAttribute('data-theme', 'light');
    await expect(toggle).toHaveAccessibleName(/\(currently light mode\)$/);
    await expect(toggle).toHaveAttribute('title', 'light mode');
    expect(await readBackground()).toBe('rgb(255, 255, 255)');
  };
  await expectLight();
  await expect(toggle).toHaveAttribute('aria-live', 'polite');
  await expect(toggle).toBeEnabled();
  await expect(themeColor).toHaveAttribute('content', '#ffffff');
  expect(await readStored()).toBeNull();

  // An unknown mode is removed.
  await page.evaluate(() => localStorage.setItem('theme', 'purple'));
  await page.reload();
  await expectLight();
  await expect(root).toHaveAttribute('data-theme-choice', 'light');
  expect(await readStored()).toBeNull();

  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAccessibleName(/\(currently dark mode\)$/);
  await expect(themeColor).toHaveAttribute('content', 'rgb(11, 16, 28)');
  // Without the site's script files, only an inline script can set the mode.
  await page.route('**/_next/**/*.js', (route) => route.abort());
  await page.goto('/docs/doctor-app/overview', { waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-theme', 'dark');

  const other = await context.newPage();
  await other.goto('/docs');
  await other.getByRole('button', { name: /currently dark mode/ }).click();
  await expectLight();
});
