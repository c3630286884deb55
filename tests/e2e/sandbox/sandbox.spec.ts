import type { Page } from '@playwright/test';
import { expect, testInNewTab as test } from '../support/fixtures';
import {
  callSandbox,
  changeNotes,
  locateSandboxPanel,
  openSandbox,
  readNotes,
  waitForSandbox,
} from '../support/sandbox-page';

/** The sandbox in its service worker: what starts it, who shares it, and what it stores. */

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

test('the panel starts the worker, shows what it does, advances its clock, and resets it', async ({
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
  await page.reload();
  await expect(panel).toContainText('Mar 2, 2027, 09:25 UTC');
  expect(await readNotes(page)).toBe('Now with fever.');
  await panel.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(panel).toContainText('Mar 2, 2027, 09:10 UTC');
  expect(await readNotes(page)).toBe('Sore throat for three days.');
});

test('two tabs share one sandbox', async ({ page, context }) => {
  await openSandbox(page);
  const other = await context.newPage();
  await openSandbox(other);
  await changeNotes(page, 'From the first tab.');
  expect(await readNotes(other)).toBe('From the first tab.');
  await locateSandboxPanel(other).getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(() => readNotes(page)).toBe('Sore throat for three days.');
});

async function stopWorkers(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  return session;
}

test('the worker responds to every request, and its data survives its end and a reload that bypasses it', {
  tag: '@chromium',
}, async ({ page }) => {
  await openSandbox(page);
  const fromServiceWorker: boolean[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/sandbox/api/'))
      fromServiceWorker.push(response.fromServiceWorker());
  });
  await changeNotes(page, 'Stored.');
  for (let index = 0; index < 4; index++) await readNotes(page);
  await expect.poll(() => fromServiceWorker).toEqual(Array(5).fill(true));
  const session = await stopWorkers(page);
  expect(await readNotes(page)).toBe('Stored.');
  await session.send('Page.reload', { ignoreCache: true });
  await waitForSandbox(page);
  await expect(locateSandboxPanel(page)).toContainText('stores its data there, for this site only');
  expect(await readNotes(page)).toBe('Stored.');
});

/** Changes a stored record, as an extension or the developer tools can, and starts the worker again. */
async function damage(page: Page, table: string, id: number, record: unknown): Promise<void> {
  await page.evaluate(
    ([row, key]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('sandbox /');
        request.onerror = reject;
        request.onsuccess = () => {
          const transaction = request.result.transaction('records', 'readwrite');
          transaction.objectStore('records').put(row, key);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [{ table, record, position: 1 }, `${table} ${id}`] as const,
  );
  await stopWorkers(page);
  await page.reload();
  await waitForSandbox(page);
}

test('stored data that cannot be read is discarded, and the panel says so', {
  tag: '@chromium',
}, async ({ page }) => {
  await openSandbox(page);
  await changeNotes(page, 'Stored.');
  await damage(page, 'policies', 1, null);
  await expect(locateSandboxPanel(page)).toContainText('the sandbox started over');
  expect(await readNotes(page)).toBe('Sore throat for three days.');
});

test.describe('stored data', { tag: '@chromium' }, () => {
  test.use({ allowErrors: [/status of 405/] });

  // What else can be damaged is in lib/sandbox/create-sandbox.test.ts.
  test('that makes calls fail is repaired by one click', async ({ page }) => {
    await openSandbox(page);
    await damage(page, 'accounts', 48213, { id: 48213, policyIds: 5 });
    const { status, json } = await callSandbox(page, '/appointments');
    expect([status, json]).toEqual([405, expect.objectContaining({ error: 'SANDBOX_FAULT' })]);
    await locateSandboxPanel(page).getByRole('button', { name: 'Reset', exact: true }).click();
    await expect.poll(() => readNotes(page)).toBe('Sore throat for three days.');
  });
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
    await page.getByRole('button', { name: 'Run: Excess of 20%', exact: true }).click();
    await expect(page.locator('#excess-of-20')).toContainText('As expected');
  });
});
