import { expect, test } from './fixtures';
import { observeLayoutShifts, readLayoutShiftScore } from './layout-shifts';

/** One page of each kind; tests/export reads the policy of every page. */
const kinds = [
  '/',
  '/docs',
  '/docs/doctor-app/quick-start',
  '/docs/doctor-app/elements-reference',
  '/docs/doctor-app/elements/web',
  '/docs/doctor-app/elements/viewer',
  '/api',
  '/api/operations',
  '/api/operations/saveAppointment',
  '/api/schemas/Policy',
  '/api/appointment-statuses',
  '/search',
];

test('the built site passes its own Content-Security-Policy, page by page and by soft navigation', async ({
  page,
}) => {
  // A violation is written to the console as an error, which fails the test by itself.
  for (const path of kinds) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /Switch between dark and light/ })).toBeEnabled();
    // In Firefox it is an error to leave a page while it still fetches, as the console at /api does.
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/docs');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL('/docs');
});

for (const path of [
  '/',
  '/docs/doctor-app/quick-start',
  '/docs/doctor-app/example-api-calls',
  '/api',
  '/api/operations/saveAppointment',
  '/api/schemas/Policy',
]) {
  // Firefox does not measure layout shifts.
  test(`nothing moves while ${path} loads`, { tag: '@chromium' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('hub.tabs.language', 'python'));
    await observeLayoutShifts(page);
    await page.goto(path);
    await expect(page.getByRole('button', { name: /Switch between dark and light/ })).toBeEnabled();
    await page.waitForLoadState('networkidle');
    expect(await readLayoutShiftScore(page)).toBeLessThan(0.01);
  });
}
