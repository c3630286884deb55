import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { holdResponses } from '../support/hold-responses';
import { followLink, isMarkedDocument, markDocument, waitForScripts } from '../support/page-state';

/** What a reader sees after a navigation. navigation-walk.spec.ts has random ones. */

const quickStart = '/docs/doctor-app/quick-start';
const overview = '/docs/doctor-app/overview';
const minimum = '/docs/doctor-app/minimum-implementation';

const readScrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const locateHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const locateBar = (page: Page) => page.locator('#nprogress .bar');

const goBack = (page: Page) => page.evaluate(() => window.history.back());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScripts(page);
  await markDocument(page);
}

/** Expects that the page of a path is shown, with its title, and that the sidebar marks its entry only. */
async function expectPage(page: Page, path: string, name: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(locateHeading(page)).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(`^${name}`));
  const { pathname } = new URL(path, 'http://localhost');
  const readMarks = () =>
    page
      .locator('[data-sidebar] a[aria-current="page"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(readMarks).toEqual([pathname]);
}

/** The data of pages that are not loaded yet. */
const pageData = /\/page-data\//;

/** A page with a target on it, and the name of the next page. */
const pagesWithTargets = [
  ['a guide', quickStart, 'Quick start', '#next-steps'],
  ['a guide, by the skip link', quickStart, 'Quick start', '#main'],
  ['a schema', '/api/schemas/Policy', 'Policy', '#usersLimit'],
  ['an element', '/docs/doctor-app/elements/card', 'Card', '#fields'],
] as const;

for (const [name, path, title, hash] of pagesWithTargets) {
  const tag = name === 'a guide' ? ['@smoke'] : [];
  test(`Back to a link's target on ${name} shows that page`, { tag }, async ({ page }) => {
    await open(page, path);
    await page.evaluate((target) => {
      document.querySelector<HTMLAnchorElement>(`a[href="${target}"]`)?.click();
    }, hash);
    await expect(page).toHaveURL(path + hash);
    await followLink(page, overview);
    await expectPage(page, overview, 'Overview');
    await page.goBack();
    await expectPage(page, path + hash, title);
    await page.goBack();
    await expectPage(page, path, title);
    await page.goForward();
    await page.goForward();
    await expectPage(page, overview, 'Overview');
    expect(await isMarkedDocument(page)).toBe(true);
  });
}

test('a link to the page that is shown ends a slow navigation to another page', async ({
  page,
}) => {
  await open(page, quickStart);
  const release = await holdResponses(page, pageData);
  await followLink(page, minimum);
  await expect(locateBar(page)).toBeAttached();
  await followLink(page, quickStart);
  await expect(locateBar(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveClass(/nprogress-busy/);
  release();
  await expectPage(page, quickStart, 'Quick start');
});

test('a target on the page ends a slow navigation to another page', async ({ page }) => {
  await open(page, quickStart);
  const release = await holdResponses(page, pageData);
  await followLink(page, minimum);
  await expect(locateBar(page)).toBeAttached();
  await followLink(page, `${quickStart}#next-steps`);
  await expect(locateBar(page)).toHaveCount(0);
  release();
  await expectPage(page, `${quickStart}#next-steps`, 'Quick start');
  await followLink(page, overview);
  await expectPage(page, overview, 'Overview');
  await page.goBack();
  await expectPage(page, `${quickStart}#next-steps`, 'Quick start');
});

test('a slow Back shows the progress bar, and then the page where the reader left it', async ({
  page,
}) => {
  await open(page, quickStart);
  await page.evaluate(() => window.scrollTo({ top: 1800, behavior: 'instant' }));
  await expect.poll(() => readScrollTop(page)).toBe(1800);
  await followLink(page, overview);
  await expectPage(page, overview, 'Overview');
  // After a reload, the document does not have the earlier page.
  await page.reload();
  await waitForScripts(page);
  const release = await holdResponses(page, pageData);
  await goBack(page);
  await expect(page).toHaveURL(quickStart);
  await expect(locateBar(page)).toBeAttached();
  await expect(locateHeading(page)).toHaveText('Overview');
  release();
  await expectPage(page, quickStart, 'Quick start');
  await expect(locateBar(page)).toHaveCount(0);
  await expect.poll(() => readScrollTop(page)).toBe(1800);
});

test('Back twice before the page of the first has arrived shows the page, not only its address', async ({
  page,
}) => {
  await open(page, quickStart);
  await followLink(page, `${quickStart}#next-steps`);
  await followLink(page, overview);
  await expectPage(page, overview, 'Overview');
  await page.reload();
  await waitForScripts(page);
  const release = await holdResponses(page, pageData);
  await goBack(page);
  await expect(page).toHaveURL(`${quickStart}#next-steps`);
  await goBack(page);
  await expect(page).toHaveURL(quickStart);
  release();
  await expectPage(page, quickStart, 'Quick start');
});

test('a hash without a target leads to the top of the next page', async ({ page }) => {
  await open(page, quickStart);
  await page.evaluate(() => window.scrollTo({ top: 1800, behavior: 'instant' }));
  await followLink(page, '/docs/doctor-app/api-security#nope');
  await expect(page).toHaveURL('/docs/doctor-app/api-security#nope');
  await expect(locateHeading(page)).toBeInViewport();
  expect(await readScrollTop(page)).toBe(0);
});
