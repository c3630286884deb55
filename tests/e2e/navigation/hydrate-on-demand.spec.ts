import type { Page } from '@playwright/test';
import { hydratedAttribute, preparedAttribute } from '../../../lib/site/data-attributes/document';
import { expect, test } from '../support/fixtures';
import { holdResponses } from '../support/hold-responses';
import { waitForScripts } from '../support/page-state';

/** Pages with parts that Next's client hydrates load it when the reader begins to use them (lib/inline-scripts). */

/** A page with a button that needs React. */
const elementPage = '/docs/doctor-app/elements/button';
const allScripts = '**/_next/static/chunks/*.js';

test.use({ wakes: false });

const locateRoot = (page: Page) => page.locator('html');
const locateMessage = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Parts of this page couldn’t be loaded' });

async function expectAsleep(page: Page): Promise<void> {
  await expect(locateRoot(page)).toHaveAttribute(preparedAttribute);
  await expect(locateRoot(page)).not.toHaveAttribute(hydratedAttribute);
}

/** Moves the pointer to another position, which two events report. */
async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(600, 300);
  await page.mouse.move(610, 310);
}

test.describe('a reader who only reads', () => {
  test.use({ prefetches: true });

  test('loads no payload, and nothing of Next', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(js|txt)$/.test(pathname)) loaded.push(pathname);
    });
    await page.goto(elementPage);
    await page.waitForLoadState('networkidle');
    await expectAsleep(page);
    expect(loaded.filter((path) => !path.startsWith('/scripts/'))).toEqual([]);
  });

  test('is not taken for one who acts if the page moves below the pointer', async ({ page }) => {
    await page.mouse.move(600, 300);
    await page.goto(elementPage);
    await page.evaluate(() => document.querySelector('h1')?.style.setProperty('margin', '200px 0'));
    await page.waitForLoadState('networkidle');
    await expectAsleep(page);
  });

  test('keeps the position when the page is loaded again', async ({ page }) => {
    await page.goto(`${elementPage}#main`);
    await page.evaluate(() => window.scrollTo(0, 1000));
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1000);
    await expectAsleep(page);
  });
});

const readLayout = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, main, footer, h1, h2, h3, table, pre')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, x, y, width, height].join(' ');
    }),
  );

/** One page of each template. */
for (const path of [
  '/',
  '/docs/doctor-app/login',
  '/docs/doctor-app/elements-reference',
  '/docs/doctor-app/elements/button',
]) {
  test(`${path} has the same layout before and after it hydrates`, async ({ page }) => {
    await page.goto(path);
    const layout = await readLayout(page);
    await page.keyboard.press('Shift');
    await waitForScripts(page);
    await page.waitForLoadState('networkidle');
    expect(await readLayout(page)).toEqual(layout);
  });
}

test.describe('while a stylesheet is missing', () => {
  /** The stylesheets that replace the rules in the page, and whether each has arrived and applies. */
  const listStylesheets = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence]:not([disabled])')].map(
        ({ sheet, media }) => ({ arrived: sheet !== null, applies: media !== 'not all' }),
      ),
    );

  test('the others do not apply, so that what is read does not move', async ({ page }) => {
    await page.goto(elementPage);
    const layout = await readLayout(page);
    const release = await holdResponses(page, '**/menu-panel.*.css');
    await page.keyboard.press('Shift');
    await waitForScripts(page);
    const arrived = async () => (await listStylesheets(page)).filter((link) => link.arrived).length;
    await expect.poll(arrived).toBeGreaterThan(1);
    const links = await listStylesheets(page);
    expect(links.filter((link) => link.applies)).toEqual([]);
    expect(await readLayout(page)).toEqual(layout);
    await release();
    const applied = links.map(() => ({ arrived: true, applies: true }));
    await expect.poll(() => listStylesheets(page)).toEqual(applied);
    expect(await readLayout(page)).toEqual(layout);
  });

  test.describe('because it fails', () => {
    test.use({ allowErrors: [/menu-panel\..*\.css/] });

    test('the others apply', async ({ page }) => {
      await page.route('**/menu-panel.*.css', (route) => route.abort());
      await page.goto(elementPage);
      await page.keyboard.press('Shift');
      await waitForScripts(page);
      const applying = async () => (await listStylesheets(page)).every((link) => link.applies);
      await expect.poll(applying).toBe(true);
    });
  });
});

test.describe('a page hydrates', () => {
  test.describe('on a good connection', () => {
    test.use({ prefetches: true });

    test('when the pointer moves', async ({ page }) => {
      await page.goto(elementPage);
      await expectAsleep(page);
      await movePointer(page);
      await waitForScripts(page);
    });

    test('when the wheel turns', async ({ page }) => {
      // The pointer is in the window before the page opens, so it does not move on it.
      await page.mouse.move(400, 300);
      await page.goto(elementPage);
      await page.mouse.wheel(0, 100);
      await waitForScripts(page);
    });

    test('when the reader scrolls it by other means', async ({ page }) => {
      await page.goto(elementPage);
      await expect
        .poll(async () => {
          await page.evaluate(() => window.scrollBy(0, 10));
          return locateRoot(page).getAttribute(hydratedAttribute);
        })
        .not.toBeNull();
    });
  });

  test('with data saver only when the reader presses, types or moves the focus', async ({
    page,
  }) => {
    await page.goto(elementPage);
    await movePointer(page);
    await page.mouse.wheel(0, 100);
    await page.evaluate(() => window.scrollBy(0, 100));
    await expectAsleep(page);
    await page.mouse.down();
    await waitForScripts(page);
    for (const key of ['Tab', 'a']) {
      await page.goto(elementPage);
      await page.keyboard.press(key);
      await waitForScripts(page);
    }
  });

  test('at once if it is an application', async ({ page }) => {
    await page.goto('/api');
    await waitForScripts(page);
  });
});

test.describe('until it is hydrated, a page', () => {
  test('keeps a click, shows that it is busy, and then repeats it', { tag: '@smoke' }, async ({
    page,
  }) => {
    const release = await holdResponses(page, allScripts);
    await page.goto(elementPage);
    const button = page.getByRole('button', { name: 'Edit this example' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveCSS('opacity', '0.55');
    release();
    await expect(page.getByRole('textbox', { name: 'JSON' })).toBeVisible();
  });
});

test.describe('if the code does not load', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  test('the page says so, and can be read and left', async ({ page }) => {
    await page.route('**/*.txt?*', (route) => route.abort());
    await page.goto(elementPage);
    const button = page.getByRole('button', { name: 'Edit this example' });
    await button.click();
    await expect(locateMessage(page)).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
    await page.getByRole('link', { name: 'Quick start' }).first().click();
    await expect(page).toHaveURL('/docs/doctor-app/quick-start');
    await page.unrouteAll();
    await page.goBack();
    await button.click();
    await expect(page.getByRole('textbox', { name: 'JSON' })).toBeVisible();
  });

  test('or is from another deployment, the page offers to reload', async ({ page }) => {
    await page.route(`**${elementPage}.txt?*`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"b":"[^"]+"/, '"b":"another"');
      await route.fulfill({ response, body });
    });
    await page.goto(elementPage);
    await page.getByRole('button', { name: 'Edit this example' }).click();
    await expect(locateMessage(page)).toBeVisible();
    await page.unrouteAll();
    await locateMessage(page).getByRole('button', { name: 'Reload the page' }).click();
    await expect(locateMessage(page)).toBeHidden();
    await page.keyboard.press('Shift');
    await waitForScripts(page);
  });
});
