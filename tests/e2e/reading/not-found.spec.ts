import { expect, test } from '../support/fixtures';
import { isMarkedDocument, markDocument, waitForHydration } from '../support/page-state';

test.use({ allowErrors: [/status of 404/] });

test('an unknown path returns status 404 and a page that leads to others', async ({ page }) => {
  const response = await page.goto('/docs/doctor-app/nonesuch');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/Page Not Found/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found');
});

test('the page has one robots rule and a theme color, and its skip link stays on it', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/nonesuch');
  await waitForHydration(page);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(1);
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute(
    'content',
    '#ffffff',
  );
  await markDocument(page);
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/doctor-app/nonesuch#main');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await isMarkedDocument(page)).toBe(true);
});

test('the page suggests pages with similar paths, and a search for the words of the path', async ({
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
  await expect(page.getByText(/results? on \d+ pages?/)).toBeVisible();
});

test('the page suggests nothing for a path that resembles no page or is malformed', async ({
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
  test('the page says what happened and links to other pages', async ({ page }) => {
    await page.goto('/nonesuch');
    await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
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
