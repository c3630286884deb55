import type { Page } from '@playwright/test';
import { sandboxTokens } from '../../lib/sandbox/credentials';
import { findViolations } from './axe';
import { startDeployment } from './changing-worker';
import { expect, test } from './page';

/** What the sandbox answers a page with, called as a client of the API would. */
async function call(
  page: Page,
  path: string,
  { method = 'GET', body, token = sandboxTokens.dana }: Sent = {},
): Promise<{ status: number; json: unknown }> {
  return page.evaluate(
    async ([address, init]) => {
      const response = await fetch(address, init);
      const text = await response.text();
      return { status: response.status, json: text ? JSON.parse(text) : undefined };
    },
    [
      `/sandbox/api/v2${path}`,
      {
        method,
        headers: { 'X-Token': token, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      },
    ] as const,
  );
}
type Sent = { method?: string; body?: object; token?: string };

const panelOf = (page: Page) => page.locator('[data-sandbox-panel]');

/** Waits until the sandbox of the page runs. */
const waitForSandbox = (page: Page) =>
  expect(panelOf(page).getByRole('button', { name: 'Reset' })).toBeVisible({ timeout: 20_000 });

/** The moment at which another worker takes the page over; to be asked for before. */
const hearOfNextWorker = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => done());
      }),
  );

/** Opens the sandbox's page and waits until it runs. */
async function openSandbox(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/api/sandbox`);
  await waitForSandbox(page);
}

/** Changes something that a later test of the same state can see. */
const rename = (page: Page, notes: string) =>
  call(page, '/appointment', { method: 'POST', body: { appointmentId: 70412, notes } });
const readNotes = async (page: Page) => {
  const { json } = await call(page, '/appointments/70412');
  return Object(json).notes;
};

test('a reader gets from the home page to a first answer in two clicks', async ({ page }) => {
  const start = Date.now();
  await page.goto('/');
  await page.getByRole('link', { name: 'Make your first call' }).click();
  await page.getByRole('button', { name: 'Run in the sandbox' }).first().click();
  const answer = page.getByRole('region', { name: 'Answer of the sandbox' });
  await expect(answer).toContainText('200');
  await expect(answer).toContainText(sandboxTokens.dana);
  const taken = Date.now() - start;
  console.log(`From the home page to the first answer: two clicks, ${taken} ms`);
  expect(taken).toBeLessThan(10_000);
});

test('the console sends to the sandbox by itself, and carries on with the token', async ({
  page,
}) => {
  await page.goto('/api#/operations/createToken');
  const send = page.getByRole('button', { name: 'Send API Request' });
  await expect(send).toBeVisible({ timeout: 30_000 });
  await send.click();
  const dock = page.getByRole('region', { name: 'Last call' });
  await expect(dock).toContainText('Sandbox');
  await expect(dock).toContainText('200');
  await dock.getByRole('button', { name: 'Send this token from now on' }).click();
  await expect(page.getByText('You are Dana Example')).toBeVisible();
  await page.goto('/api#/operations/listAppointments');
  await expect(page.getByRole('heading', { name: 'List appointments' }).last()).toBeVisible();
  await send.click();
  await expect(dock).toContainText('/sandbox/api/v2/appointments');
  await expect(dock).toContainText('with token');
  await expect(dock).toContainText('200');
});

test('a case opens in the console with its token and its values', async ({ page }) => {
  await openSandbox(page);
  const row = page.getByRole('row').filter({ hasText: 'Expired voucher' });
  await row.getByRole('link', { name: 'Use in the console' }).click();
  const send = page.getByRole('button', { name: 'Send API Request' });
  await expect(send).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('You are Vera Voorbeeld')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'id', exact: true })).not.toHaveValue('70412');
  await send.click();
  await expect(page.getByRole('region', { name: 'Last call' })).toContainText('200');
  await expect(page.locator('.sl-elements').getByText('EXPIRED').first()).toBeVisible();
});

test.describe('a case that is refused', () => {
  test.use({ allowErrors: [/405/] });

  test('fills the body in, and the answer names the field and the reason', async ({ page }) => {
    await page.goto('/api?case=needs-passport#/operations/saveAppointment');
    const send = page.getByRole('button', { name: 'Send API Request' });
    await expect(send).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.sl-elements textarea').first()).toHaveValue(/70518/);
    await send.click();
    const dock = page.getByRole('region', { name: 'Last call' });
    await expect(dock).toContainText('405');
    await expect(
      page.locator('.sl-elements').getByText('SANDBOX_DETAILS_MISSING').first(),
    ).toBeVisible();
    // The answer itself may stand below the fold.
    const told = dock.getByRole('alert');
    await expect(told).toContainText('SANDBOX_DETAILS_MISSING');
    await expect(told).toContainText(/\w: \w/);
  });
});

test.describe('the last call', () => {
  const open = async (page: Page, operationId: string, token: string) => {
    await page.goto(`/api#/operations/${operationId}`);
    const send = page.getByRole('button', { name: 'Send API Request' });
    await expect(send).toBeVisible({ timeout: 30_000 });
    await page.getByRole('textbox', { name: 'X-Token' }).fill(token);
    return { send, dock: page.getByRole('region', { name: 'Last call' }) };
  };

  test('with a text for a body is filled in as JSON, and its empty answer is no file', async ({
    page,
  }) => {
    const { send, dock } = await open(page, 'deleteUser', sandboxTokens.dana);
    await expect(page.locator('.sl-elements textarea').first()).toHaveValue(
      '"correct-horse-battery"',
    );
    await send.click();
    await expect(dock).toContainText('204');
    await expect(dock.getByRole('button', { name: /^Download/ })).toHaveCount(0);
  });

  test('shows the parts of a multipart stream, and saves it under its name', async ({ page }) => {
    const { send, dock } = await open(page, 'searchPolicies', sandboxTokens.carrier);
    await send.click();
    const parts = dock.getByText(/^Answer: \d+ parts?$/);
    const part = dock.getByText('"policyNumber": "TRV-0020417"');
    await expect(parts).toBeVisible();
    await expect(part).toBeHidden();
    await parts.click();
    await expect(part).toBeVisible();
    await expect(page.getByText('No supported response body returned')).toHaveCount(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dock.getByRole('button', { name: /^Download/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('policies.bin');
  });

  test('goes where the next one is not sent, as a value is missing', async ({ page }) => {
    const { send, dock } = await open(page, 'searchPolicies', sandboxTokens.carrier);
    const search = page.locator('.sl-elements').getByRole('textbox', { name: 'search' });
    const answer = page.locator('.TryItPanel ~ .sl-panel');
    for (const press of [() => send.click(), () => send.press('Enter')]) {
      await search.fill('TRV-002%');
      await send.click();
      await expect(dock).toContainText('200');
      await expect(answer).toBeVisible();
      await search.fill('');
      await press();
      await expect(dock).toHaveCount(0);
      await expect(answer).toBeHidden();
    }
  });
});

/** The console's fields of the call, drawn and filled in. */
async function openCase(page: Page, id: string, operationId: string) {
  await page.goto(`/api?case=${id}#/operations/${operationId}`);
  const send = page.getByRole('button', { name: 'Send API Request' });
  await expect(send).toBeVisible({ timeout: 30_000 });
  const body = page.locator('.sl-elements .TryItPanel textarea');
  return { send, body, dock: page.getByRole('region', { name: 'Last call' }) };
}

test.describe('a case on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, allowErrors: [/403/] });

  test('sends its body, and keeps what the reader types when the phone is turned', async ({
    page,
  }) => {
    const { send, body, dock } = await openCase(page, 'wrong-company', 'uploadPolicies');
    await expect(body).toHaveValue(/"companyId": 119/);
    await send.click();
    await expect(dock).toContainText('403');
    await expect(dock).toContainText('with token');

    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(body).toHaveValue(/"companyId": 119/);
    await body.fill('[{ "companyId": 120, "policyNumber": "SM00000001" }]');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(body).toHaveValue(/"companyId": 120/);
  });
});

test('cases with a list of ids are sent and answered as their table says', async ({ page }) => {
  for (const [id, profile] of [
    ['hidden-name', 5121],
    ['known-name', 5120],
  ] as const) {
    await page.goto('about:blank');
    const { send, dock } = await openCase(page, id, 'listProfilesByIds');
    await expect(page.getByRole('textbox', { name: 'ids' })).toHaveValue(`[${profile}]`);
    await send.click();
    await expect(dock).toContainText('200');
    await expect(dock).toContainText(`ids=${profile}&policy-id=30771`);
  }
});

test('the note of a case goes when the reader goes to another operation', async ({ page }) => {
  await openCase(page, 'expired-voucher', 'getAppointment');
  const note = page.getByText('Press «Send API Request»');
  await expect(note).toBeVisible();
  await page.getByTitle('List appointments', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'List appointments' }).last()).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('a sample that was run opens in the console with its body, and no token stands in the address', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/quick-start');
  const openRun = async (text: string) => {
    const sample = page.locator('[data-run]:visible', { hasText: text }).first();
    await sample.getByRole('button', { name: 'Run in the sandbox' }).click();
    await sample.getByRole('link', { name: 'Open in the console' }).click();
    await expect(page.getByText('Call of a sample')).toBeVisible({ timeout: 30_000 });
    const send = page.getByRole('button', { name: 'Send API Request' });
    await expect(send).toBeVisible({ timeout: 30_000 });
    return send;
  };
  const dock = page.getByRole('region', { name: 'Last call' });

  let send = await openRun('correct-horse-battery');
  const body = page.locator('.sl-elements .TryItPanel textarea');
  const sent = {
    email: 'dana@example.com',
    password: 'correct-horse-battery',
    language: 'ENGLISH',
    sessionType: 'API',
  };
  await expect.poll(async () => JSON.parse(await body.inputValue())).toEqual(sent);
  await send.click();
  await expect(dock).toContainText('200');

  await page.goto('/docs/doctor-app/quick-start');
  send = await openRun('$BASE_URL/appointments');
  expect(page.url()).not.toContain(sandboxTokens.dana);
  await expect(page.getByText('GET /appointments, as Dana Example')).toBeVisible();
  await send.click();
  await expect(dock).toContainText('with token');
  await expect(dock).toContainText('200');
});

/** Opens the console at an operation; what comes back is its «Send», the bar of the token, and the last call. */
async function openConsole(page: Page, operationId: string) {
  await page.goto(`/api#/operations/${operationId}`);
  const send = page.getByRole('button', { name: 'Send API Request' });
  await expect(send).toBeVisible({ timeout: 30_000 });
  const bar = page
    .getByRole('status')
    .filter({ has: page.getByRole('button') })
    .first();
  return { send, bar, dock: page.getByRole('region', { name: 'Last call' }) };
}

test('the console says who the reader is, and the reader can be somebody else', async ({
  page,
}) => {
  const { bar } = await openConsole(page, 'listAppointments');
  await expect(bar).toContainText('No token');
  await bar.getByRole('button', { name: 'Dana Example' }).click();
  await expect(bar).toContainText('You are Dana Example');
  await expect(bar).toBeFocused();
  await bar.getByRole('button', { name: 'a carrier user' }).click();
  await expect(bar).toContainText('You are a carrier user');
  await expect(page.getByRole('textbox', { name: 'X-Token' })).toHaveValue(sandboxTokens.carrier);

  const countLines = () =>
    bar.locator('> span').evaluate((text) => {
      const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
      return Math.round(text.getBoundingClientRect().height / lineHeight);
    });
  expect(await countLines()).toBe(1);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await countLines()).toBeLessThanOrEqual(4);
  await bar.getByRole('button', { name: 'Forget it' }).click();
  await expect(bar).toContainText('No token');
  expect(await countLines()).toBeLessThanOrEqual(4);
});

test('a log-out in the console forgets the token', async ({ page }) => {
  const { send, bar, dock } = await openConsole(page, 'invalidateToken');
  await bar.getByRole('button', { name: 'a doctor' }).click();
  await expect(bar).toContainText('You are a doctor');
  await send.click();
  await expect(bar).toContainText('You logged out');
  await expect(dock).toContainText('204');
  await expect(page.getByRole('textbox', { name: 'X-Token' })).toHaveValue('');
  await bar.getByRole('button', { name: 'a doctor' }).click();
  await expect(bar).toContainText('You are a doctor');
  expect((await call(page, '/appointments', { token: sandboxTokens.profile })).status).toBe(200);
});

test.describe('a session that ended', () => {
  test.use({ allowErrors: [/40[45]/] });

  const deleteDana = (page: Page) =>
    page.evaluate(async (token) => {
      const headers = { 'X-Token': token, 'Content-Type': 'application/json' };
      const body = '"correct-horse-battery"';
      await fetch('/sandbox/api/v2/token/delete-user', { method: 'POST', headers, body });
    }, sandboxTokens.dana);

  /** Runs a sample of the page by its title, and returns its answer. */
  const runSample = async (page: Page, title: string) => {
    const block = page
      .locator('[data-run]:visible')
      .filter({ hasText: title })
      .filter({ has: page.getByRole('button', { name: 'Run in the sandbox' }) })
      .first();
    await block.getByRole('button', { name: 'Run in the sandbox' }).click();
    return block.getByRole('region', { name: 'Answer of the sandbox' });
  };

  test('with its user’s deletion offers a reset, in the console', async ({ page }) => {
    await openSandbox(page);
    await deleteDana(page);
    const { send, bar, dock } = await openConsole(page, 'listAppointments');
    await bar.getByRole('button', { name: 'Dana Example' }).click();
    await expect(bar).toContainText('This user was deleted');
    await expect(page.getByRole('textbox', { name: 'X-Token' })).toHaveValue('');
    await bar.getByRole('button', { name: 'Reset the sandbox' }).click();
    await expect(bar).toContainText('You are Dana Example');
    await deleteDana(page);
    await send.click();
    await expect(dock).toContainText('405');
    await expect(bar).toContainText('This user was deleted');
    await bar.getByRole('button', { name: 'Reset the sandbox' }).click();
    await expect(bar).toContainText('You are Dana Example');
    await send.click();
    await expect(dock).toContainText('200');
  });

  test('with its user’s deletion offers a reset, below a sample', async ({ page }) => {
    await openSandbox(page);
    await deleteDana(page);
    await page.goto('/docs/doctor-app/quick-start');
    const list = await runSample(page, 'List the appointments');
    await expect(list).toContainText('This user was deleted.');
    await expect(await runSample(page, 'Get a token')).toContainText('This is a new user');
    await runSample(page, 'List the appointments');
    await expect(list).toContainText('This is a new user');
    await list.getByRole('button', { name: 'Reset the sandbox and run again' }).click();
    await expect(list).toContainText('70412');
    await expect(list).toContainText('as Dana Example');
  });

  test('in a sample stays ended for its page, and for nothing else', async ({ page }) => {
    await page.goto('/docs/doctor-app/quick-start');
    await expect(await runSample(page, 'Log out')).toContainText('204');
    const list = await runSample(page, 'List the appointments');
    await expect(list).toContainText('405');
    await expect(list).toContainText('with the token that was logged out');
    await list.getByRole('button', { name: 'Log in again and run' }).click();
    await expect(list).toContainText('200');

    await runSample(page, 'Log out');
    await expect.poll(async () => (await call(page, '/appointments')).status).toBe(405);
    await page.evaluate((token) => {
      const values = JSON.stringify({ XToken: token });
      sessionStorage.setItem('TryIt_securitySchemeValues', values);
    }, sandboxTokens.dana);
    const { send, dock } = await openConsole(page, 'listAppointments');
    await send.click();
    await expect(dock).toContainText('200');
  });
});

test('an answer of another scenario than the page is written for says so', async ({ page }) => {
  await openSandbox(page);
  await page.evaluate(async () => {
    const body = JSON.stringify({ scenario: 'new-partner' });
    await fetch('/sandbox/control/reset', { method: 'POST', body });
  });
  await page.goto('/docs/doctor-app/quick-start');
  const block = page
    .locator('[data-run]:visible')
    .filter({ hasText: 'List the appointments' })
    .first();
  await block.getByRole('button', { name: 'Run in the sandbox' }).click();
  const answer = block.getByRole('region', { name: 'Answer of the sandbox' });
  await expect(answer).toContainText('The sandbox plays «New partner».');
  await answer.getByRole('button', { name: 'Load that and run again' }).click();
  await expect(answer).toContainText('70412');
});

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
  const panel = panelOf(page);
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
  expect((await call(page, '/appointments')).json).toEqual([]);
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
  await expect(panelOf(page)).toContainText('keeps its data there');
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
  await expect(panelOf(page)).toContainText('It began anew');
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
    await expect(panelOf(page)).toContainText('runs in this page');
    await page.goto('/api#/operations/createToken');
    const send = page.getByRole('button', { name: 'Send API Request' });
    await expect(send).toBeVisible({ timeout: 30_000 });
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
    await expect(panelOf(page)).toContainText('keeps no data for this site');
    await rename(page, 'In memory.');
    expect(await readNotes(page)).toBe('In memory.');
    await close();
  });

  test('whose worker the browser takes away answers anew, and the host gets no token', async ({
    page,
  }) => {
    const { origin, askedWithToken, close } = await startDeployment(port);
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
    await expect(panelOf(page)).toContainText('runs in this page');
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
      const panel = panelOf(page);
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
