import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { options, searchBox } from '../support/search-panel';

const highlightBar = (page: Page) => page.getByRole('region', { name: 'Marked words' });
const listHighlights = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => range.toString()));

test('highlights mark each word of the query in the heading that the reader came for', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/life-of-a-visit?_highlight=cancel+policy#cancel-the-policy');
  await expect(highlightBar(page)).toBeVisible();
  const marked = await page.locator('#cancel-the-policy').evaluate((heading) => {
    const ranges = [...(CSS.highlights.get('found') ?? [])];
    const inHeading = ranges.filter(
      (range) => 'startContainer' in range && heading.contains(range.startContainer),
    );
    return inHeading.map((range) => range.toString());
  });
  expect(marked).toEqual(['Cancel', 'policy']);
});

test('highlights cover the words, with the first one scrolled into view, until they are cleared', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/api-making-calls?_highlight=policy&_highlight=Policies&x=1');
  await expect(highlightBar(page)).toContainText('matches for');
  const highlights = await listHighlights(page);
  expect(highlights.length).toBeGreaterThan(1);
  expect(highlights.every((text) => /^polic(y|ies)$/i.test(text))).toBe(true);
  const top = await page.evaluate(() => {
    const [first] = CSS.highlights.get('found') ?? [];
    return first instanceof Range ? first.getBoundingClientRect().top : -1;
  });
  expect(top).toBeGreaterThanOrEqual(64);
  expect(top).toBeLessThan(720);
  await highlightBar(page).getByRole('button', { name: 'Clear marks' }).click();
  await expect(highlightBar(page)).toHaveCount(0);
  expect(await listHighlights(page)).toEqual([]);
  await expect(page).toHaveURL('/docs/doctor-app/api-making-calls?x=1');
});

test('highlights appear after a suggestion is opened, and disappear when the box is cleared or the page is left', async ({
  page,
}) => {
  await page.goto('/');
  await searchBox(page).fill('minutes since midnight');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(highlightBar(page)).toBeVisible();
  expect(await listHighlights(page)).toContain('midnight');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(highlightBar(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/_highlight/);
  await searchBox(page).fill('wildcards');
  await expect(options(page).first()).toContainText(/wildcards/i);
  await page.keyboard.press('Enter');
  await expect(highlightBar(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(highlightBar(page)).toHaveCount(0);
  expect(await listHighlights(page)).toEqual([]);
});

test('highlights appear for a hit on the current page', async ({ page }) => {
  await page.goto('/api/schemas/Policy');
  await searchBox(page).fill('Policy usersLimit');
  await expect(options(page).first()).toHaveAttribute(
    'href',
    /^\/api\/schemas\/Policy\?.*#usersLimit$/,
  );
  await page.keyboard.press('Enter');
  await expect(highlightBar(page)).toBeVisible();
  expect(await listHighlights(page)).toContain('usersLimit');
  await expect(page).toHaveURL(/#usersLimit$/);
});

test('highlights are in the section of the hit only, and few on a page with many matches', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/example-api-calls?_highlight=cancel+canceled#cancel');
  await expect(highlightBar(page)).toContainText('in this section');
  const isInSection = await page.evaluate(() => {
    const sections = [...document.querySelectorAll('article :is(h2, h3)')];
    const start = document.getElementById('cancel') ?? document.body;
    const end = sections.find(
      (section) => start.compareDocumentPosition(section) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return [...(CSS.highlights.get('found') ?? [])].map(
      (range) =>
        range instanceof Range &&
        range.comparePoint(start, 0) <= 0 &&
        (end === undefined || range.comparePoint(end, 0) > 0),
    );
  });
  expect(isInSection).not.toContain(false);
  await page.goto('/docs/doctor-app/example-api-calls?_highlight=appointment+appointments');
  await expect(highlightBar(page)).toContainText('First matches');
  const sectionCount = await page.locator('article :is(h1, h2, h3, h4)').count();
  expect((await listHighlights(page)).length).toBeLessThanOrEqual(sectionCount + 1);
});

test('highlights can be stepped through, and removed with Escape', async ({ page }) => {
  await page.goto('/docs/doctor-app/api-making-calls?_highlight=wildcards');
  await expect(highlightBar(page)).toBeVisible();
  const readCurrent = () =>
    page.evaluate(() => {
      const ranges = [...(CSS.highlights.get('found') ?? [])];
      const [current] = CSS.highlights.get('found-current') ?? [];
      return ranges.findIndex((range) => Object.is(range, current));
    });
  await highlightBar(page).getByRole('button', { name: 'Next match' }).click();
  expect(await readCurrent()).toBe(1);
  await highlightBar(page).getByRole('button', { name: 'Previous match' }).click();
  expect(await readCurrent()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(highlightBar(page)).toHaveCount(0);
  await expect(page).toHaveURL('/docs/doctor-app/api-making-calls');
});

test('highlights ignore parameters that are not words', async ({ page }) => {
  const words = ['<img src=x onerror=alert(1)>', '', ' ', 'a'.repeat(500), '.*'];
  const query = words.map((word) => `_highlight=${encodeURIComponent(word)}`).join('&');
  const path = '/docs/doctor-app/overview';
  await page.goto(`${path}?${query}&_highlight=visit#%E0`);
  await expect(page).toHaveURL(`${path}#%E0`);
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  await page.goto(`${path}?_highlight=+&_highlight=visit#%E0`);
  await expect(highlightBar(page)).toContainText(/matches for visit/i);
  expect((await listHighlights(page)).every((text) => text.toLowerCase() === 'visit')).toBe(true);
});

test('highlights are missing, and the page is at its top, if it answers in other words', async ({
  page,
}) => {
  await page.goto('/');
  await searchBox(page).fill('access denied');
  await expect(options(page).first()).toHaveAttribute('href', /^\/api\/errors/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/api/errors');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(highlightBar(page)).toHaveCount(0);
});
