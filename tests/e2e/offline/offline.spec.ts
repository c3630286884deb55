import type { Page } from '@playwright/test';
import { manifestPath } from '../../../lib/client/offline/offline-manifest';
import { workerPath } from '../../../lib/site/browser/worker-protocol';
import { expect, testInNewTab } from '../support/fixtures';
import { type PortalVersions, startPortalVersions } from '../support/portal-versions';

/** Reading offline: pages that are kept, the copy of the whole portal, and deployments meanwhile. */

const keptPath = '/docs/doctor-app/quick-start';
const otherPath = '/docs/doctor-app/overview';
const missingPath = '/docs/doctor-app/login';

const test = testInNewTab.extend<object, { server: PortalVersions }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const server = await startPortalVersions();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});
test.use({
  allowErrors: [
    /Failed to load resource|net::ERR|FetchEvent|ServiceWorker|Failed to fetch|HTTP response code/,
  ],
});

/** The portal that the tests of a worker share. */
let portal: PortalVersions;
test.beforeEach(({ server }) => {
  portal = server;
  portal.setReachable(true);
  portal.deploy('');
  portal.listFiles();
  portal.intercept(() => undefined);
});

/** The pages of `smallCopy`. */
const listedPages = [keptPath, otherPath, '/docs', '/api/operations'];

/**
 * Lists what these tests open, without the other pages and the data of the search, the console, and the playgrounds. The
 * whole portal takes 40 s to download.
 */
const smallCopy = (url: string) =>
  !/^\/(docs|api|search-data|elements|openapi|requests)\b/.test(url) ||
  listedPages.includes(url.replace(/\?.*/, ''));

const listCaches = (page: Page) => page.evaluate(() => caches.keys());

/** The paths that are kept in the caches. */
const listKeptPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname);
    return paths;
  });

async function keepOpenedPages(page: Page) {
  await page.goto('/offline');
  await page.getByRole('button', { name: 'Keep the pages I open' }).click();
  await expect(page.getByRole('button', { name: 'Remove everything' })).toBeVisible();
}

/** Opens a page and waits until it is kept. */
async function keepPage(page: Page, path: string) {
  await page.goto(path);
  await expect.poll(() => listKeptPaths(page)).toContain(path);
}

async function keepPortal(page: Page) {
  await page.goto('/offline');
  await page.getByRole('button', { name: 'Keep this portal for offline use' }).click();
  await expect(page.getByText('The whole portal is kept as of')).toBeVisible({ timeout: 90_000 });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const locateNotice = (page: Page) => page.getByText('This page isn’t kept on your device,');

/** The behaviors run, so that the page is complete. */
const expectComplete = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-behaviors-ready', '');

async function expectNothingKept(page: Page) {
  await expect.poll(() => listCaches(page)).toEqual([]);
  const countWorkers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(countWorkers).toBe(0);
}

test('nothing is kept before the reader asks for it, nor after removing everything', async ({
  page,
}) => {
  const keep = page.getByRole('button', { name: 'Keep the pages I open' });
  const remove = page.getByRole('button', { name: 'Remove everything' });
  const openedPages = page.getByRole('heading', { name: 'Pages you open' });
  await page.goto(keptPath);
  await page.goto('/offline');
  await expect(keep).toBeVisible();
  await expectNothingKept(page);
  await keep.focus();
  await page.keyboard.press('Enter');
  // The focus moves to the section whose button has gone.
  await expect(openedPages).toBeFocused();
  await keepPage(page, keptPath);
  await page.goto('/offline');
  await expect(remove).toBeEnabled();
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(openedPages).toBeFocused();
  await expect(keep).toBeVisible();
  await expectNothingKept(page);
  await page.goto(keptPath);
  await expectComplete(page);
  await expectNothingKept(page);
});

test('calls are checked offline', async ({ page }) => {
  await keepOpenedPages(page);
  await keepPage(page, '/api/check');
  const field = page.getByLabel('Paste a call, a response, an error, or a webhook delivery');
  await expect(field).toBeVisible();
  // The worker and what it checks against are loaded before there is an input.
  await expect
    .poll(async () => (await listKeptPaths(page)).filter((path) => /traffic/.test(path)).length)
    .toBeGreaterThan(1);
  portal.setReachable(false);
  await page.reload();
  await field.fill('GET https://api.test.example.com/api/v2/appointments/abc');
  await expect(page.locator('.traffic-lines')).toContainText('has no documented value');
});

test('pages that were opened can be read and used offline, others say that they are not kept', {
  tag: '@smoke',
}, async ({ page }) => {
  await keepOpenedPages(page);
  await keepPage(page, keptPath);
  const title = (await heading(page).textContent()) ?? '';
  // Also one that a link has opened without a page load.
  await expectComplete(page);
  const locateLink = (path: string) =>
    page.getByRole('banner').locator(`a[href="${path}"]`).first();
  await locateLink(otherPath).click();
  await expect(page).toHaveURL(otherPath);
  await expect.poll(() => listKeptPaths(page)).toContain(otherPath);

  portal.setReachable(false);
  await page.goto(otherPath);
  await expectComplete(page);
  await expect(locateNotice(page)).toBeHidden();
  // Offline, a link opens its page as a document, because the router's request fails.
  await locateLink(keptPath).click();
  await expect(page).toHaveURL(keptPath);
  await expect(heading(page)).toHaveText(title);
  await expectComplete(page);

  await page.goto(missingPath);
  await expect(page).toHaveURL(missingPath);
  await expect(locateNotice(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: new RegExp(title) })).toBeVisible();
  portal.setReachable(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(locateNotice(page)).toBeHidden();
  await expect(heading(page)).toBeVisible();
});

test('online, the reader gets the page as it is now, and a network’s own page is not kept', async ({
  page,
}) => {
  await keepOpenedPages(page);
  await keepPage(page, keptPath);
  portal.deploy('two');
  await page.goto(keptPath);
  await expectComplete(page);
  await expect(heading(page)).toHaveAttribute('data-build', 'two');
  // Until the page has loaded all of its scripts, it would get this network's page instead of one.
  await page.waitForLoadState('networkidle');
  portal.intercept((request, response) => {
    if (request.url === workerPath) return false;
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>Log in</title><h1>Log in to this network</h1>');
    return true;
  });
  await page.goto(keptPath);
  await expect(heading(page)).toHaveText('Log in to this network');
  portal.setReachable(false);
  await page.goto(keptPath);
  await expect(heading(page)).not.toHaveText('Log in to this network');
});

test('the whole portal can be kept: pages, search, console and sandbox work offline', async ({
  page,
}) => {
  await keepPortal(page);
  portal.setReachable(false);
  await page.goto(otherPath);
  await expectComplete(page);
  await page.goto('/search?q=appointment');
  await expect(page.getByText(/results? on/)).toBeVisible();
  await page.goto('/api/sandbox');
  await expect(page.getByText(/The sandbox runs in your browser/)).toBeVisible();
});

test('an interrupted download says why, and continues where it stopped', async ({ page }) => {
  const isGuide = (url: string) => url.startsWith('/docs/') && !url.includes('?');
  portal.listFiles(isGuide);
  await page.goto('/offline');
  const requested: string[] = [];
  portal.intercept((request) => {
    requested.push(request.url ?? '');
    if (requested.filter(isGuide).length > 60) portal.setReachable(false);
    return false;
  });
  await page.getByRole('button', { name: 'Keep this portal for offline use' }).click();
  await expect(page.getByText('because the network failed')).toBeVisible({ timeout: 60_000 });
  const first = new Set(requested);
  requested.length = 0;
  portal.intercept((request) => {
    requested.push(request.url ?? '');
    return false;
  });
  portal.setReachable(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The whole portal is kept as of')).toBeVisible({ timeout: 60_000 });
  const twice = requested.filter((url) => first.has(url) && isGuide(url));
  // Those under way when the network failed.
  expect(twice.length).toBeLessThanOrEqual(4);
});

test('a download can be canceled, and stops if a file differs from the list', async ({ page }) => {
  portal.listFiles(smallCopy);
  await page.goto('/offline');
  let truncated: string | undefined;
  portal.intercept((request, response) => {
    if (request.url !== '/llms.txt') return false;
    response.on('error', () => undefined);
    // Otherwise it never responds, so that the download lasts.
    if (truncated !== undefined) response.end(truncated);
    return true;
  });
  const keep = page.getByRole('button', { name: 'Keep this portal for offline use' });
  await keep.click();
  await expect(page.getByRole('progressbar', { name: 'Download' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(keep).toBeVisible();
  expect((await listCaches(page)).filter((name) => name.includes('portal'))).toEqual([]);
  truncated = 'truncat';
  await keep.click();
  await expect(page.getByText('isn’t the one that the portal lists')).toBeVisible({
    timeout: 60_000,
  });
  portal.intercept(() => undefined);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The whole portal is kept as of')).toBeVisible({ timeout: 90_000 });
  portal.setReachable(false);
  for (const path of [otherPath, '/api/operations']) {
    await page.goto(path);
    await expectComplete(page);
  }
});

test('too little storage stops the download with a reason', { tag: '@chromium' }, async ({
  page,
}) => {
  portal.listFiles(smallCopy);
  const session = await page.context().newCDPSession(page);
  const { origin } = portal;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 5_000_000 });
  await page.goto('/offline');
  await page.getByRole('button', { name: 'Keep this portal for offline use' }).click();
  await expect(page.getByText('too little storage')).toBeVisible({ timeout: 60_000 });
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The whole portal is kept as of')).toBeVisible({ timeout: 90_000 });
});

test('two deployments under a running tab replace the copy, and never mix two builds', async ({
  page,
}) => {
  portal.listFiles(smallCopy);
  await keepPortal(page);
  await page.goto(keptPath);
  const runningTab = await page.context().newPage();
  await runningTab.goto(otherPath);
  for (const build of ['two', 'three']) {
    portal.deploy(build);
    await page.goto(keptPath);
    await expect(heading(page)).toHaveAttribute('data-build', build);
    const isComplete = () =>
      page.evaluate(async () => {
        const response = await caches.match('/offline-state.json');
        const state = await response?.json();
        return state?.portal?.build ?? '';
      });
    await expect.poll(isComplete, { timeout: 90_000 }).toMatch(new RegExp(`${build}$`));
    portal.setReachable(false);
    // Every page of the copy has the payload and the scripts of its own build.
    for (const path of [otherPath, '/docs', '/api/operations', '/search']) {
      await page.goto(path);
      await expectComplete(page);
      await expect(heading(page)).toHaveAttribute('data-build', build);
    }
    portal.setReachable(true);
  }
  // The tab of the first build still works: its links open the pages of the new one.
  await runningTab.getByRole('banner').locator(`a[href="${keptPath}"]`).first().click();
  await expect(runningTab).toHaveURL(keptPath);
  await expect(heading(runningTab)).toHaveAttribute('data-build', 'three');
  await runningTab.close();
});

test('if the worker or the list does not arrive, the page says so', async ({ page }) => {
  portal.intercept((request, response) => {
    if (!request.url?.startsWith(workerPath) && request.url !== manifestPath) return false;
    response.writeHead(500).end();
    return true;
  });
  await page.goto('/offline');
  await page.getByRole('button', { name: 'Keep the pages I open' }).click();
  await expect(page.getByText('This didn’t work')).toBeVisible();
});
