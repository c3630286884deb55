import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { options, searchBox } from '../support/search-panel';

/**
 * The search in the exported portal. What the box and the search page show is tested in components/search, what the marks
 * cover in components/behaviors, and what the index finds in tests/export.
 */

const listHighlights = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => range.toString()));

/** While another document loads, there is none to read. */
const expectHighlight = (page: Page, word: string) =>
  expect(async () => expect(await listHighlights(page)).toContain(word)).toPass();

test('the keyboard leads from a page to marked words on another, until the search is cleared', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('minutes since midnight');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expectHighlight(page, 'midnight');
  await expect(page).not.toHaveURL(/_highlight/);

  await searchBox(page).fill('usersLimit');
  await expect(options(page).first()).toContainText('usersLimit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api\/schemas\/Policy\w*#usersLimit$/);
  await expect.poll(() => listHighlights(page)).toContain('usersLimit');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect.poll(() => listHighlights(page)).toEqual([]);
});

test('the worker and the index load on first use, and only the files that the query needs', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/search-data\/(.*)/.exec(request.url()) ?? [];
    if (file) loaded.push(file.replace(/-\w+\.json$/, ''));
  });
  await page.goto('/docs');
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await page.getByRole('search').hover();
  await expect.poll(() => loaded).toEqual(['worker.js', 'index-core']);
  await searchBox(page).fill('usersLimit');
  await expect(options(page).first()).toContainText('usersLimit');
  expect(loaded.filter((file) => file === 'index-start')).toEqual([]);
  // There are more than 60 of each.
  expect(loaded.filter((file) => file === 'index-terms').length).toBeLessThanOrEqual(10);
  expect(loaded.filter((file) => file === 'index-details').length).toBeLessThanOrEqual(10);
});

test.describe('in a window of 1280 by 720 px at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 180 } });

  test('suggestions can be read, and the last one can be reached', async ({ page }) => {
    await page.goto('/docs');
    await page.getByRole('search').click();
    await page.keyboard.type('token');
    await expect(options(page).first()).toBeInViewport();
    await options(page).last().scrollIntoViewIfNeeded();
    await expect(options(page).last()).toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 700 }, hasTouch: true });

  test('the search fills the screen until closed, and a new one replaces the last', async ({
    page,
  }) => {
    const panel = page.locator('.search-panel');
    const readOverflow = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    await page.goto('/');
    await page.getByRole('search').click();
    await page.keyboard.type('minutes since midnight');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expectHighlight(page, 'midnight');
    await page.getByRole('search').click();
    await page.keyboard.type('token');
    await expect(searchBox(page)).toHaveValue('token');
    await expect(options(page).first()).toBeVisible();
    const box = await panel.boundingBox();
    expect(box?.x).toBe(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(700);
    expect(await readOverflow()).toBe('hidden');
    await page.getByRole('button', { name: 'Close the search' }).click();
    await expect(panel).toHaveCount(0);
    expect(await readOverflow()).not.toBe('hidden');
  });
});

test.describe('the search page', () => {
  const field = (page: Page) => page.getByRole('searchbox', { name: 'Type your search here' });
  const hits = (page: Page) => page.getByRole('main').locator('ol > li');

  test('has its query and filters in the URL, without history entries', {
    tag: '@smoke',
  }, async ({ page }) => {
    const kind = page.getByRole('combobox', { name: 'Kind' });
    const count = page.getByText(/^\d+ results? on \d+ pages?$/);
    await page.goto('/docs');
    await page.goto('/search?q=token&ctx=api');
    await expect(field(page)).toHaveValue('token');
    await expect(count).toBeVisible();
    await expect(page.getByRole('button', { name: /^API/, pressed: true })).toBeVisible();
    const ofAllKinds = (await count.textContent()) ?? '';
    await kind.selectOption('field');
    await expect(page).toHaveURL('/search?q=token&ctx=api&kind=field');
    // The results follow the address.
    await expect(count).not.toHaveText(ofAllKinds);
    const text = (await count.textContent()) ?? '';
    await page.reload();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(kind).toHaveValue('field');
    await field(page).fill('policy status');
    await expect(page).toHaveURL('/search?q=policy+status&ctx=api');
    await expect(page).toHaveTitle('Search results for "policy status"');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(page.getByRole('heading', { name: 'Get started' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/docs');
  });

  test('keeps all letters of a reader who types fast', async ({ page }) => {
    await page.goto('/search');
    const query = 'the personal id does not match the pattern';
    await field(page).pressSequentially(query, { delay: 10 });
    await expect(page).toHaveURL(`/search?q=${query.replaceAll(' ', '+')}`);
    await expect(field(page)).toHaveValue(query);
  });

  test('is where the reader left it after Back, also in a new document', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.goto('/search?q=appointment');
    const more = page.getByRole('button', { name: /^Show \d+ more on this page$/ });
    const href = await hits(page)
      .filter({ has: more })
      .last()
      .locator('a:has(> h2)')
      .getAttribute('href');
    const group = hits(page).filter({ has: page.locator(`a[href="${href}"]:has(> h2)`) });
    const parts = group.locator('ul > li');
    await group.locator(more).click();
    await expect(group.locator(more)).toHaveCount(0);
    const count = await parts.count();
    const link = parts.last().getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const readTop = async () => Math.round((await link.boundingBox())?.y ?? 0);
    const top = await readTop();
    await link.click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(parts).toHaveCount(count);
    await expect(link).toBeFocused();
    await expect.poll(readTop).toBe(top);
    await page.reload();
    await expect.poll(readTop).toBe(top);
  });
});
