import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { holdResponses } from '../support/hold-responses';
import { waitForIsland, waitForScripts } from '../support/page-state';

/** Islands whose HTML is on the page before their code is loaded (components/islands/server.tsx). */

const elementPage = '/docs/doctor-app/elements/button';
/** The code that loads later than the two scripts of every page. */
const lateCode = /\/scripts\/(?!controls|behaviors)[^/]*\.js$/;

const locateMessage = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Parts of this page couldn’t be loaded' });
const locateOpener = (page: Page) => page.getByRole('button', { name: 'Edit this example' });
const locateEditor = (page: Page) => page.getByRole('textbox', { name: 'JSON' });

test.describe('a reader who only reads', () => {
  test.use({ startsBehaviors: false, prefetches: true });

  for (const path of ['/', elementPage]) {
    test(`loads no code of islands on ${path}`, async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(loaded.filter((name) => lateCode.test(name))).toEqual([]);
    });
  }
});

const readLayout = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, main, footer, h1, h2, h3, table, pre')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, x, y + scrollY, width, height].join(' ');
    }),
  );

for (const [path, kind] of [
  ['/', 'visit'],
  ['/docs/doctor-app/login', 'preview'],
  ['/docs/doctor-app/elements/tabs', 'preview'],
  ['/api', 'console'],
] as const) {
  test(`${path} has the same layout before and after its islands are interactive`, async ({
    page,
  }) => {
    const release = await holdResponses(page, lateCode);
    await page.goto(path);
    await waitForScripts(page);
    const layout = await readLayout(page);
    release();
    await page.locator(`[data-island="${kind}"]`).first().hover();
    await waitForIsland(page, kind);
    expect(await readLayout(page)).toEqual(layout);
  });
}

test.describe('before any script of its panel has arrived', () => {
  test.use({ startsBehaviors: false });

  for (const [path, name, subject] of [
    ['/api/operations/getAppointment', 'Try it', 'request form'],
    ['/api/workflows/book-video-visit', 'Open the runner', 'workflow'],
  ] as const) {
    test(`the link “${name}” leads to a text that says what loads`, async ({ page }) => {
      const release = await holdResponses(page, /\/scripts\/behaviors/);
      await page.goto(path);
      await page.getByRole('link', { name }).click();
      const section = page.locator(':target');
      await expect(section).toBeInViewport();
      const readText = () =>
        section.evaluate((element) => getComputedStyle(element, '::before').content);
      await expect.poll(readText).toBe(`"Loading the ${subject}…"`);
      release();
      await expect(section).toHaveAttribute('data-panel-open', 'true');
      await expect.poll(readText).toBe('none');
    });
  }
});

test.describe('until its code has arrived, an island', () => {
  test('keeps a click, shows that it is busy, and then repeats it', { tag: '@smoke' }, async ({
    page,
  }) => {
    const release = await holdResponses(page, lateCode);
    await page.goto(elementPage);
    await locateOpener(page).click();
    await expect(locateOpener(page)).toHaveAttribute('aria-busy', 'true');
    await expect(locateOpener(page)).toHaveCSS('opacity', '0.55');
    release();
    await expect(locateEditor(page)).toBeVisible();
  });

  for (const moment of ['began', 'ended'] as const)
    test(`keeps a click that ${moment} before it arrived`, async ({ page }) => {
      const release = await holdResponses(page, lateCode);
      await page.goto('/docs/doctor-app/elements/date');
      const opener = page.getByRole('button', { name: 'Calendar' }).first();
      await opener.hover();
      await waitForScripts(page);
      await page.mouse.down();
      if (moment === 'ended') await page.mouse.up();
      release();
      await waitForIsland(page, 'preview');
      await page.mouse.up();
      await expect(page.getByRole('grid')).toBeVisible();
    });

  test('keeps the first click on a page, which loads the behaviors', async ({ page }) => {
    const release = await holdResponses(page, '**/scripts/*.js');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const send = page.getByRole('button', { name: 'Send the request' });
    await send.click();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    release();
    const record = page.getByRole('group', { name: 'A visit, step by step' }).locator('pre');
    await expect(record).toContainText('"appointmentRevisionId": 1');
  });
});

test.describe('if the code does not load', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  test('the page says so, can be left, and works afterwards', async ({ page }) => {
    await page.route(lateCode, (route) => route.abort());
    await page.goto(elementPage);
    await waitForScripts(page);
    await locateOpener(page).click();
    await expect(locateMessage(page)).toBeVisible();
    await page.getByRole('link', { name: 'Quick start' }).first().click();
    await expect(page).toHaveURL('/docs/doctor-app/quick-start');
    await page.unrouteAll();
    await page.goBack();
    await locateOpener(page).click();
    await expect(locateEditor(page)).toBeVisible();
  });

  test('of the console, the page says so at once', async ({ page }) => {
    await page.route(lateCode, (route) => route.abort());
    await page.goto('/api');
    await expect(locateMessage(page)).toBeVisible();
  });

  test('of the visit, its button says so, and the next click tries again', async ({ page }) => {
    await page.route('**/islands/visit.*.json', (route) => route.abort());
    await page.goto('/');
    await waitForScripts(page);
    const send = page.getByRole('button', { name: 'Send the request' });
    await send.click();
    await expect(locateMessage(page)).toBeVisible();
    await page.unrouteAll();
    await send.click();
    await waitForIsland(page, 'visit');
  });
});
