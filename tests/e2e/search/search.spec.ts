import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { findViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { storeBeforePages, waitForBehaviors } from '../support/page-state';
import { options, searchBox } from '../support/search-panel';

test('supports the keyboard: shortcut, typing, arrow keys, and Enter', async ({ page }) => {
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
  await page.keyboard.press('ArrowUp');
  await expectActive(7);
  await page.keyboard.press('ArrowDown');
  await expectActive(0);
  // Home and End move the caret, as in every text field.
  await page.keyboard.press('Home');
  await expectActive(0);
  await expect(searchBox(page)).toHaveJSProperty('selectionStart', 0);
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
  expect(loaded.filter((file) => file === 'index-start')).toEqual([]);
  // There are more than 60 of each.
  expect(loaded.filter((file) => file === 'index-terms').length).toBeLessThanOrEqual(10);
  expect(loaded.filter((file) => file === 'index-details').length).toBeLessThanOrEqual(10);
});

test('the first letter needs one round trip, and at most 60 KB', async ({ page }) => {
  const sizes: Array<Promise<number>> = [];
  let rounds = 0;
  let isWaiting = false;
  const isIndexFile = (request: Request) => request.url().includes('/search-data/');
  await page.goto('/docs');
  await Promise.all([page.waitForResponse(/index-core/), searchBox(page).focus()]);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => {
    if (!isIndexFile(request)) return;
    if (!isWaiting) rounds++;
    isWaiting = true;
  });
  page.on('requestfinished', (request) => {
    if (!isIndexFile(request)) return;
    // A request that starts from now on may depend on this response.
    isWaiting = false;
    const readBody = async () => (await (await request.response())?.body()) ?? Buffer.from('');
    sizes.push(readBody().then((body) => gzipSync(body).length));
  });
  await page.keyboard.type('p');
  await expect(options(page)).toHaveCount(8);
  await page.waitForLoadState('networkidle');
  expect(rounds).toBe(1);
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
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

test("prefers the hits of the page's context, but not to an exact name", async ({ page }) => {
  await page.goto('/docs/doctor-app/login');
  await searchBox(page).fill('cancel a visit');
  await expect(options(page).first()).toHaveAttribute('href', /^\/docs\//);
  await expect(options(page).and(page.locator('[href^="/api/"]')).first()).toBeVisible();
  await page.goto('/api/operations');
  await searchBox(page).fill('cancel a visit');
  await expect(options(page).first()).toHaveAttribute('href', /^\/api\//);
  await page.goto('/docs');
  await searchBox(page).fill('excess');
  await expect(options(page).first()).toHaveAttribute('href', /^\/api\/glossary\?.*#excess$/);
});

test('corrects a misspelled word, and suggests a correction if nothing matches', async ({
  page,
}) => {
  await page.goto('/');
  await searchBox(page).fill('apointmet');
  await expect(page.getByText('Results for appointment')).toBeVisible();
  await expect(options(page).first()).toContainText('Appointment');
  await searchBox(page).fill('zzzzqqq');
  await expect(page.getByText('No results for zzzzqqq')).toBeVisible();
  await searchBox(page).fill('wepfook');
  await expect(page.getByText('Did you mean')).toBeVisible();
  await page.getByRole('button', { name: 'webhook', exact: true }).click();
  await expect(searchBox(page)).toHaveValue('webhook');
  await expect(options(page).first()).toContainText('Webhooks');
});

test('the corrected query has no word that no page has', async ({ page }) => {
  await page.goto('/search?q=dropdwon+xyzzy');
  await expect(page.getByText(/ for dropdown\. No page has xyzzy$/)).toBeVisible();
});

test('without results, the panel offers other searches and a place to browse', async ({ page }) => {
  await page.goto('/');
  await searchBox(page).fill('zzzzqqq');
  await expect(page.getByText('No results for zzzzqqq')).toBeVisible();
  const suggested = page.getByRole('group', { name: 'Suggested searches' }).getByRole('option');
  const link = page.getByRole('search').getByRole('link', { name: 'Browse all operations' });
  await expect(link).toHaveAttribute('href', '/api/operations');
  // Enter does not select one of them unless the reader has moved to it.
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);
  const query = (await suggested.first().textContent()) ?? '';
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(searchBox(page)).toHaveValue(query);
  await expect(page.getByRole('link', { name: 'See all results', exact: true })).toBeVisible();
  await page.goto('/search?q=zzzzqqq');
  await page.getByRole('main').getByRole('button', { name: query }).click();
  await expect(page.getByText(/results? on/)).toBeVisible();
});

test('on a phone, the selected context of a link is in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/search?q=visit&ctx=guides');
  await expect(page.getByText(/results on/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Guides \d/, pressed: true })).toBeInViewport({
    ratio: 1,
  });
});

test('a long identifier breaks between its words on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await searchBox(page).fill('PATIENT_CANCELLED_APPOINTMENT');
  const name = options(page).locator('strong', { hasText: 'PATIENT_CANCELLED_APPOINTMENT' });
  await expect(name.first().locator('wbr')).toHaveCount(2);
});

test('a field that several schemas inherit is suggested once', async ({ page }) => {
  await page.goto('/');
  await searchBox(page).fill('excessAmount');
  const named = options(page).filter({ has: page.getByText('excessAmount', { exact: true }) });
  await expect(named.first()).toHaveAttribute('href', /^\/api\/schemas\/Appointment\?/);
  await expect(options(page).and(page.locator('[href*="AppointmentHook"]'))).toHaveCount(0);
});

test('hits show sentences, with identifiers as code and without interface words', async ({
  page,
}) => {
  await page.goto('/');
  await searchBox(page).fill('cancel a policy of the user');
  const operation = options(page).filter({ hasText: 'Cancel a policy of the user' });
  await expect(operation.locator('code').first()).toHaveText('POST /token/policies/{id}/cancel');
  await expect(operation).toContainText('Cancels a policy of the user.');
  await expect(operation).not.toContainText('Try it');
  await searchBox(page).fill('usersLimit');
  await expect(options(page).first().locator('strong code')).toHaveText('usersLimit');
  const mark = options(page).first().locator('mark').first();
  expect(await mark.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe(
    'none',
  );
});

test('the box grows so that a long question fits, and the panel names the keys', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/overview');
  const before = (await searchBox(page).boundingBox())?.width ?? 0;
  await searchBox(page).fill('how do I know which insurer pays for a visit');
  await expect(options(page).first()).toBeVisible();
  const { scrollWidth, clientWidth } = await searchBox(page).evaluate((input) => ({
    scrollWidth: input.scrollWidth,
    clientWidth: input.clientWidth,
  }));
  expect(clientWidth).toBeGreaterThan(before);
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await expect(page.locator('.search-keys')).toHaveText(/Move.*Open.*Close/);
});

test('the Tab key passes over the list, because the field has its keys', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.goto('/');
  await searchBox(page).fill('token');
  await expect(options(page)).toHaveCount(8);
  const list = page.getByRole('listbox');
  expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  const focused: Array<string | null> = [];
  const allResults = page.locator('.search-end a').first();
  while (!(await allResults.evaluate((link) => link === document.activeElement))) {
    expect(focused.length).toBeLessThan(5);
    await page.keyboard.press('Tab');
    focused.push(await page.evaluate(() => document.activeElement?.getAttribute('role') ?? null));
  }
  expect(focused).not.toContain('listbox');
  await expect(options(page)).toHaveCount(8);
});

test('the box can be cleared, and closes with Escape', async ({ page }) => {
  await page.goto('/');
  await searchBox(page).fill('token');
  await expect(options(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(searchBox(page)).toHaveValue('');
  await expect(searchBox(page)).toBeFocused();
  await expect(page.getByRole('group', { name: 'Suggested searches' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.type('policy');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(searchBox(page)).toHaveValue('policy');
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).not.toBeFocused();
  await expect(searchBox(page)).toHaveValue('policy');
});

test('the shortcut keeps the position, and Escape returns to where the reader was', async ({
  page,
}) => {
  await page.goto('/api/errors');
  // In another font, a line above can be broken elsewhere.
  await page.evaluate(() => document.fonts.ready);
  await waitForBehaviors(page);
  const link = page.getByRole('link', { name: 'SANDBOX_USERS_LIMIT' });
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    element.focus({ preventScroll: true });
  });
  const { y } = (await link.boundingBox()) ?? { y: 0 };
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('token');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
  expect(Math.abs(((await link.boundingBox())?.y ?? -1) - y)).toBeLessThan(2);
  // A click into the box is not the shortcut.
  await searchBox(page).click();
  await page.keyboard.press('Escape');
  await expect(link).not.toBeFocused();
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
  const recent = page.getByRole('group', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveText(['Travel Dates', 'usersLimit']);
  // No recent search is selected automatically, so Enter in the empty box does nothing.
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(searchBox(page)).toHaveValue('usersLimit');
  await searchBox(page).fill('');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await searchBox(page).focus();
  await expect(page.getByText('Search guides, screens')).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test('a suggested search fills the box, and each of them finds something', async ({ page }) => {
  await page.goto('/');
  await searchBox(page).focus();
  const suggested = page.getByRole('group', { name: 'Suggested searches' }).getByRole('option');
  await expect(suggested.first()).toBeVisible();
  const queries = await suggested.allTextContents();
  for (const query of queries) {
    await searchBox(page).fill('');
    await suggested.filter({ hasText: query }).click();
    await expect(searchBox(page)).toHaveValue(query);
    await expect(searchBox(page)).toBeFocused();
    await expect(page.getByRole('link', { name: 'See all results', exact: true })).toBeVisible();
  }
});

test('ignores invalid stored recent searches, and escapes markup in them', async ({ page }) => {
  await storeBeforePages(page, 'hub.recent-searches', '[1,"<img src=x>",null,{"a":1},"  "]');
  await page.goto('/');
  await searchBox(page).focus();
  const recent = page.getByRole('group', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveText(['<img src=x>']);
  await page.evaluate(() => localStorage.setItem('hub.recent-searches', '{"length":3'));
  await page.keyboard.press('Escape');
  await searchBox(page).click();
  await expect(page.getByText('Search guides, screens')).toBeVisible();
  await expect(recent).toHaveCount(0);
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

  test('a new search replaces the last one, and marks do not cover its panel', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('search').click();
    await page.keyboard.type('minutes since midnight');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Marked words' })).toBeVisible();
    await page.getByRole('search').click();
    await page.keyboard.type('token');
    await expect(searchBox(page)).toHaveValue('token');
    await expect(options(page).first()).toBeVisible();
    const isCovered = await page.evaluate(
      () => !document.elementFromPoint(180, 690)?.closest('.search-panel'),
    );
    expect(isCovered).toBe(false);
  });
});

test.describe('the search page', () => {
  const field = (page: Page) => page.getByRole('searchbox', { name: 'Type your search here' });
  const contextFilter = (page: Page) => page.getByRole('group', { name: 'Where to search' });
  const kindFilter = (page: Page) => page.getByRole('combobox', { name: 'Kind' });
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

  test('keeps all letters of a reader who types fast', async ({ page }) => {
    await page.goto('/search');
    const query = 'the personal id does not match the pattern';
    await field(page).pressSequentially(query, { delay: 10 });
    await expect(page).toHaveURL(`/search?q=${query.replaceAll(' ', '+')}`);
    await expect(field(page)).toHaveValue(query);
  });

  test('is where the reader left it after Back, also in a new document', async ({ page }) => {
    await page.goto('/search?q=token');
    const link = hits(page).nth(14).getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const readTop = async () => Math.round((await link.boundingBox())?.y ?? 0);
    const top = await readTop();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toBeFocused();
    await expect.poll(readTop).toBe(top);
    await page.reload();
    await expect.poll(readTop).toBe(top);
  });

  test('announces the number of results when the reader pauses', async ({ page }) => {
    await page.goto('/search');
    const status = page.getByRole('main').getByRole('status').first();
    await field(page).pressSequentially('cancel', { delay: 20 });
    await expect(status).toHaveText(/^\d+ results$/);
    await field(page).fill('zzzzqqq');
    await expect(status).toHaveText('Nothing found');
    await expect(contextFilter(page)).toBeHidden();
  });

  test('filters by context and kind, with correct counts', async ({ page }) => {
    await page.goto('/search?q=token');
    const readCount = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);
    await expect(page.getByText(/^\d+ results on \d+ pages$/)).toBeVisible();
    const api = contextFilter(page).getByRole('button', { name: /^API/ });
    const apiCount = readCount(await api.textContent());
    await api.click();
    await expect(page).toHaveURL('/search?q=token&ctx=api');
    await expect(page.getByText(new RegExp(`^${apiCount} results on \\d+ pages$`))).toBeVisible();
    const option = await kindFilter(page)
      .getByRole('option', { name: /^Field/ })
      .textContent();
    const countOfFields = new RegExp(`^${readCount(option)} results? on \\d+ pages?$`);
    await kindFilter(page).selectOption('field');
    await expect(page).toHaveURL('/search?q=token&ctx=api&kind=field');
    await expect(page.getByText(countOfFields)).toBeVisible();
    await page.reload();
    await expect(page.getByText(countOfFields)).toBeVisible();
    await expect(kindFilter(page)).toHaveValue('field');
    await contextFilter(page)
      .getByRole('button', { name: /^Everywhere/ })
      .click();
    await expect(page).toHaveURL('/search?q=token');
  });

  test('shows three parts of a page, and the others on demand', async ({ page }) => {
    await page.goto('/search?q=appointment');
    const more = page.getByRole('button', { name: /^Show \d+ more on this page$/ });
    const title = hits(page).filter({ has: more }).first().locator('a:has(> h2)');
    const href = await title.getAttribute('href');
    const group = hits(page).filter({ has: page.locator(`a[href="${href}"]:has(> h2)`) });
    const parts = group.locator('ul > li');
    await expect(parts).toHaveCount(3);
    const rest = Number(/\d+/.exec((await group.locator(more).textContent()) ?? '')?.[0]);
    const listLinks = () =>
      parts.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const before = await listLinks();
    await group.locator(more).click();
    await expect(parts).toHaveCount(rest + 3);
    await expect(group.locator(more)).toHaveCount(0);
    // The focus would be lost with the button. It moves to the first part that was not there.
    const firstNew = (await listLinks()).find((href) => !before.includes(href));
    await expect(parts.locator('a:focus')).toHaveAttribute('href', String(firstNew));
    await parts.last().getByRole('link').click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(parts).toHaveCount(rest + 3);
    await expect(parts.last().getByRole('link')).toBeFocused();
  });

  test('shows more pages on demand', async ({ page }) => {
    await page.goto('/search?q=appointment');
    await expect(hits(page).first()).toBeVisible();
    const initialCount = await hits(page).count();
    await page.getByRole('button', { name: 'Show more pages' }).click();
    await expect.poll(() => hits(page).count()).toBeGreaterThan(initialCount);
  });

  test('the arrow keys move from the field to the results and back', async ({ page }) => {
    await page.goto('/search?q=wildcards');
    const links = page.getByRole('main').locator('ol a');
    await expect(links.nth(1)).toBeVisible();
    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
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
    await page.goto('/search?q=wepfook');
    await expect(page.getByRole('main').getByText('No results')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Get started' })).toBeVisible();
    await page.getByRole('button', { name: 'webhook', exact: true }).click();
    await expect(page).toHaveURL('/search?q=webhook');
    await expect(hits(page).first()).toBeVisible();
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
        await expect(page.locator('.search-panel')).toContainText(
          /Search guides|See all|No results/,
        );
        expect(await findViolations(page, { include: 'header' })).toEqual([]);
      }
      await page.goto('/search?q=travel+dates');
      await expect(page.getByText(/results? on/)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});
