import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { expect, test } from './fixtures';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

test('search by keyboard alone: shortcut, typing, arrows, Home and End, Enter', async ({
  page,
}) => {
  await page.goto('/');
  // The page listens once its code has run.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('token');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await options(page).count()).toBe(8);
  const isActive = async (index: number) => {
    const option = options(page).nth(index);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id')) ?? '',
    );
  };
  await page.keyboard.press('End');
  await isActive(7);
  await page.keyboard.press('ArrowDown');
  await isActive(0);
  await page.keyboard.press('ArrowUp');
  await isActive(7);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await isActive(1);
  const href = (await options(page).nth(1).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
});

test('Enter ahead of the answer opens what the answer puts first', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/search-data/index-terms-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await box(page).fill('usersLimit');
  await expect(page.getByText('Loading the search index…')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  answer();
  await expect(page).toHaveURL(/\/api\/schemas\/Policy\w*\?.*#usersLimit$/);
});

test('a slash leads to the box, and is a letter in a field', async ({ page }) => {
  await page.goto('/docs/doctor-app/overview');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('/token');
  await expect(box(page)).toHaveValue('/token');
  await expect(options(page).first()).toContainText('token');
});

test('worker and index load when the box is used, and of the index what the words need', async ({
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
  await box(page).fill('usersLimit');
  await expect(options(page).first()).toContainText('usersLimit');
  expect(loaded.filter((file) => file === 'index-terms').length).toBeLessThanOrEqual(6);
  expect(loaded.filter((file) => file === 'index-details').length).toBeLessThanOrEqual(8);
});

test('each suggestion leads to its very place: a field, a value, a parameter, an operation', async ({
  page,
}) => {
  await page.goto('/');
  for (const [query, address] of [
    [
      'policyNumberRegEx',
      /^\/api\/schemas\/InsuranceCompany\?_highlight=policynumberregex.*#policyNumberRegEx$/,
    ],
    ['pay under insurer', /^\/api\/schemas\/ChunkStatus\?_highlight=.*#PAY_UNDER_INSURER$/],
    ['GET /appointments/70412', /^\/api\/operations\/getAppointment/],
    ['check-home-d', /#query\.check-home-distance$/],
    ['dropdown', /^\/docs\/doctor-app\/elements\/combo/],
  ] as const) {
    await box(page).fill(query);
    await expect(options(page).first()).toHaveAttribute('href', address);
  }
});

test('hits of a page stand together, with marks, a snippet, and where they are', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/overview');
  await box(page).fill('policy excess');
  const group = page.getByRole('group', { name: 'Policy', exact: true });
  await expect(group.getByRole('option').first()).toContainText('API › Schemas');
  await expect(group.getByRole('option').nth(1)).toContainText('Field');
  await expect(group.locator('mark').first()).toHaveText('Policy');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results$/ })).toHaveCount(1);
});

test('a mistyped word is mended, and a guess is offered where nothing matches', async ({
  page,
}) => {
  await page.goto('/');
  await box(page).fill('apointmet');
  await expect(page.getByText('Results for appointment')).toBeVisible();
  await expect(options(page).first()).toContainText('Appointment');
  await box(page).fill('zzzzqqq');
  await expect(page.getByText('No results')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await box(page).fill('presqiptoin');
  await expect(page.getByText('Did you mean')).toBeVisible();
  await page.getByRole('button', { name: 'prescription' }).click();
  await expect(box(page)).toHaveValue('prescription');
  await expect(options(page).first()).toContainText('prescription');
});

test('the box clears, and closes with Escape', async ({ page }) => {
  await page.goto('/');
  await box(page).fill('token');
  await expect(options(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  await expect(options(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(box(page)).not.toBeFocused();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the links below lead to all results, to those within the page’s context, or outside it', async ({
  page,
}) => {
  const link = (name: string) => page.getByRole('search').getByRole('link', { name, exact: true });
  await page.goto('/api/schemas/Policy');
  await box(page).fill('appointment');
  await expect(link('See all results within "API"')).toHaveAttribute(
    'href',
    '/search?q=appointment&ctx=api',
  );
  await expect(link('See all results')).toHaveAttribute('href', '/search?q=appointment');
  await box(page).fill('splitter');
  await expect(link('See all results outside "API"')).toHaveAttribute('href', '/search?q=splitter');
  await page.goto('/');
  await box(page).fill('appointment');
  await expect(link('See all results')).toBeVisible();
  await expect(page.getByText('See all results within')).toHaveCount(0);
  await link('See all results').click();
  await expect(page).toHaveURL('/search?q=appointment');
  await expect(page).toHaveTitle('Search results for "appointment"');
});

test('recent searches are kept, offered in the empty box, and cleared', async ({ page }) => {
  await page.goto('/');
  for (const [query, address] of [
    ['travel dates', /\/api\/schemas\/TravelDates/],
    ['usersLimit', /#usersLimit$/],
    ['Travel Dates', /\/api\/schemas\/TravelDates/],
  ] as const) {
    await box(page).fill(query);
    await expect(page.locator('.search-panel')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  }
  await box(page).fill('');
  await expect(options(page)).toHaveText(['Travel Dates', 'usersLimit']);
  // Nothing is chosen until the reader does: Enter in an empty box does nothing.
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('usersLimit');
  await box(page).fill('');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(options(page)).toHaveCount(0);
  await page.reload();
  await box(page).focus();
  await expect(page.getByText('Search guides, screens')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
});

test('what is stored as recent searches is not trusted', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('hub.recent-searches', '[1,"<img src=x>",null,{"a":1},"  "]'),
  );
  await page.goto('/');
  await box(page).focus();
  await expect(options(page)).toHaveText(['<img src=x>']);
  await page.evaluate(() => localStorage.setItem('hub.recent-searches', '{"length":3'));
  await page.keyboard.press('Escape');
  await box(page).focus();
  await expect(page.getByText('Search guides, screens')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 700 }, hasTouch: true });

  test('box and suggestions fill the screen until they are closed', async ({ page }) => {
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
  const where = (page: Page) => page.getByRole('group', { name: 'Where to search' });
  const what = (page: Page) => page.getByRole('group', { name: 'What to search for' });
  const hits = (page: Page) => page.getByRole('main').locator('ol > li');

  test('works by link, follows typing, and fills no history', async ({ page }) => {
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
    await expect(page.getByRole('heading', { name: 'Start here' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/docs');
  });

  test('narrows to a context and a kind, with counts that hold', async ({ page }) => {
    await page.goto('/search?q=token');
    const count = async (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0]);
    await expect(page.getByText(/^\d+ documents found$/)).toBeVisible();
    const inApi = await count(
      await where(page).getByRole('button', { name: /^API/ }).textContent(),
    );
    await where(page).getByRole('button', { name: /^API/ }).click();
    await expect(page).toHaveURL('/search?q=token&ctx=api');
    await expect(page.getByText(`${inApi} documents found`)).toBeVisible();
    const fields = await count(
      await what(page)
        .getByRole('button', { name: /^Field/ })
        .textContent(),
    );
    await what(page)
      .getByRole('button', { name: /^Field/ })
      .click();
    await expect(page).toHaveURL('/search?q=token&ctx=api&kind=field');
    await expect(page.getByText(new RegExp(`^${fields} documents? found$`))).toBeVisible();
    await page.reload();
    await expect(what(page).getByRole('button', { name: /^Field/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByText(new RegExp(`^${fields} documents? found$`))).toBeVisible();
    await where(page)
      .getByRole('button', { name: /^Everywhere/ })
      .click();
    await expect(page).toHaveURL('/search?q=token');
  });

  test('shows all hits, some at a time', async ({ page }) => {
    await page.goto('/search?q=appointment');
    await expect(hits(page).first()).toBeVisible();
    const places = page.getByRole('main').locator('ol a');
    const shown = await places.count();
    await page.getByRole('button', { name: 'Show more results' }).click();
    await expect.poll(() => places.count()).toBeGreaterThan(shown);
  });

  test('ignores what it does not know, and keeps markup text', async ({ page }) => {
    const query = encodeURIComponent('<img src=x onerror=alert(1)> token');
    await page.goto(`/search?q=${query}&ctx=%3Cb%3E&kind=x&version=//evil.example`);
    await expect(where(page).getByRole('button', { name: /^Everywhere/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
    await expect(hits(page).first()).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
  });

  test('says where nothing is found, and offers a guess and other pages', async ({ page }) => {
    await page.goto('/search?q=presqiptoin');
    await expect(page.getByText('No documents were found')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Start here' })).toBeVisible();
    await page.getByRole('button', { name: 'prescription' }).click();
    await expect(page).toHaveURL('/search?q=prescription');
    await expect(hits(page).first()).toBeVisible();
  });
});

test.describe('marks on the page of a hit', () => {
  const bar = (page: Page) => page.getByRole('region', { name: 'Marked words' });
  const marks = (page: Page) =>
    page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => range.toString()));

  test('stand on its words, the first in view below the bar, until they are cleared', async ({
    page,
  }) => {
    await page.goto('/docs/doctor-app/api-making-calls?_highlight=policy&_highlight=Policies&x=1');
    await expect(bar(page)).toContainText('matches for');
    const found = await marks(page);
    expect(found.length).toBeGreaterThan(1);
    expect(found.every((text) => /^polic(y|ies)$/i.test(text))).toBe(true);
    const top = await page.evaluate(() => {
      const [first] = CSS.highlights.get('found') ?? [];
      return first instanceof Range ? first.getBoundingClientRect().top : -1;
    });
    expect(top).toBeGreaterThanOrEqual(64);
    expect(top).toBeLessThan(720);
    await bar(page).getByRole('button', { name: 'Clear marks' }).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await marks(page)).toEqual([]);
    await expect(page).toHaveURL('/docs/doctor-app/api-making-calls?x=1');
  });

  test('come with a chosen suggestion, and go with the page or with the box’s text', async ({
    page,
  }) => {
    await page.goto('/');
    await box(page).fill('minutes since midnight');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeVisible();
    expect(await marks(page)).toContain('midnight');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/_highlight/);
    await box(page).fill('wildcards');
    await expect(options(page).first()).toContainText(/wildcards/i);
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeVisible();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await expect(bar(page)).toHaveCount(0);
    expect(await marks(page)).toEqual([]);
  });

  test('show for a hit on the page that is open', async ({ page }) => {
    await page.goto('/api/schemas/Policy');
    await box(page).fill('Policy usersLimit');
    await expect(options(page).first()).toHaveAttribute(
      'href',
      /^\/api\/schemas\/Policy\?.*#usersLimit$/,
    );
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeVisible();
    expect(await marks(page)).toContain('usersLimit');
    await expect(page).toHaveURL(/#usersLimit$/);
  });

  test('never come of anything but words', async ({ page }) => {
    const words = ['<img src=x onerror=alert(1)>', '', ' ', 'a'.repeat(500), '.*'];
    const query = words.map((word) => `_highlight=${encodeURIComponent(word)}`).join('&');
    await page.goto(`/docs/doctor-app/overview?${query}&_highlight=visit#%E0`);
    await expect(bar(page)).toContainText(/matches for visit/i);
    expect((await marks(page)).every((text) => text.toLowerCase() === 'visit')).toBe(true);
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  });
});

test.describe('where the index can’t be loaded', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  for (const file of ['worker.js', 'index-core-*', 'index-terms-*', 'index-details-*']) {
    test(`${file}: the box says so, leaves a way, and a retry finds it`, async ({ page }) => {
      let broken = true;
      await page.route(`**/search-data/${file}`, (route) =>
        broken ? route.abort() : route.continue(),
      );
      await page.goto('/docs');
      await box(page).fill('token');
      await expect(page.getByText('The search index could not be loaded.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'search page' })).toHaveAttribute(
        'href',
        '/search?q=token',
      );
      broken = false;
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(options(page).first()).toBeVisible();
    });
  }

  test('the search page says so and a retry finds it', async ({ page }) => {
    let broken = true;
    await page.route('**/search-data/index-*', (route) =>
      broken ? route.abort() : route.continue(),
    );
    await page.goto('/search?q=token');
    await expect(page.getByText('The search index could not be loaded.')).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/documents found/)).toBeVisible();
  });

  test('the box says so where its own code is gone, and the page goes on', async ({ page }) => {
    await page.goto('/docs');
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await box(page).fill('token');
    await expect(page.getByText('Search could not be loaded.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
  });
});

test.describe('for everybody', () => {
  // The site's policy keeps axe out; the export's tests read it.
  test.use({ bypassCSP: true });

  for (const [theme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    test(`axe finds nothing in box, page and marks, ${theme} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      await page.goto('/docs/doctor-app/api-making-calls?_highlight=policy');
      await expect(page.getByRole('region', { name: 'Marked words' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      for (const text of ['', 'policy excess', 'apointmet', 'zzzzqqq']) {
        await box(page).fill(text);
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
