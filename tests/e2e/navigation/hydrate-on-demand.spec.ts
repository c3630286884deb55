import type { Page } from '@playwright/test';
import { hydrationAttribute } from '../../../lib/site/data-attributes/document';
import { highlightParameter } from '../../../lib/site-search/search-urls';
import { expect, test, testInNewTab } from '../support/fixtures';
import { holdResponses } from '../support/hold-responses';
import {
  isMarkedDocument,
  markDocument,
  storeBeforePages,
  waitForBehaviors,
  waitForHydration,
} from '../support/page-state';
import { searchBox } from '../support/search-panel';

/** Pages that are only read load no code; lib/inline-scripts/hydrate-on-demand.ts hydrates them on demand. */

const guide = '/docs/doctor-app/example-api-calls';
/** A page with a button that needs React. */
const elementPage = '/docs/doctor-app/elements/button';
const allScripts = '**/_next/static/chunks/*.js';

test.use({ wakes: false });

const locateRoot = (page: Page) => page.locator('html');
const locateToggle = (page: Page) => page.getByRole('button', { name: /Switch between dark/ });
const locateMessage = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Parts of this page couldn’t be loaded' });

const expectAsleep = (page: Page) =>
  expect(locateRoot(page)).toHaveAttribute(hydrationAttribute, 'deferred');

/** Moves the pointer to another position, which two events report. */
async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(600, 300);
  await page.mouse.move(610, 310);
}

test.describe('a reader who only reads', () => {
  test.use({ prefetches: true });

  test('loads no payload and one small script, and sees the complete page', {
    tag: '@smoke',
  }, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(js|txt)$/.test(pathname)) loaded.push(pathname);
    });
    await storeBeforePages(page, 'theme', 'dark');
    await page.goto(guide);
    await page.waitForLoadState('networkidle');
    await expectAsleep(page);
    expect(loaded).toEqual([expect.stringMatching(/^\/scripts\/controls\.\w+\.js$/)]);
    // What scripts set before the first paint.
    await expect(locateRoot(page)).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute(
      'content',
      'rgb(11, 16, 28)',
    );
    await expect(locateToggle(page)).toHaveAccessibleName(/currently dark mode/);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport();
  });

  test('is not taken for one who acts if the page moves below the pointer', async ({ page }) => {
    await page.mouse.move(600, 300);
    await page.goto(guide);
    await page.evaluate(() => document.querySelector('h1')?.style.setProperty('margin', '200px 0'));
    await page.waitForLoadState('networkidle');
    await expectAsleep(page);
  });

  test('keeps the position when the page is loaded again', async ({ page }) => {
    await page.goto(`${guide}#main`);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000);
    await expectAsleep(page);
  });

  test('follows links as documents, and goes back and forward', async ({ page }) => {
    await page.goto('/docs/doctor-app/quick-start');
    await markDocument(page);
    const link = page.getByRole('main').getByRole('link', { name: 'sandbox' }).first();
    await link.evaluate((element: HTMLAnchorElement) => element.click());
    await expect(page).toHaveURL('/api/sandbox');
    await page.goBack();
    await expect(page).toHaveURL('/docs/doctor-app/quick-start');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
    await page.goForward();
    await expect(page).toHaveURL('/api/sandbox');
  });
});

/** Scrolling wakes a page on a good connection, which the other tests don’t have. */
test('the search shortcut keeps the position, asleep and awake', async ({ page }) => {
  const search = searchBox(page);
  // A reader presses keys after the page has been painted where it was scrolled to.
  const scrollTo3000 = () =>
    page.evaluate(async () => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      window.scrollTo(0, 3000);
      await nextFrame();
      await nextFrame();
      await nextFrame();
    });
  const readPosition = () => page.evaluate(() => window.scrollY);
  await page.goto(guide);
  await scrollTo3000();
  await expectAsleep(page);
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  expect(await readPosition()).toBe(3000);
  await waitForBehaviors(page);
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  expect(await readPosition()).toBe(3000);
  await page.keyboard.press('Escape');
  await expect(search).not.toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  expect(await readPosition()).toBe(3000);
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
  '/docs',
  '/docs/doctor-app/quick-start',
  '/docs/doctor-app/login',
  '/docs/doctor-app/elements-reference',
  '/docs/doctor-app/elements/button',
  '/api/operations/saveAppointment',
  '/api/schemas/Policy',
  '/api/web-hooks',
]) {
  test(`${path} has the same layout before and after it hydrates`, async ({ page }) => {
    await page.goto(path);
    const layout = await readLayout(page);
    await page.keyboard.press('Shift');
    await waitForHydration(page);
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
    await page.goto(guide);
    const layout = await readLayout(page);
    const release = await holdResponses(page, '**/diagram.*.css');
    await page.keyboard.press('Shift');
    await waitForHydration(page);
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
    test.use({ allowErrors: [/diagram\..*\.css/] });

    test('the others apply', async ({ page }) => {
      await page.route('**/diagram.*.css', (route) => route.abort());
      await page.goto(guide);
      await page.keyboard.press('Shift');
      await waitForHydration(page);
      const applying = async () => (await listStylesheets(page)).every((link) => link.applies);
      await expect.poll(applying).toBe(true);
    });
  });
});

test.describe('a page hydrates', () => {
  test.describe('on a good connection', () => {
    test.use({ prefetches: true });

    test('when the pointer moves, and then follows links without a page load', async ({ page }) => {
      await page.goto(guide);
      await expectAsleep(page);
      await movePointer(page);
      await waitForHydration(page);
      await markDocument(page);
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      await sidebar.getByRole('link', { name: 'API security' }).click();
      await expect(page).toHaveURL('/docs/doctor-app/api-security');
      expect(await isMarkedDocument(page)).toBe(true);
    });

    test('when the wheel turns', async ({ page }) => {
      // The pointer is in the window before the page opens, so it does not move on it.
      await page.mouse.move(400, 300);
      await page.goto(guide);
      await page.mouse.wheel(0, 100);
      await waitForHydration(page);
    });

    test('when the reader scrolls it by other means', async ({ page }) => {
      await page.goto(guide);
      await expect
        .poll(async () => {
          await page.evaluate(() => window.scrollBy(0, 10));
          return locateRoot(page).getAttribute(hydrationAttribute);
        })
        .toBe('started');
      await waitForHydration(page);
    });
  });

  test('with data saver only when the reader presses, types or moves the focus', async ({
    page,
  }) => {
    await page.goto(guide);
    await movePointer(page);
    await page.mouse.wheel(0, 100);
    await page.evaluate(() => window.scrollBy(0, 100));
    await expectAsleep(page);
    await page.mouse.down();
    await waitForHydration(page);
    for (const key of ['Tab', 'a']) {
      await page.goto(guide);
      await page.keyboard.press(key);
      await waitForHydration(page);
    }
  });

  test('at once if its HTML is not what this reader should see', async ({ page }) => {
    await page.goto(`${guide}?${highlightParameter}=token`);
    await waitForBehaviors(page);
  });

  test('not for what controls change: the stored tab and the target of the hash', async ({
    page,
  }) => {
    await page.goto('/docs/doctor-app/quick-start');
    await page.evaluate(() => localStorage.setItem('hub.tabs.language', 'python'));
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Python' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expectAsleep(page);
    await page.goto('/api/schemas/Appointment#patient.policyNumber');
    await expect(page.locator('[id="patient.policyNumber"]')).toBeInViewport();
    await expectAsleep(page);
  });

  for (const path of ['/api', '/api/sandbox', '/search']) {
    test(`at once if it is an application: ${path}`, async ({ page }) => {
      await page.goto(path);
      await waitForBehaviors(page);
    });
  }
});

test.describe('until it is hydrated, a page', () => {
  // Firefox does not have speculation rules. Chromium ignores them while a test holds responses.
  testInNewTab(
    'has the document of a pressed link prefetched',
    { tag: '@chromium' },
    async ({ page }) => {
      await page.goto(guide);
      const rules = page.locator('script[type="speculationrules"]');
      await expect(rules).toHaveCount(1);
      const link = page.getByRole('navigation', { name: 'Docs sidebar' }).getByText('API security');
      await link.hover();
      const prefetch = page.waitForRequest(
        (request) =>
          request.url().endsWith('/docs/doctor-app/api-security') &&
          request.headers()['sec-purpose'] === 'prefetch',
      );
      await page.mouse.down();
      await prefetch;
      await waitForHydration(page);
      await expect(rules).toHaveCount(0);
    },
  );

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

  test('opens the search box with its shortcut, and keeps what is typed', async ({ page }) => {
    const release = await holdResponses(page, allScripts);
    await page.goto(guide);
    await page.keyboard.press('/');
    const input = searchBox(page);
    await expect(input).toBeFocused();
    await page.keyboard.type('tok');
    release();
    await waitForHydration(page);
    await page.keyboard.type('en');
    await expect(input).toHaveValue('token');
    await expect(page.getByRole('listbox')).toBeVisible();
  });

  test('sends the search form to the search page', async ({ page }) => {
    const release = await holdResponses(page, allScripts);
    await page.goto(guide);
    await searchBox(page).fill('token');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=token/);
    release();
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
    const tutorial = '/docs/doctor-app/quick-start';
    await page.route(`**${tutorial}.txt?*`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"b":"[^"]+"/, '"b":"another"');
      await route.fulfill({ response, body });
    });
    await page.goto(tutorial);
    await page.getByRole('button', { name: 'Run in the sandbox' }).first().click();
    await expect(locateMessage(page)).toBeVisible();
    await page.unrouteAll();
    await locateMessage(page).getByRole('button', { name: 'Reload the page' }).click();
    await expect(locateMessage(page)).toBeHidden();
    await page.getByRole('tab').nth(1).click();
    await waitForHydration(page);
  });
});
