import type { Page } from '@playwright/test';
import { sandboxTokens } from '../../lib/sandbox/sandbox-credentials';
import { waitForConsole } from './console-page';
import { expect, test } from './fixtures';
import { callSandbox, openSandbox } from './sandbox-page';

/** What readers do with the sandbox: calls of the console, of its cases, and of the pages' samples. */

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
  const send = await waitForConsole(page);
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
  const send = await waitForConsole(page);
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
    const send = await waitForConsole(page);
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
    const send = await waitForConsole(page);
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
  const send = await waitForConsole(page);
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
    const send = await waitForConsole(page);
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
  const send = await waitForConsole(page);
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
  expect((await callSandbox(page, '/appointments', { token: sandboxTokens.profile })).status).toBe(
    200,
  );
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
    await expect.poll(async () => (await callSandbox(page, '/appointments')).status).toBe(405);
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
