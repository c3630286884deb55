import { expect, test } from './fixtures';

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

test('it offers the pages that the address may have meant, and a search for its words', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/quik-start');
  const matches = page.getByRole('region', { name: 'Did you mean' });
  await expect(matches.getByRole('link')).toHaveText('/docs/doctor-app/quick-start');
  const field = page.getByRole('searchbox', { name: 'Search all pages' });
  await expect(field).toHaveValue('quik start');
  await field.fill('quick start');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/search?q=quick+start');
  await expect(page.getByText(/documents? found/)).toBeVisible();
});

test('it guesses nothing for an address that is like none, and breaks on none', async ({
  page,
}) => {
  for (const path of ['/zzzz-qqq', '/%E0%A4%A', '/docs/<script>alert(1)</script>']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByRole('region', { name: 'Did you mean' })).toBeHidden();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it says what happened and leads on', async ({ page }) => {
    await page.goto('/nonesuch');
    await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
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
