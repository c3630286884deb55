import type { Page } from '@playwright/test';
import {
  elementsSelectors,
  elementsStorageKeys,
} from '../../components/console/elements-adapter/elements-internals';
import { sandboxTokens } from '../../lib/sandbox/sandbox-credentials';
import {
  locateBody,
  locateDock,
  locateElements,
  openOperation,
  testInConsoleTab as test,
  waitForConsole,
} from './console-page';
import { expect, test as testInNewTab } from './fixtures';
import { callSandbox, openSandbox } from './sandbox-page';

/** What readers do with the sandbox: calls of the console, of its cases, and of samples on other pages. */

testInNewTab('a first response takes two clicks from the home page', async ({ page }) => {
  const start = Date.now();
  await page.goto('/');
  await page.getByRole('link', { name: 'Make your first call' }).click();
  await page.getByRole('button', { name: 'Run in the sandbox' }).first().click();
  const response = page.getByRole('region', { name: 'Sandbox response' });
  await expect(response).toContainText('200');
  await expect(response).toContainText(sandboxTokens.dana);
  console.log(`From the home page to the first response: two clicks, ${Date.now() - start} ms`);
});

testInNewTab(
  'the console sends to the sandbox by default, and uses the token of a response',
  async ({ page }) => {
    const send = await openOperation(page, 'createToken');
    await send.click();
    const dock = locateDock(page);
    await expect(dock).toContainText('Sandbox');
    await expect(dock).toContainText('200');
    await dock.getByRole('button', { name: 'Send this token from now on' }).click();
    await expect(page.getByText('logged in to the sandbox as Dana Example')).toBeVisible();
    await page.goto('/api#/operations/listAppointments');
    await expect(page.getByRole('heading', { name: 'List appointments' }).last()).toBeVisible();
    await send.click();
    await expect(dock).toContainText('/sandbox/api/v2/appointments');
    await expect(dock).toContainText('with token');
    await expect(dock).toContainText('200');
  },
);

test('a case opens on the page of its operation with its user and its values', async ({ page }) => {
  await openSandbox(page);
  await page.getByRole('link', { name: 'Try it: Expired voucher' }).click();
  const panel = page.locator('.request-panel');
  await expect(panel.getByRole('combobox', { name: 'Acting as' })).toHaveValue('vera-voorbeeld');
  await expect(panel.getByRole('textbox', { name: 'id' })).not.toHaveValue('70412');
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  const response = panel.getByRole('region', { name: 'Response' });
  await expect(response.getByText('200 Success')).toBeVisible();
  await expect(response).toContainText('EXPIRED');
});

test.describe('a case that is refused', () => {
  test.use({ allowErrors: [/405/] });

  test('fills in the body, and the response names the field and the reason', async ({ page }) => {
    await page.goto('/api?case=needs-passport#/operations/saveAppointment');
    const send = await waitForConsole(page);
    await expect(locateBody(page)).toHaveValue(/70518/);
    await send.click();
    const dock = locateDock(page);
    await expect(dock).toContainText('405');
    await expect(locateElements(page).getByText('SANDBOX_DETAILS_MISSING').first()).toBeVisible();
    // The response panel may be outside the viewport.
    const alert = dock.getByRole('alert');
    await expect(alert).toContainText('SANDBOX_DETAILS_MISSING');
    await expect(alert).toContainText(/\w: \w/);
  });
});

test.describe('the last call', () => {
  const openWithToken = async (page: Page, operationId: string, token: string) => {
    const send = await openOperation(page, operationId);
    await page.getByRole('textbox', { name: 'X-Token' }).fill(token);
    return { send, dock: locateDock(page) };
  };

  test('has a string body filled in as JSON, and no download for an empty response', async ({
    page,
  }) => {
    const { send, dock } = await openWithToken(page, 'deleteUser', sandboxTokens.dana);
    await expect(locateBody(page)).toHaveValue('"correct-horse-battery"');
    await send.click();
    await expect(dock).toContainText('204');
    await expect(dock.getByRole('button', { name: /^Download/ })).toHaveCount(0);
  });

  test('shows the parts of a multipart response and names its download', async ({ page }) => {
    const { send, dock } = await openWithToken(page, 'searchPolicies', sandboxTokens.carrier);
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

  test('disappears if the next call is not sent because a value is missing', async ({ page }) => {
    const { send, dock } = await openWithToken(page, 'searchPolicies', sandboxTokens.carrier);
    const search = locateElements(page).getByRole('textbox', { name: 'search' });
    const responsePanel = page.locator(elementsSelectors.responsePanel);
    for (const activate of [() => send.click(), () => send.press('Enter')]) {
      await search.fill('TRV-002%');
      await send.click();
      await expect(dock).toContainText('200');
      await expect(responsePanel).toBeVisible();
      await search.fill('');
      await activate();
      await expect(dock).toHaveCount(0);
      await expect(responsePanel).toBeHidden();
    }
  });
});

/** Opens a case in the console. */
async function openCase(page: Page, id: string, operationId: string) {
  await page.goto(`/api?case=${id}#/operations/${operationId}`);
  const send = await waitForConsole(page);
  return { send, body: locateBody(page), dock: locateDock(page) };
}

test.describe('a case on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, allowErrors: [/403/] });

  test('sends its body, and keeps what the reader types when the phone is rotated', async ({
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

test('cases with a list of IDs are sent and get the documented response', async ({ page }) => {
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

test('the note of a case disappears when another operation is opened', async ({ page }) => {
  await openCase(page, 'expired-voucher', 'getAppointment');
  const note = page.getByText('Select Send API Request');
  await expect(note).toBeVisible();
  await page.getByTitle('List appointments', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'List appointments' }).last()).toBeVisible();
  await expect(note).toHaveCount(0);
});

testInNewTab(
  'a sample that was run can be edited and sent, and its token is not in the URL',
  async ({ page }) => {
    const panel = page.locator('.request-panel');
    const send = panel.getByRole('button', { name: 'Send', exact: true });
    const response = panel.getByRole('region', { name: 'Response' });
    const runAndOpen = async (text: string) => {
      await page.goto('/docs/doctor-app/quick-start');
      const sample = page.locator('[data-run]:visible', { hasText: text }).first();
      await sample.getByRole('button', { name: 'Run in the sandbox' }).click();
      await sample.getByRole('link', { name: 'Edit and send' }).click();
      await expect(send).toBeVisible();
    };

    await runAndOpen('correct-horse-battery');
    for (const [name, value] of [
      ['email', 'dana@example.com'],
      ['password', 'correct-horse-battery'],
    ] as const) {
      await expect(panel.getByRole('textbox', { name })).toHaveValue(value);
    }
    await send.click();
    await expect(response.getByText('200 Success')).toBeVisible();

    await runAndOpen('$BASE_URL/appointments');
    expect(page.url()).not.toContain(sandboxTokens.dana);
    await expect(panel.getByRole('combobox', { name: 'Acting as' })).toHaveValue('patient');
    await send.click();
    await expect(response.getByText('200 Success')).toBeVisible();
  },
);

/** Opens the console at an operation. Returns its send button, the bar with the token, and the dock. */
async function openWithTokenBar(page: Page, operationId: string) {
  const send = await openOperation(page, operationId);
  const bar = page
    .getByRole('status')
    .filter({ has: page.getByRole('button') })
    .first();
  return { send, bar, dock: locateDock(page) };
}

test('the console shows which user the reader is, and the reader can switch users', async ({
  page,
}) => {
  const { bar } = await openWithTokenBar(page, 'listAppointments');
  await expect(bar).toContainText('No token');
  await bar.getByRole('button', { name: 'Dana Example' }).click();
  await expect(bar).toContainText('logged in to the sandbox as Dana Example');
  await expect(bar).toBeFocused();
  await bar.getByRole('button', { name: 'a carrier user' }).click();
  await expect(bar).toContainText('logged in to the sandbox as a carrier user');
  await expect(page.getByRole('textbox', { name: 'X-Token' })).toHaveValue(sandboxTokens.carrier);

  const countLines = () =>
    bar.locator('> span').evaluate((text) => {
      const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
      return Math.round(text.getBoundingClientRect().height / lineHeight);
    });
  expect(await countLines()).toBe(1);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await countLines()).toBeLessThanOrEqual(4);
  await bar.getByRole('button', { name: 'Remove it' }).click();
  await expect(bar).toContainText('No token');
  expect(await countLines()).toBeLessThanOrEqual(4);
});

test('a logout in the console deletes the token', async ({ page }) => {
  const { send, bar, dock } = await openWithTokenBar(page, 'invalidateToken');
  await bar.getByRole('button', { name: 'a doctor' }).click();
  await expect(bar).toContainText('logged in to the sandbox as a doctor');
  await send.click();
  await expect(bar).toContainText('You logged out');
  await expect(dock).toContainText('204');
  await expect(page.getByRole('textbox', { name: 'X-Token' })).toHaveValue('');
  await bar.getByRole('button', { name: 'a doctor' }).click();
  await expect(bar).toContainText('logged in to the sandbox as a doctor');
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

  /** Runs a sample of the page. Returns the region of its response. */
  const runSample = async (page: Page, title: string) => {
    const block = page
      .locator('[data-run]:visible')
      .filter({ hasText: title })
      .filter({ has: page.getByRole('button', { name: 'Run in the sandbox' }) })
      .first();
    await block.getByRole('button', { name: 'Run in the sandbox' }).click();
    return block.getByRole('region', { name: 'Sandbox response' });
  };

  test('because its user was deleted offers a reset in the console', async ({ page }) => {
    await openSandbox(page);
    await deleteDana(page);
    const { send, bar, dock } = await openWithTokenBar(page, 'listAppointments');
    await bar.getByRole('button', { name: 'Dana Example' }).click();
    await expect(bar).toContainText('This user was deleted');
    await expect(page.getByRole('textbox', { name: 'X-Token' })).toHaveValue('');
    await bar.getByRole('button', { name: 'Reset the sandbox' }).click();
    await expect(bar).toContainText('logged in to the sandbox as Dana Example');
    await deleteDana(page);
    await send.click();
    await expect(dock).toContainText('405');
    await expect(bar).toContainText('This user was deleted');
    await bar.getByRole('button', { name: 'Reset the sandbox' }).click();
    await expect(bar).toContainText('logged in to the sandbox as Dana Example');
    await send.click();
    await expect(dock).toContainText('200');
  });

  test('because its user was deleted offers a reset below a sample', async ({ page }) => {
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

  test('in a sample is restored by other pages', async ({ page }) => {
    await page.goto('/docs/doctor-app/quick-start');
    await expect(await runSample(page, 'Log out')).toContainText('204');
    const list = await runSample(page, 'List the appointments');
    await expect(list).toContainText('405');
    await expect(list).toContainText('with the token that was logged out');
    await list.getByRole('button', { name: 'Log in again and run' }).click();
    await expect(list).toContainText('200');

    await runSample(page, 'Log out');
    await expect.poll(async () => (await callSandbox(page, '/appointments')).status).toBe(405);
    await page.evaluate(
      ([key, token]) => sessionStorage.setItem(key, JSON.stringify({ XToken: token })),
      [elementsStorageKeys.securityValues, sandboxTokens.dana] as const,
    );
    const { send, dock } = await openWithTokenBar(page, 'listAppointments');
    await send.click();
    await expect(dock).toContainText('200');
  });
});

test('a response of another scenario than the page is written for has a note', async ({ page }) => {
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
  const response = block.getByRole('region', { name: 'Sandbox response' });
  await expect(response).toContainText('The sandbox runs the scenario "New partner".');
  await response.getByRole('button', { name: 'Load that scenario and run again' }).click();
  await expect(response).toContainText('70412');
});
