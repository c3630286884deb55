import type { Page } from '@playwright/test';
import { isRecord } from '../../../lib/json/is-record';
import { findViolations } from '../support/axe';
import { locateResponse, waitForConsole } from '../support/console-page';
import { expect, testInNewTab as test } from '../support/fixtures';
import { storeBeforePages } from '../support/page-state';
import { callSandbox, locateSandboxPanel, openSandbox, waitForSandbox } from '../support/sandbox-page';
import { startDeployment } from '../support/test-deployment';

/** How the sandbox runs: its panel, its service worker, its stored data, and browsers without some of these features. */

/** Waits for the next service worker to control the page. Must be called before that worker is deployed. */
const waitForNextWorker = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
      }),
  );

/** Changes the notes of an appointment. */
const changeNotes = (page: Page, notes: string) =>
  callSandbox(page, '/appointment', { method: 'POST', body: { appointmentId: 70412, notes } });

/** Returns the notes of the same appointment. */
async function readNotes(page: Page): Promise<unknown> {
  const { json } = await callSandbox(page, '/appointments/70412');
  return isRecord(json) ? json.notes : undefined;
}

test('nothing of the sandbox loads before it is used', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  for (const path of ['/', '/docs/doctor-app/quick-start', '/api/operations/createToken']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  // The sandbox's page may be prefetched like any other.
  expect(requestedPaths.filter((path) => /^\/sandbox|sandbox\.css$/.test(path))).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test('the panel shows calls and webhooks, loads scenarios, and advances the clock', async ({
  page,
}) => {
  await openSandbox(page);
  const panel = locateSandboxPanel(page);
  await changeNotes(page, 'Now with fever.');
  await panel.getByRole('button', { name: '15 minutes' }).click();
  await expect(panel).toContainText('Mar 2, 2027, 09:25 UTC');
  await panel.getByText('Receive webhooks: ').click();
  await panel.locator('summary').filter({ hasText: 'UPDATE_APPOINTMENT' }).first().click();
  await expect(panel.getByRole('region', { name: 'Payload' })).toContainText('Now with fever.');
  await panel.getByText('1 call').click();
  await expect(panel).toContainText('POST /appointment');
  await expect(panel).toContainText('dana@example.com');

  await panel.getByLabel('Scenario').selectOption('New partner');
  await panel.getByRole('button', { name: 'Load' }).click();
  await expect(panel).toContainText('Mar 2, 2027, 09:10 UTC');
  expect((await callSandbox(page, '/appointments')).json).toEqual([]);
  await panel.getByLabel('Scenario').selectOption('Everyday');
  await panel.getByRole('button', { name: 'Load' }).click();
  await expect.poll(() => readNotes(page)).toBe('Sore throat for three days.');
});

test('the service worker responds to every request', { tag: '@chromium' }, async ({ page }) => {
  await openSandbox(page);
  const fromServiceWorker: boolean[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/sandbox/api/'))
      fromServiceWorker.push(response.fromServiceWorker());
  });
  for (let index = 0; index < 5; index++) await readNotes(page);
  await expect.poll(() => fromServiceWorker).toEqual(Array(5).fill(true));
});

test('two tabs share one sandbox', async ({ page, context }) => {
  await openSandbox(page);
  const other = await context.newPage();
  await openSandbox(other);
  await changeNotes(page, 'From the first tab.');
  expect(await readNotes(other)).toBe('From the first tab.');
});

test('data survives the end of the worker, a reload, and a reload that bypasses the worker', {
  tag: '@chromium',
}, async ({ page }) => {
  await openSandbox(page);
  await changeNotes(page, 'Stored.');
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  expect(await readNotes(page)).toBe('Stored.');
  await page.reload();
  await waitForSandbox(page);
  expect(await readNotes(page)).toBe('Stored.');
  await session.send('Page.reload', { ignoreCache: true });
  await waitForSandbox(page);
  await expect(locateSandboxPanel(page)).toContainText('stores its data there');
  expect(await readNotes(page)).toBe('Stored.');
});

test('stored data that cannot be read is discarded, and the panel says so', {
  tag: '@chromium',
}, async ({ page }) => {
  await openSandbox(page);
  await changeNotes(page, 'Stored.');
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('sandbox /');
        request.onerror = reject;
        request.onsuccess = () => {
          const transaction = request.result.transaction('records', 'readwrite');
          transaction.objectStore('records').put({ table: 'policies', record: null }, 'policies 1');
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.reload();
  await waitForSandbox(page);
  await expect(locateSandboxPanel(page)).toContainText('the sandbox started over');
  expect(await readNotes(page)).toBe('Sore throat for three days.');
});

test.describe('a navigation', () => {
  test.use({ allowErrors: [/404/] });

  test('is not handled by the worker', async ({ page }) => {
    await openSandbox(page);
    await page.goto('/sandbox/api/v2/appointments');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
  });
});

test.describe('a browser without service workers', () => {
  test.use({ serviceWorkers: 'block', allowErrors: [/Service Worker registration blocked/] });

  test('runs the sandbox in the page, and says so', async ({ page }) => {
    await openSandbox(page);
    await expect(locateSandboxPanel(page)).toContainText('runs in this page');
    await page.goto('/api#/operations/createToken');
    const send = await waitForConsole(page);
    await send.click();
    await expect(locateResponse(page)).toContainText('200');
  });
});

test.describe('a deployment', { tag: '@chromium' }, () => {
  test.describe.configure({ mode: 'serial' });
  const port = 4175;
  test.use({ allowOrigins: [`http://localhost:${port}`] });

  test('of a new worker with the same seed data keeps the stored data', async ({ page }) => {
    const { origin, deploy, close } = await startDeployment(port);
    await openSandbox(page, origin);
    await changeNotes(page, 'Before the update.');
    const nextWorker = waitForNextWorker(page);
    deploy((code) => `${code}\n// a new version`);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await nextWorker;
    expect(await readNotes(page)).toBe('Before the update.');
    await close();
  });

  test('of a new worker with different seed data discards the stored data', async ({ page }) => {
    const { origin, deploy, close } = await startDeployment(port);
    await openSandbox(page, origin);
    await changeNotes(page, 'Before the update.');
    const nextWorker = waitForNextWorker(page);
    deploy((code) => `self.otherVersion=true;${code.replace(/"[0-9a-f]{12}"/, '"another"')}`);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await nextWorker;
    expect(await readNotes(page)).toBe('Sore throat for three days.');
    await close();
  });

  test('works in a browser without IndexedDB, and the panel says so', async ({ page }) => {
    const { origin, deploy, close } = await startDeployment(port);
    deploy(
      (code) =>
        `Object.defineProperty(self,'indexedDB',{value:{open(){throw new DOMException('Blocked','SecurityError')}}});${code}`,
    );
    await openSandbox(page, origin);
    await expect(locateSandboxPanel(page)).toContainText('stores no data for this site');
    await changeNotes(page, 'In memory.');
    expect(await readNotes(page)).toBe('In memory.');
    await close();
  });

  test('works again after the browser has removed the worker, and sends no token to the host', async ({
    page,
  }) => {
    const { origin, requestsWithToken, close } = await startDeployment(port);
    await page.goto(`${origin}/docs/doctor-app/quick-start`);
    const run = page
      .locator('figure:visible', { hasText: '/appointments' })
      .getByRole('button', { name: 'Run in the sandbox' })
      .first();
    const response = page.getByRole('region', { name: 'Sandbox response' });
    await run.click();
    await expect(response).toContainText('200');
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    const readWorkerUrl = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    await expect.poll(readWorkerUrl).toBeUndefined();
    await response.getByRole('button', { name: 'Close' }).click();
    await run.click();
    await expect(response).toContainText('200');
    await expect(response).toContainText('as Dana Example');
    expect(requestsWithToken).toEqual([]);
    await close();
  });

  test('of a worker that is not valid JavaScript runs the sandbox in the page', async ({
    page,
  }) => {
    const { origin, deploy, close } = await startDeployment(port);
    deploy(() => '{ this is no script');
    await openSandbox(page, origin);
    await expect(locateSandboxPanel(page)).toContainText('runs in this page');
    await close();
  });
});

test.describe('the open panel', { tag: '@chromium' }, () => {
  test.use({ bypassCSP: true });

  for (const [mode, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    test(`has no accessibility violations: ${mode}, ${width} px`, async ({ page }) => {
      await storeBeforePages(page, 'theme', mode);
      await page.setViewportSize({ width, height: 900 });
      await openSandbox(page);
      await changeNotes(page, 'Something to show.');
      const panel = locateSandboxPanel(page);
      for (const summary of await panel.locator('.sandbox-disclosure > summary').all())
        await summary.click();
      await panel.getByText('appointmentChanged').first().click();
      await expect(panel.getByRole('region', { name: 'Payload' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
});
