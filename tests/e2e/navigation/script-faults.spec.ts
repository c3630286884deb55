import type { Page } from '@playwright/test';
import { listFiles, readText } from '../../../lib/kit/files/project-files';
import { createSharedTabTest, expect, testInNewTab } from '../support/fixtures';
import { holdResponses } from '../support/hold-responses';
import { isMarkedDocument, markDocument, waitForScripts } from '../support/page-state';
import { responseFaults } from '../support/response-faults';

/** What the reader sees if a script or a stylesheet of a guide is missing, wrong, or late. */

const guide = '/docs/doctor-app/quick-start';
const scriptFolder = 'scripts';
const allScripts = `**/${scriptFolder}/*.js`;

/** After this time, a page reports that code has not arrived (lib/site/load-failure.ts). */
const timeoutMs = 20_000;

/** The scripts that the page loads, as they are named in their URLs. */
const scripts = [
  ...readText(`out${guide}.html`).matchAll(/ (?:data-)?src="\/scripts\/([\w.-]+\.js)"/g),
].map(([, name = '']) => name);

/** The scripts that contain a text, as paths of their URLs. */
const findScripts = (text: string) =>
  listFiles(`out/${scriptFolder}`, '.js')
    .filter((file) => readText(file).includes(text))
    .map((file) => file.replace(/^out/, ''));

const locateMessage = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Parts of this page couldn’t be loaded' });

const test = createSharedTabTest({}, async (tab) => {
  await tab.unrouteAll();
  await tab.clock.install();
});
// React can begin to wait for a file of the page only after its failure, which is uncaught until then.
test.use({
  allowErrors: [
    /Failed to load resource|MIME type|valid digest|uncaught (?:SyntaxError|ChunkLoadError)/,
  ],
});

/** Expects that the guide can be read and says what is missing. */
async function expectReadableWithMessage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('pre').first()).toBeVisible();
  await page.clock.fastForward(timeoutMs);
  await expect(locateMessage(page)).toBeVisible();
}

test('the page loads scripts', () => {
  expect(scripts.length).toBeGreaterThan(1);
});

for (const script of scripts) {
  const path = `**/${scriptFolder}/${script}`;
  const [name = ''] = script.split('.');

  for (const fault of ['status 404', 'half of the file', 'nothing'] as const) {
    test(`if the response for the script ${name} is ${fault}, the guide stays readable and says so`, async ({
      page,
    }) => {
      await page.route(path, responseFaults[fault]);
      await page.goto(guide, { waitUntil: 'domcontentloaded' });
      await expectReadableWithMessage(page);
    });
  }

  test(`while the script ${name} does not arrive, the guide stays readable and says so`, async ({
    page,
  }) => {
    const release = await holdResponses(page, path);
    await page.goto(guide, { waitUntil: 'domcontentloaded' });
    await expectReadableWithMessage(page);
    release();
  });
}

test('the message disappears if the scripts arrive late, and can be closed', async ({ page }) => {
  const release = await holdResponses(page, allScripts);
  await page.goto(guide, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('main').locator('pre').first()).toBeVisible();
  await page.clock.fastForward(timeoutMs);
  await expect(locateMessage(page)).toBeVisible();
  release();
  await waitForScripts(page);
  await expect(locateMessage(page)).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('portal-load-failure')));
  await locateMessage(page).getByRole('button', { name: 'Close' }).click();
  await expect(locateMessage(page)).toBeHidden();
});

test('the message’s button loads the page again', async ({ page }) => {
  await page.route(allScripts, (route) => route.abort());
  await page.goto(guide);
  await expectReadableWithMessage(page);
  await page.unrouteAll();
  await locateMessage(page).getByRole('button', { name: 'Reload the page' }).click();
  await waitForScripts(page);
  await expect(locateMessage(page)).toBeHidden();
});

/** The parts of pages whose code loads when the reader uses them. */
const lateParts = [
  {
    name: 'the sandbox of a sample',
    path: guide,
    use: (page: Page) => page.getByRole('button', { name: 'Run in the sandbox' }).first().click(),
    loading: 'Loading the sandbox…',
    late: 'Loading the sandbox takes longer than usual.',
    failed: 'Couldn’t load the sandbox.',
    isUsed: (page: Page) => page.getByRole('region', { name: 'Sandbox response' }),
    retry: 'Retry',
  },
  {
    name: 'a playground',
    path: '/docs/doctor-app/elements/spacer',
    use: (page: Page) => page.getByRole('button', { name: 'Edit this example' }).click(),
    loading: 'Loading the playground…',
    late: 'Loading the playground takes longer than usual.',
    failed: 'Couldn’t load the playground.',
    isUsed: (page: Page) => page.getByRole('textbox', { name: 'JSON' }),
    retry: 'Retry',
  },
] as const;

for (const part of lateParts) {
  const { name, path, use, loading, late, failed, isUsed, retry } = part;
  test.describe(`the code of ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      // Nothing is in view that would load code before the test blocks it.
      await page.setViewportSize({ width: 1280, height: 300 });
      await page.goto(path);
      await waitForScripts(page);
      await page.waitForLoadState('networkidle');
    });

    test('is reported as loading and as late, and works after the page was loaded again', async ({
      page,
    }) => {
      const release = await holdResponses(page, allScripts);
      await use(page);
      await expect(page.getByText(loading)).toBeVisible();
      await page.clock.fastForward(timeoutMs);
      await expect(page.getByText(late)).toBeVisible();
      await markDocument(page);
      await page.getByRole('button', { name: 'Reload the page' }).click();
      release();
      await expect.poll(() => isMarkedDocument(page)).toBe(false);
      await waitForScripts(page);
    });

    test('is reported as missing, and the way out works', async ({ page }) => {
      await page.route(allScripts, (route) => route.abort());
      await use(page);
      await expect(page.getByText(failed)).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: retry }).click();
      await expect(isUsed(page)).toBeVisible();
    });
  });
}

test('while the code of an element loads, the rest of the playground stays', async ({ page }) => {
  await page.goto('/docs/doctor-app/elements/spacer');
  const playground = page.getByRole('region', { name: /^Playground/ });
  await playground.getByRole('button', { name: 'Edit this example' }).click();
  const editor = page.getByRole('textbox', { name: 'JSON' });
  await expect(editor).toBeVisible();
  await page.waitForLoadState('networkidle');
  const release = await holdResponses(page, allScripts);
  const options = [{ value: 'a', label: 'A' }];
  await editor.fill(JSON.stringify({ type: 'combo', name: 'c', label: 'Late', options }));
  await expect(playground.getByText('Loading…')).toBeVisible();
  await expect(editor).toBeVisible();
  await page.clock.fastForward(timeoutMs);
  await expect(playground.getByText('takes longer than usual')).toBeVisible();
  release();
  await expect(playground.getByText('Late', { exact: true })).toBeVisible();
});

test('if the code of the sandbox’s panel does not load, its page says so', async ({ page }) => {
  const panelScripts = findScripts('Starting the sandbox');
  await page.route(
    ({ pathname }) => panelScripts.includes(pathname),
    (route) => route.abort(),
  );
  await page.goto('/api/sandbox');
  await expect(locateMessage(page)).toBeVisible();
});

testInNewTab.describe('without the page’s styles and fonts', () => {
  testInNewTab.use({ allowErrors: [/Failed to load resource/] });

  testInNewTab('the guide stays readable, and its controls work', async ({ page }) => {
    await page.route(/\.(css|woff2)$/, (route) => route.abort());
    await page.goto(guide);
    await waitForScripts(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tab = page.getByRole('tab', { name: 'Python' }).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });
});
