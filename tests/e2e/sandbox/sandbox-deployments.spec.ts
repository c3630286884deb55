import type { ServerResponse } from 'node:http';
import { sandboxUsers } from '../../../lib/api/users/users';
import { testInNewTab as base, expect } from '../support/fixtures';
import { changeNotes, locateSandboxPanel, openSandbox, readNotes } from '../support/sandbox-page';
import { type Deployment, startDeployment } from '../support/test-deployment';

/** The sandbox with a worker that is missing, wrong, replaced, or removed, or that has no database. */

const test = base.extend<object, { deployment: Deployment }>({
  deployment: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const deployment = await startDeployment();
      await use(deployment);
      await deployment.close();
    },
    { scope: 'worker' },
  ],
  allowOrigins: async ({ deployment }, use) => use([deployment.origin]),
  page: async ({ page, deployment }, use) => {
    await use(page);
    deployment.deploy((code) => code);
  },
});

test.describe('if the worker', { tag: '@chromium' }, () => {
  test.use({ allowErrors: [/Failed to load resource|HTTP response code|MIME type|ServiceWorker/] });

  const respondWith =
    (status: number, type: string, body: string) => (response: ServerResponse) => {
      response.writeHead(status, { 'Content-Type': type }).end(body);
    };
  const script = (code: string) => respondWith(200, 'text/javascript', code);

  for (const [name, respond] of [
    ['is missing', respondWith(404, 'text/plain', '')],
    ['is a page of HTML', respondWith(200, 'text/html', '<!doctype html>')],
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
    test(`${name}, the sandbox runs in the page and says so`, async ({ page, deployment }) => {
      deployment.respondWith(respond);
      await openSandbox(page, deployment.origin);
      await expect(locateSandboxPanel(page)).toContainText('runs in this page');
    });
  }

  for (const [name, respond, timeoutMs] of [
    ['is an empty file', script(''), 500],
    ['does not arrive', () => undefined, 4000],
  ] as const) {
    test(`${name}, the sandbox runs in the page after ${timeoutMs} ms`, async ({
      page,
      deployment,
    }) => {
      deployment.respondWith(respond);
      await page.clock.install();
      await page.goto(`${deployment.origin}/api/sandbox`);
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

for (const [effect, change, notes] of [
  ['the same seed data keeps', (code: string) => `${code}\n// a new version`, 'Before the update.'],
  [
    'other seed data discards',
    (code: string) => `self.otherVersion=true;${code.replace(/"[0-9a-f]{12}"/, '"another"')}`,
    'Sore throat for three days.',
  ],
] as const) {
  test(`a new worker with ${effect} the stored data, and every call gets its response`, {
    tag: '@chromium',
  }, async ({ page, deployment }) => {
    await openSandbox(page, deployment.origin);
    await changeNotes(page, 'Before the update.');
    // Before the worker is deployed: Chromium also updates it by itself, a second after a page has loaded.
    const calls = await page.evaluateHandle((token) => {
      const start = () =>
        Array.from({ length: 25 }, () =>
          fetch('/sandbox/api/v2/appointments', { headers: { 'X-Token': token } }),
        );
      const late: Array<Promise<Response>> = [];
      navigator.serviceWorker.addEventListener('controllerchange', () => late.push(...start()));
      return { start, late };
    }, sandboxUsers.patient.token);
    deployment.deploy(change);
    const statuses = await page.evaluate(async ({ start }) => {
      const registration = await navigator.serviceWorker.ready;
      const responses = start();
      await registration.update();
      // Chromium replaces the worker when it has responded to these.
      responses.push(...start());
      // The first may have joined an update by the browser that was under way, with the code from before.
      await registration.update();
      return (await Promise.all(responses)).map(({ status }) => status);
    }, calls);
    // Chromium can leave a worker waiting that was installed while the other one was busy. Pages that start the sandbox
    // repeat the request to activate it.
    const isReplaced = () =>
      page.evaluate(async ({ late }) => {
        (await navigator.serviceWorker.ready).waiting?.postMessage({ type: 'activate' });
        return late.length > 0;
      }, calls);
    await expect.poll(isReplaced).toBe(true);
    const lateStatuses = await page.evaluate(
      async ({ late }) => (await Promise.all(late)).map(({ status }) => status),
      calls,
    );
    expect([...statuses, ...lateStatuses]).toEqual(Array.from({ length: 75 }, () => 200));
    expect(await readNotes(page)).toBe(notes);
  });
}

for (const [name, open] of [
  ['cannot be opened', "open(){throw new DOMException('Blocked','SecurityError')}"],
  ['never opens', 'open:()=>new EventTarget()'],
] as const) {
  test(`with a database that ${name}, the panel says that nothing is kept`, {
    tag: '@chromium',
  }, async ({ page, deployment }) => {
    deployment.deploy(
      (code) => `Object.defineProperty(self,'indexedDB',{value:{${open}}});${code}`,
    );
    await openSandbox(page, deployment.origin);
    await expect(locateSandboxPanel(page)).toContainText('stores no data for this site');
    await changeNotes(page, 'In memory.');
    expect(await readNotes(page)).toBe('In memory.');
  });
}

test('after the browser has removed the worker, a sample runs, and no token is sent to the host', {
  tag: '@chromium',
}, async ({ page, deployment }) => {
  const { origin, requestsWithToken } = deployment;
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
});
