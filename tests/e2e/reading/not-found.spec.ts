import { expect, test } from '../support/fixtures';
import { isMarkedDocument, markDocument, waitForScripts } from '../support/page-state';

test.use({ allowErrors: [/status of 404/] });

const path = '/docs/doctor-app/quik-start';

test('an unknown path returns status 404 and a page that leads to others', {
  tag: '@smoke',
}, async ({ page }) => {
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await waitForScripts(page);
  await expect(page).toHaveTitle(/Page Not Found/);
  await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(1);
  const themeColor = page.locator('meta[name="theme-color"]').first();
  await expect(themeColor).toHaveAttribute('content', '#ffffff');

  // The skip link stays on the page.
  await markDocument(page);
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}#main`);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await isMarkedDocument(page)).toBe(true);

  const matches = page.getByRole('region', { name: 'Did you mean' });
  await expect(matches.getByRole('listitem')).toHaveText('Quick start Get started');
  await matches.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  await page.goBack();
  const field = page.getByRole('searchbox', { name: 'Search all pages' });
  await expect(field).toHaveValue('quik start');
  await field.fill('quick start');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/search?q=quick+start');
  await expect(page.getByText(/results? on \d+ pages?/)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what happened and links to other pages', async ({ page }) => {
    await page.goto('/nonesuch');
    await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
  });
});

test('the not-found page removes index.html from the path if the host does not', async ({
  page,
}) => {
  await page.route('**/docs/doctor-app/overview/index.html', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: '/404.html' }), status: 404 });
  });
  await page.goto('/docs/doctor-app/overview/index.html');
  await expect(page).toHaveURL('/docs/doctor-app/overview');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
});
