import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { isRecord } from '../../../lib/json/is-record';
import { sandboxTokens } from '../../../lib/sandbox/sandbox-credentials';
import { locateResponse, waitForConsole } from '../support/console-page';
import { createSharedTabTest, expect } from '../support/fixtures';
import { callSandbox, locateSandboxPanel, openSandbox } from '../support/sandbox-page';
import { type Deployment, startDeployment } from '../support/test-deployment';

/** The sandbox with a worker that is missing, wrong or replaced, and with a database that somebody has changed. */

const port = 4176;
const origin = `http://localhost:${port}`;

let deployment: Deployment;

const test = createSharedTabTest({}, async (tab) => {
  await tab.goto(`${origin}/robots.txt`);
  await tab.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
  });
  const session = await tab.context().newCDPSession(tab);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
});

// The tests share a server on a fixed port, so they run one after the other.
test.describe.configure({ mode: 'serial' });
test.use({ allowOrigins: [origin] });
test.beforeAll(async () => {
  deployment = await startDeployment(port);
});
test.afterAll(() => deployment.close());
// Not before each test: the tab's data cannot be cleared while it still waits for the worker of the test before.
test.afterEach(() => deployment.deploy((code) => code));

test.describe('if the worker', { tag: '@chromium' }, () => {
  test.use({ allowErrors: [/Failed to load resource|HTTP response code|MIME type|ServiceWorker/] });

  const respondWith =
    (status: number, type: string, body: string) => (response: ServerResponse) => {
      response.writeHead(status, { 'Content-Type': type }).end(body);
    };
  const script = (code: string) => respondWith(200, 'text/javascript', code);

  for (const [name, respond] of [
    ['is missing', respondWith(404, 'text/plain', '')],
    ['cannot be served', respondWith(500, 'text/plain', '')],
    ['is a page of HTML', respondWith(200, 'text/html', '<!doctype html>')],
    ['is not valid JavaScript', script('{ this is no script')],
    ['throws when it starts', script('throw new Error("Broken")')],
    [
      'fails for every call',
      script(
        `onactivate = (event) => event.waitUntil(clients.claim());
onfetch = (event) => {
  if (event.request.url.includes('/sandbox/')) event.respondWith(Promise.reject(new Error('Broken')));
};`,
      ),
    ],
  ] as const) {
    test(`${name}, the sandbox runs in the page and says so`, async ({ page }) => {
      deployment.respondWith(respond);
      await openSandbox(page, origin);
      await expect(locateSandboxPanel(page)).toContainText('runs in this page');
    });
  }

  for (const [name, respond, timeoutMs] of [
    ['is an empty file', script(''), 500],
    ['does not arrive', () => undefined, 4000],
  ] as const) {
    test(`${name}, the sandbox runs in the page after ${timeoutMs} ms`, async ({ page }) => {
      deployment.respondWith(respond);
      await page.clock.install();
      await page.goto(`${origin}/api/sandbox`);
      await expect(page.getByText('Starting the sandbox…')).toBeVisible();
      const hasWorker = () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.active?.state;
        });
      if (timeoutMs < 4000) await expect.poll(hasWorker).toBe('activated');
      await page.clock.fastForward(timeoutMs);
      await expect(locateSandboxPanel(page)).toContainText('runs in this page');
    });
  }
});

test('calls that run while the worker is replaced get their responses', {
  tag: '@chromium',
}, async ({ page }) => {
  await openSandbox(page, origin);
  deployment.deploy((code) => `${code}\n// a new version`);
  const statuses = await page.evaluate(async (token) => {
    const startCalls = () =>
      Array.from({ length: 25 }, () =>
        fetch('/sandbox/api/v2/appointments', { headers: { 'X-Token': token } }),
      );
    let isReplaced = false;
    const replaced = new Promise<void>((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        isReplaced = true;
        resolve();
      });
    });
    const registration = await navigator.serviceWorker.ready;
    const earlyCalls = startCalls();
    // Chromium also updates workers itself after a page load, and an update joins one that is under way, which may have
    // the code from before.
    const hasNewWorker = () => isReplaced || registration.installing || registration.waiting;
    while (!hasNewWorker()) await registration.update();
    // Chromium replaces the worker when it has responded to these.
    const lateCalls = startCalls();
    await replaced;
    const responses = await Promise.all([...earlyCalls, ...lateCalls, ...startCalls()]);
    return responses.map(({ status }) => status);
  }, sandboxTokens.dana);
  expect(statuses).toEqual(Array.from({ length: 75 }, () => 200));
});

test('a database that never opens delays the first call only, and the panel says that nothing is kept', {
  tag: '@chromium',
}, async ({ page }) => {
  deployment.deploy(
    (code) =>
      `Object.defineProperty(self,'indexedDB',{value:{open:()=>new EventTarget()}});${code}`,
  );
  await openSandbox(page, origin);
  await expect(locateSandboxPanel(page)).toContainText('stores no data for this site');
  expect((await callSandbox(page, '/appointments/70412')).status).toBe(200);
});

test('if a second tab resets the sandbox, calls of the first get the new data', {
  tag: '@chromium',
}, async ({ page }) => {
  await openSandbox(page, origin);
  const body = { appointmentId: 70412, notes: 'Of the first tab.' };
  expect((await callSandbox(page, '/appointment', { method: 'POST', body })).status).toBe(200);
  const second = await page.context().newPage();
  await openSandbox(second, origin);
  await second.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect
    .poll(async () => {
      const { json } = await callSandbox(page, '/appointments/70412');
      return isRecord(json) ? json.notes : undefined;
    })
    .toBe('Sore throat for three days.');
  await second.close();
});

type StoredRow = { table: string; record: Record<string, unknown>; position: number };

/** Changes stored records, as an extension or the developer tools can, and restarts the worker. */
async function tamper(page: Page, rows: Record<string, StoredRow>): Promise<void> {
  await page.evaluate(
    (values) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('sandbox /');
        request.onerror = reject;
        request.onsuccess = () => {
          const transaction = request.result.transaction('records', 'readwrite');
          const store = transaction.objectStore('records');
          for (const [key, value] of Object.entries(values)) store.put(value, key);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    rows,
  );
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

const damage = (table: string, id: string | number, fields: Record<string, unknown>) => ({
  [`${table} ${id}`]: { table, record: { id, ...fields }, position: 1 },
});

test.describe('with stored records in which', { tag: '@chromium' }, () => {
  test.use({ allowErrors: [/status of (403|405)/] });

  for (const [name, rows] of [
    ['an appointment has no fields', damage('appointments', 70412, {})],
    [
      'an appointment has a status that is an object',
      damage('appointments', 70412, { status: { a: 1 }, scheduledTimestamp: { toString: 1 } }),
    ],
    ['a policy has no fields', damage('policies', 30771, {})],
    ['a person has no fields', damage('people', 90144, {})],
    ['an account has lists that are numbers', damage('accounts', 48213, { policyIds: 5 })],
    ['a session leads to no account', damage('sessions', sandboxTokens.dana, { accountId: -1 })],
    ['the scenario is unknown', damage('settings', 'scenario', { value: 'none' })],
    ['the clock is not a number', damage('settings', 'clock.advanced', { value: 'never' })],
    ['a logged call has no fields', damage('calls', 1, {})],
  ] as const) {
    test(`${name}, the sandbox responds, and works after one click on Reset`, async ({ page }) => {
      await openSandbox(page, origin);
      await tamper(page, rows);
      await page.reload();
      const { status, json } = await callSandbox(page, '/appointments');
      expect([200, 403, 405]).toContain(status);
      if (status === 405) expect(isRecord(json) && json.error).toBeTruthy();
      await locateSandboxPanel(page)
        .getByRole('button', { name: /^Reset/ })
        .click();
      await expect.poll(async () => (await callSandbox(page, '/appointments')).status).toBe(200);
    });
  }

  test('a record makes calls fail, the console offers the reset', async ({ page }) => {
    await openSandbox(page, origin);
    await tamper(page, damage('accounts', 48213, { policyIds: 5 }));
    await page.goto(`${origin}/api#/operations/listAppointments`);
    const send = await waitForConsole(page);
    await send.click();
    const response = locateResponse(page);
    await expect(response).toContainText('The sandbox itself failed.');
    await response.getByRole('button', { name: 'Reset the sandbox and send again' }).click();
    await expect(response).toContainText('200 Success');
  });
});
