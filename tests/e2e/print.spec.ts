import { expect, test } from './fixtures';

test('a page prints as its text: light, without the frame, with everything open and addresses beside links', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/api/downloads');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  expect(
    await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
  ).toBe('rgb(255, 255, 255)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const link = page.locator('.prose a[href^="https://"]').first();
  const target = await link.evaluate((a) => getComputedStyle(a, '::after'));
  expect(target.content).toBe(`" (${await link.getAttribute('href')})"`);
  expect(target.maskImage).toBe('none');
});

test('what is folded on the screen is open on paper', async ({ page }) => {
  await page.goto('/api/schemas/Policy');
  await page
    .getByRole('main')
    .evaluate((main) =>
      main.insertAdjacentHTML(
        'beforeend',
        '<details><summary>More</summary><p>Folded</p></details>',
      ),
    );
  await expect(page.getByText('Folded')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Folded')).toBeVisible();
});
