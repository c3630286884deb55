import { expect, test } from './page';

test.use({ allowErrors: [/status of 404/] });

test('an unknown address answers 404 with a page that helps', async ({ page }) => {
  const response = await page.goto('/docs/doctor-app/nonesuch');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/Page Not Found/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
});

test('the not-found page itself finds a page behind .html, where the host does not', async ({
  page,
}) => {
  await page.route('**/docs/doctor-app/overview/index.html', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: '/404.html' }), status: 404 });
  });
  await page.goto('/docs/doctor-app/overview/index.html');
  await expect(page).toHaveURL('/docs/doctor-app/overview');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
});
