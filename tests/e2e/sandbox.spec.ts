import type { Page } from '@playwright/test';
import { sandboxTokens } from '../../lib/sandbox/sandbox-credentials';
import { findViolations } from './axe';
import { waitForConsole } from './console-page';
import { expect, test } from './fixtures';
import { callSandbox, locateSandboxPanel, openSandbox, waitForSandbox } from './sandbox-page';
import { startDeployment } from './test-deployment';

/** How the sandbox runs: its panel, its worker, what is kept, and browsers that lack a part of it. */

/** The moment at which another worker takes the page over; to be asked for before. */
const hearOfNextWorker = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => done());
      }),
  );

/** Changes something that a later test of the same state can see. */
const rename = (page: Page, notes: string) =>
  callSandbox(page, '/appointment', { method: 'POST', body: { appointmentId: 70412, notes } });
const readNotes = async (page: Page) => {
  const { json } = await callSandbox(page, '/appointments/70412');
  return Object(json).notes;
};

test('nothing of the sandbox loads before it is used', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/', '/docs/doctor-app/quick-start', '/api/operations/createToken']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  // Its page may be loaded ahead like every other.
  expect(asked.filter((path) => /^\/sandbox|sandbox\.css$/.test(path))).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test('the panel shows calls and web hooks, loads scenarios and puts the clock forward', async ({
  page,
}) => {
  await openSandbox(page);
  const panel = locateSandboxPanel(page);
  await rename(page, 'Now with fever.');
  await panel.getByRole('button', { name: '15 minutes' }).click();
  await expect(panel).toContainText('2 Mar 2027, 09:25 UTC');
  await panel.getByText('Receive web hooks: ').click();
  await panel.locator('summary').filter({ hasText: 'UPDATE_APPOINTMENT' }).first().click();
  await expect(panel.getByRole('region', { name: 'Payload' })).toContainText('Now with fever.');
  await panel.getByText('1 call').click();
  await expect(panel).toContainText('POST /appointment');
  await expect(panel).toContainText('dana@example.com');

  await panel.getByLabel('Scenario').selectOption('New partner');
  await panel.getByRole('button', { name: 'Load' }).click();
  await expect(panel).toContainText('2 Mar 2027, 09:10 UTC');
  expect((await callSandbox(page, '/appointments')).json).toEqual([]);
  await panel.getByLabel('Scenario').selectOption('Everyday');
  await panel.getByRole('button', { name: 'Load' }).click();
  await expect.poll(() => readNotes(page)).toBe('Sore throat for three days.');
});

test('a request takes less than ten milliseconds, and the time is printed', async ({ page }) => {
  await openSandbox(page);
  // Other tests take their share of the machine: of twenty rounds of 20 requests the quickest counts.
  const medians = await page.evaluate(async (token) => {
    const headers = { 'X-Token': token };
    const rounds: number[] = [];
    for (let round = 0; round < 20; round++) {
      const times: number[] = [];
      for (let index = 0; index < 20; index++) {
        const start = performance.now();
        await (await fetch('/sandbox/api/v2/appointments/70412', { headers })).json();
        times.push(performance.now() - start);
      }
      rounds.push(times.sort((a, b) => a - b)[10] ?? Number.NaN);
    }
    return rounds.sort((a, b) => a - b);
  }, sandboxTokens.dana);
  const [best = Number.NaN] = medians;
  const told = [best, medians[10] ?? Number.NaN].map((ms) => ms.toFixed(1));
  console.log(`A request in the sandbox: median ${told[0]} ms at best, ${told[1]} ms usually`);
  expect(best).toBeLessThan(10);
});

test('two tabs share one sandbox', async ({ page, context }) => {
  await openSandbox(page);
  const other = await context.newPage();
  await openSandbox(other);
  await rename(page, 'From the first tab.');
  expect(await readNotes(other)).toBe('From the first tab.');
});

test('what was written outlives the worker, a reload and a reload past the worker', {
  tag: '@chromium',
}, async ({ page }) => {
  await openSandbox(page);
  await rename(page, 'Kept.');
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  expect(await readNotes(page)).toBe('Kept.');
  await page.reload();
  await waitForSandbox(page);
  expect(await readNotes(page)).toBe('Kept.');
  await session.send('Page.reload', { ignoreCache: true });
  await waitForSandbox(page);
  await expect(locateSandboxPanel(page)).toContainText('keeps its data there');
  expect(await readNotes(page)).toBe('Kept.');
});

test('what was kept and cannot be read is forgotten, and the panel says so', {
  tag: '@chromium',
}, async ({ page }) => {
  await openSandbox(page);
  await rename(page, 'Kept.');
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('sandbox /');
        opening.onerror = fail;
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('records', 'readwrite');
          transaction.objectStore('records').put({ table: 'policies', record: null }, 'policies 1');
          transaction.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.reload();
  await waitForSandbox(page);
  await expect(locateSandboxPanel(page)).toContainText('It began anew');
  expect(await readNotes(page)).toBe('Sore throat for three days.');
});

test.describe('a page that is opened', () => {
  test.use({ allowErrors: [/404/] });

  test('is never the worker’s business', async ({ page }) => {
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
    await expect(page.getByRole('region', { name: 'Last call' })).toContainText('200');
  });
});

test.describe('a deployment', { tag: '@chromium' }, () => {
  test.describe.configure({ mode: 'serial' });
  const port = 4175;
  test.use({ allowOrigins: [`http://localhost:${port}`] });

  test('of a new worker with the same data keeps what was written', async ({ page }) => {
    const { origin, deploy, close } = await startDeployment(port);
    await openSandbox(page, origin);
    await rename(page, 'Before the update.');
    const changed = hearOfNextWorker(page);
    deploy((code) => `${code}\n// a new version`);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await changed;
    expect(await readNotes(page)).toBe('Before the update.');
    await close();
  });

  test('of a new worker with other data begins anew', async ({ page }) => {
    const { origin, deploy, close } = await startDeployment(port);
    await openSandbox(page, origin);
    await rename(page, 'Before the update.');
    const changed = hearOfNextWorker(page);
    deploy((code) => `self.otherVersion=true;${code.replace(/"[0-9a-f]{12}"/, '"another"')}`);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await changed;
    expect(await readNotes(page)).toBe('Sore throat for three days.');
    await close();
  });

  test('where the browser keeps nothing answers all the same, and says so', async ({ page }) => {
    const { origin, deploy, close } = await startDeployment(port);
    deploy(
      (code) =>
        `Object.defineProperty(self,'indexedDB',{value:{open(){throw new DOMException('Blocked','SecurityError')}}});${code}`,
    );
    await openSandbox(page, origin);
    await expect(locateSandboxPanel(page)).toContainText('keeps no data for this site');
    await rename(page, 'In memory.');
    expect(await readNotes(page)).toBe('In memory.');
    await close();
  });

  test('whose worker the browser takes away answers anew, and the host gets no token', async ({
    page,
  }) => {
    const { origin, requestsWithToken: askedWithToken, close } = await startDeployment(port);
    await page.goto(`${origin}/docs/doctor-app/quick-start`);
    const run = page
      .locator('figure:visible', { hasText: '/appointments' })
      .getByRole('button', { name: 'Run in the sandbox' })
      .first();
    const answer = page.getByRole('region', { name: 'Answer of the sandbox' });
    await run.click();
    await expect(answer).toContainText('200');
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    const findWorker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    await expect.poll(findWorker).toBeUndefined();
    await answer.getByRole('button', { name: 'Close' }).click();
    await run.click();
    await expect(answer).toContainText('200');
    await expect(answer).toContainText('as Dana Example');
    expect(askedWithToken).toEqual([]);
    await close();
  });

  test('without the worker’s file runs the sandbox in the page', async ({ page }) => {
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
    test(`has no fault that axe finds: ${mode}, ${width} px`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      await page.setViewportSize({ width, height: 900 });
      await openSandbox(page);
      await rename(page, 'Something to show.');
      const panel = locateSandboxPanel(page);
      for (const fold of await panel.locator('.sandbox-fold > summary').all()) await fold.click();
      await panel.getByText('appointmentChanged').first().click();
      await expect(panel.getByRole('region', { name: 'Payload' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
});
