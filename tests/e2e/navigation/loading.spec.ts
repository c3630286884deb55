import { expect, testInNewTab as test } from '../support/fixtures';
import { observeLayoutShifts, readLayoutShiftScore } from '../support/layout-shifts';
import { storeBeforePages, waitForScripts } from '../support/page-state';

/** One page of each template. csp.spec.ts checks the policies of all pages. */
const paths = [
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

test('page loads and soft navigations do not violate the Content-Security-Policy', async ({
  page,
}) => {
  // Browsers log violations as errors, which fail the test (fixtures.ts).
  for (const path of paths) {
    await page.goto(path);
    await waitForScripts(page);
    // Firefox reports an error if the test leaves a page that is still fetching, such as the console.
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
  test(`the layout of ${path} does not shift while the page loads`, { tag: '@chromium' }, async ({
    page,
  }) => {
    await storeBeforePages(page, 'hub.tabs.language', 'python');
    await observeLayoutShifts(page);
    await page.goto(path);
    await waitForScripts(page);
    await page.waitForLoadState('networkidle');
    expect(await readLayoutShiftScore(page)).toBeLessThan(0.01);
  });
}
