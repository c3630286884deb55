import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { expect, test } from './fixtures';
import { storeBeforePages } from './page-state';

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

test('supports the keyboard: shortcut, typing, arrow keys, Home, End, and Enter', async ({
  page,
}) => {
  await page.goto('/');
  // The shortcut works after hydration.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('token');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await options(page).count()).toBe(8);
  const expectActive = async (index: number) => {
    const option = options(page).nth(index);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(searchBox(page)).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id')) ?? '',
    );
  };
  await page.keyboard.press('End');
  await expectActive(7);
  await page.keyboard.press('ArrowDown');
  await expectActive(0);
  await page.keyboard.press('ArrowUp');
  await expectActive(7);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expectActive(1);
  const href = (await options(page).nth(1).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
});

test('Enter before the suggestions arrive opens the first suggestion', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/search-data/index-terms-*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await searchBox(page).fill('usersLimit');
  await expect(page.getByText('Loading the search index…')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  release();
  await expect(page).toHaveURL(/\/api\/schemas\/Policy\w*\?.*#usersLimit$/);
});

test('a slash focuses the box, and is typed as text inside a field', async ({ page }) => {
  await page.goto('/docs/doctor-app/overview');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('/token');
  await expect(searchBox(page)).toHaveValue('/token');
  await expect(options(page).first()).toContainText('token');
});

test('loads the worker and the index on first use, and only the index files that the query needs', async ({
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
  expect(loaded.filter((file) => file === 'index-terms').length).toBeLessThanOrEqual(6);
  expect(loaded.filter((file) => file === 'index-details').length).toBeLessThanOrEqual(8);
});

test('suggestions link to the exact field, value, parameter, operation, or page', async ({
  page,
}) => {
  await page.goto('/');
  for (const [query, url] of [
    [
      'policyNumberRegEx',
      /^\/api\/schemas\/InsuranceCompany\?_highlight=policynumberregex.*#policyNumberRegEx$/,
    ],
    ['pay under insurer', /^\/api\/schemas\/ChunkStatus\?_highlight=.*#PAY_UNDER_INSURER$/],
    ['GET /appointments/70412', /^\/api\/operations\/getAppointment/],
    ['check-home-d', /#query\.check-home-distance$/],
    ['dropdown', /^\/docs\/doctor-app\/elements\/combo/],
  ] as const) {
    await searchBox(page).fill(query);
    await expect(options(page).first()).toHaveAttribute('href', url);
  }
});

test('groups the suggestions by page, with breadcrumbs, kinds, and highlighted matches', async ({
  page,
}) => {
  await page.goto('/api/schemas/Policy');
  await searchBox(page).fill('policy excess');
  const group = page.getByRole('group', { name: 'Policy', exact: true });
  await expect(group.getByRole('option').first()).toContainText('API › Schemas');
  await expect(group.getByRole('option').nth(1)).toContainText('Field');
  await expect(group.locator('mark').first()).toHaveText('Policy');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results$/ })).toHaveCount(1);
});

test("lists the hits of the page's context first, and others below them", async ({ page }) => {
  await page.goto('/docs/doctor-app/quick-start');
  await searchBox(page).fill('token');
  await expect(options(page).first()).toHaveAttribute('href', /^\/docs\//);
  await expect(options(page).and(page.locator('[href^="/api/"]')).first()).toBeVisible();
  await page.goto('/api/operations');
  await searchBox(page).fill('token');
  await expect(options(page).first()).toHaveAttribute('href', /^\/api\//);
});

test('corrects a misspelled word, and suggests a correction if nothing matches', async ({
  page,
}) => {
  await page.goto('/');
  await searchBox(page).fill('apointmet');
  await expect(page.getByText('Results for appointment')).toBeVisible();
  await expect(options(page).first()).toContainText('Appointment');
  await searchBox(page).fill('zzzzqqq');
  await expect(page.getByText('No results')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await searchBox(page).fill('presqiptoin');
  await expect(page.getByText('Did you mean')).toBeVisible();
  await page.getByRole('button', { name: 'prescription' }).click();
  await expect(searchBox(page)).toHaveValue('prescription');
  await expect(options(page).first()).toContainText('prescription');
});

test('the box can be cleared, and closes with Escape', async ({ page }) => {
  await page.goto('/');
  await searchBox(page).fill('token');
  await expect(options(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(searchBox(page)).toHaveValue('');
  await expect(searchBox(page)).toBeFocused();
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).not.toBeFocused();
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
});

test("the footer links to all results, and to those inside or outside the page's context", async ({
  page,
}) => {
  const link = (name: string) => page.getByRole('search').getByRole('link', { name, exact: true });
  await page.goto('/api/schemas/Policy');
  await searchBox(page).fill('appointment');
  await expect(link('See all results within "API"')).toHaveAttribute(
    'href',
    '/search?q=appointment&ctx=api',
  );
  await expect(link('See all results')).toHaveAttribute('href', '/search?q=appointment');
  await searchBox(page).fill('scroller');
  await expect(link('See all results outside "API"')).toHaveAttribute('href', '/search?q=scroller');
  await expect(link('See all results')).toHaveCount(0);
  await page.goto('/');
  await searchBox(page).fill('appointment');
  await expect(link('See all results')).toBeVisible();
  await expect(page.getByText('See all results within')).toHaveCount(0);
  await link('See all results').click();
  await expect(page).toHaveURL('/search?q=appointment');
  await expect(page).toHaveTitle('Search results for "appointment"');
});

test('recent searches are stored, offered in the empty box, and can be cleared', async ({
  page,
}) => {
  await page.goto('/');
  for (const [query, url] of [
    ['travel dates', /\/api\/schemas\/TravelDates/],
    ['usersLimit', /#usersLimit$/],
    ['Travel Dates', /\/api\/schemas\/TravelDates/],
  ] as const) {
    await searchBox(page).fill(query);
    await expect(page.locator('.search-panel')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
  }
  await searchBox(page).fill('');
  await expect(options(page)).toHaveText(['Travel Dates', 'usersLimit']);
  // No recent search is selected automatically, so Enter in the empty box does nothing.
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(searchBox(page)).toHaveValue('usersLimit');
  await searchBox(page).fill('');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(options(page)).toHaveCount(0);
  await page.reload();
  await searchBox(page).focus();
  await expect(page.getByText('Search guides, screens')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
});

test('ignores invalid stored recent searches, and escapes markup in them', async ({ page }) => {
  await storeBeforePages(page, 'hub.recent-searches', '[1,"<img src=x>",null,{"a":1},"  "]');
  await page.goto('/');
  await searchBox(page).focus();
  await expect(options(page)).toHaveText(['<img src=x>']);
  await page.evaluate(() => localStorage.setItem('hub.recent-searches', '{"length":3'));
  await page.keyboard.press('Escape');
  await searchBox(page).focus();
  await expect(page.getByText('Search guides, screens')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 700 }, hasTouch: true });

  test('the box and the suggestions fill the screen until closed', async ({ page }) => {
    await page.goto('/docs/doctor-app/overview');
    await page.getByRole('search').click();
    await page.keyboard.type('token');
    await expect(options(page).first()).toBeVisible();
    const panel = await page.locator('.search-panel').boundingBox();
    expect(panel?.x).toBe(0);
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeGreaterThanOrEqual(700);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
      'hidden',
    );
    await page.getByRole('button', { name: 'Close the search' }).click();
    await expect(page.locator('.search-panel')).toHaveCount(0);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).overflowY),
    ).not.toBe('hidden');
  });
});

test.describe('the search page', () => {
  const field = (page: Page) => page.getByRole('searchbox', { name: 'Type your search here' });
  const contextFilter = (page: Page) => page.getByRole('group', { name: 'Where to search' });
  const kindFilter = (page: Page) => page.getByRole('group', { name: 'What to search for' });
  const hits = (page: Page) => page.getByRole('main').locator('ol > li');

  test('reads the query from the URL, and updates the URL without history entries', async ({
    page,
  }) => {
    await page.goto('/docs');
    await page.goto('/search?q=policy');
    await expect(field(page)).toHaveValue('policy');
    await expect(hits(page).first()).toBeVisible();
    await field(page).fill('policy status');
    await expect(page).toHaveURL('/search?q=policy+status');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Search results for "policy status"',
    );
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
    await expect(page.getByRole('heading', { name: 'Get started' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/docs');
  });

  test('filters by context and kind, with correct counts', async ({ page }) => {
    await page.goto('/search?q=token');
    const readCount = async (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);
    await expect(page.getByText(/^\d+ documents found$/)).toBeVisible();
    const apiCount = await readCount(
      await contextFilter(page).getByRole('button', { name: /^API/ }).textContent(),
    );
    await contextFilter(page).getByRole('button', { name: /^API/ }).click();
    await expect(page).toHaveURL('/search?q=token&ctx=api');
    await expect(page.getByText(`${apiCount} documents found`)).toBeVisible();
    const fieldCount = await readCount(
      await kindFilter(page)
        .getByRole('button', { name: /^Field/ })
        .textContent(),
    );
    await kindFilter(page)
      .getByRole('button', { name: /^Field/ })
      .click();
    await expect(page).toHaveURL('/search?q=token&ctx=api&kind=field');
    await expect(page.getByText(new RegExp(`^${fieldCount} documents? found$`))).toBeVisible();
    await page.reload();
    await expect(kindFilter(page).getByRole('button', { name: /^Field/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByText(new RegExp(`^${fieldCount} documents? found$`))).toBeVisible();
    await contextFilter(page)
      .getByRole('button', { name: /^Everywhere/ })
      .click();
    await expect(page).toHaveURL('/search?q=token');
  });

  test('shows more hits on demand', async ({ page }) => {
    await page.goto('/search?q=appointment');
    await expect(hits(page).first()).toBeVisible();
    const links = page.getByRole('main').locator('ol a');
    const initialCount = await links.count();
    await page.getByRole('button', { name: 'Show more results' }).click();
    await expect.poll(() => links.count()).toBeGreaterThan(initialCount);
  });

  test('ignores unknown filters in the URL, and escapes markup in the query', async ({ page }) => {
    const query = encodeURIComponent('<img src=x onerror=alert(1)> token');
    await page.goto(`/search?q=${query}&ctx=%3Cb%3E&kind=x&version=//evil.example`);
    await expect(contextFilter(page).getByRole('button', { name: /^Everywhere/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
    await expect(hits(page).first()).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
  });

  test('reports when nothing is found, and offers a correction and other pages', async ({
    page,
  }) => {
    await page.goto('/search?q=presqiptoin');
    await expect(page.getByText('No documents were found')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Get started' })).toBeVisible();
    await page.getByRole('button', { name: 'prescription' }).click();
    await expect(page).toHaveURL('/search?q=prescription');
    await expect(hits(page).first()).toBeVisible();
  });
});

test.describe('highlights on the page of a hit', () => {
  const highlightBar = (page: Page) => page.getByRole('region', { name: 'Marked words' });
  const listHighlights = (page: Page) =>
    page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => range.toString()));

  test('cover the words, with the first one scrolled into view, until they are cleared', async ({
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

  test('appear after a suggestion is opened, and disappear when the box is cleared or the page is left', async ({
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

  test('appear for a hit on the current page', async ({ page }) => {
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

  test('ignore parameters that are not words', async ({ page }) => {
    const words = ['<img src=x onerror=alert(1)>', '', ' ', 'a'.repeat(500), '.*'];
    const query = words.map((word) => `_highlight=${encodeURIComponent(word)}`).join('&');
    await page.goto(`/docs/doctor-app/overview?${query}&_highlight=visit#%E0`);
    await expect(highlightBar(page)).toContainText(/matches for visit/i);
    expect((await listHighlights(page)).every((text) => text.toLowerCase() === 'visit')).toBe(true);
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  });
});

// The tab crashes in Firefox 153 while axe examines this page.
test.describe('accessibility', { tag: '@chromium' }, () => {
  // The site's CSP blocks the injected axe script. The export tests check the CSP.
  test.use({ bypassCSP: true });

  for (const [theme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    test(`axe finds no violations in the box, the page, and the highlights, ${theme} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await storeBeforePages(page, 'theme', theme);
      await page.goto('/docs/doctor-app/api-making-calls?_highlight=policy');
      await expect(page.getByRole('region', { name: 'Marked words' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      for (const text of ['', 'policy excess', 'apointmet', 'zzzzqqq']) {
        await searchBox(page).fill(text);
        await expect(page.locator('.search-end')).toContainText(/Search guides|See all|No results/);
        expect(await findViolations(page, { include: 'header' })).toEqual([]);
      }
      await page.goto('/search?q=travel+dates');
      await expect(page.getByText(/documents found/)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});
