import type { Page } from '@playwright/test';
import { elementsStorageKeys } from '../../../components/console/elements-adapter/elements-internals';
import { requestDescriptionPath } from '../../../lib/request/request-description';
import { sandboxTokens } from '../../../lib/sandbox/sandbox-credentials';
import {
  locateActor,
  locateBody,
  locateElements,
  locateResponse,
  openOperation,
  testInConsoleTab as test,
  waitForConsole,
} from '../support/console-page';
import { expect, testInNewTab } from '../support/fixtures';
import { holdResponses } from '../support/hold-responses';
import { callSandbox, openSandbox } from '../support/sandbox-page';

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
    const response = locateResponse(page);
    await send.click();
    await expect(response).toContainText('Sandbox');
    await expect(response).toContainText('200 Success');
    await expect(response).toContainText('without a token');
    await response.getByRole('button', { name: 'Send it from now on' }).click();
    await expect(locateActor(page)).toHaveValue(sandboxTokens.dana);
    await expect(response.getByRole('button', { name: 'Send it from now on' })).toHaveCount(0);
    await page.goto('/api#/operations/listAppointments');
    await expect(page.getByRole('heading', { name: 'List appointments' })).toBeVisible();
    await send.click();
    await expect(response).toContainText('/sandbox/api/v2/appointments');
    await expect(response).toContainText('as Dana Example');
    await expect(response).toContainText('200 Success');
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
    const response = locateResponse(page);
    await expect(response).toContainText('405');
    // A screen reader says more than the status.
    await expect(response.getByRole('status').first()).toHaveText(/^Response: 405\. \w.+\.$/);
    const problem = response.locator('.request-error');
    await expect(problem).toContainText('SANDBOX_DETAILS_MISSING');
    await expect(problem.getByRole('link', { name: 'SANDBOX_DETAILS_MISSING' })).toHaveAttribute(
      'href',
      '/api/errors#SANDBOX_DETAILS_MISSING',
    );
    await expect(problem).toContainText(/\w: \w/);
    // The case is refused on purpose.
    await expect(response.getByRole('button', { name: /again|^Send/ })).toHaveCount(0);
  });
});

test.describe('the response', () => {
  test('to a string body, which is filled in as JSON, has no download if it is empty', async ({
    page,
  }) => {
    const send = await openOperation(page, 'deleteUser');
    await expect(locateBody(page)).toHaveValue('"correct-horse-battery"');
    await send.click();
    const response = locateResponse(page);
    await expect(response).toContainText('204');
    await expect(response.getByRole('button', { name: /^Download/ })).toHaveCount(0);
  });

  test('with several parts shows each as a tree that can be collapsed, and names its download', async ({
    page,
  }) => {
    const send = await openOperation(page, 'searchPolicies');
    await send.click();
    const response = locateResponse(page);
    await expect(response.getByText(/^\d+ parts?$/)).toBeVisible();
    const number = response.getByText('"TRV-0020417"').first();
    await expect(number).toBeVisible();
    await response.locator('.request-tree > details > summary').first().click();
    await expect(number).toBeHidden();
    await expect(page.getByText('No supported response body returned')).toHaveCount(0);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      response.getByRole('button', { name: /^Download/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('policies.bin');
  });

  test('disappears if the next call is not sent because a value is missing', async ({ page }) => {
    const send = await openOperation(page, 'searchPolicies');
    const response = locateResponse(page);
    const search = locateElements(page).getByRole('textbox', { name: 'search' });
    for (const activate of [
      () => send.click(),
      () => send.press('Enter'),
      () => search.press('Control+Enter'),
    ]) {
      await search.fill('TRV-002%');
      await send.click();
      await expect(response).toContainText('200');
      await search.fill('');
      await activate();
      await expect(response).not.toContainText('200');
    }
  });

  test('says what changed, and opens the next call with its id filled in', async ({ page }) => {
    const send = await openOperation(page, 'saveAppointment');
    await send.click();
    const response = locateResponse(page);
    await expect(response).toContainText(/Changed in the sandbox: Appointment \d+ added/);
    const next = response.getByRole('link', { name: /^Read the appointment \d+/ }).first();
    const id = /\d+/.exec((await next.textContent()) ?? '')?.[0] ?? '';
    await next.click();
    await expect(page).toHaveURL('/api#/operations/getAppointment');
    await expect(page.getByRole('textbox', { name: 'id', exact: true })).toHaveValue(id);
    await expect(response).not.toContainText('200');
    await send.click();
    await expect(response).toContainText('200 Success');
  });

  test('opens a record that was changed in the console', async ({ page }) => {
    const send = await openOperation(page, 'saveAppointment');
    await send.click();
    const response = locateResponse(page);
    await response.getByRole('link', { name: '1000001', exact: true }).click();
    await expect(page).toHaveURL('/api#/operations/getAppointment');
    await expect(page.getByRole('textbox', { name: 'id', exact: true })).toHaveValue('1000001');
  });

  test('disappears when another operation is displayed', async ({ page }) => {
    const send = await openOperation(page, 'listAppointments');
    const response = locateResponse(page);
    await send.click();
    await expect(response).toContainText('200');
    await page.goto('/api#/operations/createToken');
    await expect(page.getByRole('heading', { name: 'Get an access token' })).toBeVisible();
    await expect(response).not.toContainText('200');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'List appointments' })).toBeVisible();
    await expect(response).not.toContainText('200');
  });
});

/** Opens a case in the console. */
async function openCase(page: Page, id: string, operationId: string) {
  await page.goto(`/api?case=${id}#/operations/${operationId}`);
  const send = await waitForConsole(page);
  return { send, body: locateBody(page), response: locateResponse(page) };
}

test.describe('a case on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, allowErrors: [/403/] });

  test('sends its body, and keeps what the reader types when the phone is rotated', async ({
    page,
  }) => {
    const { send, body, response } = await openCase(page, 'wrong-company', 'uploadPolicies');
    await expect(body).toHaveValue(/"companyId": 119/);
    await send.click();
    await expect(response).toContainText('403');
    await expect(response).toContainText('as Casey Carrier');

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
    const { send, response } = await openCase(page, id, 'listProfilesByIds');
    await expect(page.getByRole('textbox', { name: 'ids' })).toHaveValue(`[${profile}]`);
    await send.click();
    await expect(response).toContainText('200');
    await expect(response).toContainText(`ids=${profile}&policy-id=30771`);
  }
});

test('the note of a case disappears when another operation is opened', async ({ page }) => {
  await openCase(page, 'expired-voucher', 'getAppointment');
  const note = page.getByText('Expired voucher. ');
  await expect(note).toBeVisible();
  await page.goto('/api#/operations/listAppointments');
  await expect(page.getByRole('heading', { name: 'List appointments' })).toBeVisible();
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

test.describe('as whom requests are sent', () => {
  test.use({ allowErrors: [/status of 40[35]/] });

  test('is selected for each operation, so that the first request succeeds', async ({ page }) => {
    const response = locateResponse(page);
    for (const [operationId, label, outcome] of [
      ['listAppointments', 'Dana (patient)', 'as Dana Example'],
      ['createOverride', 'Casey (carrier)', 'as Casey Carrier'],
      ['requestPasswordReset', 'Nobody', 'without a token'],
    ] as const) {
      const send = await openOperation(page, operationId);
      await expect(locateActor(page).locator('option:checked')).toHaveText(label);
      await send.click();
      await expect(response).toContainText(/20[04] Success/);
      await expect(response).toContainText(outcome);
    }
  });

  testInNewTab('is not selected before it is known', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const release = await holdResponses(page, `**${requestDescriptionPath('createOverride')}`);
    await page.goto('/api#/operations/createOverride');
    const group = page.getByRole('group', { name: 'Acting as' });
    await expect(group.getByRole('radio', { name: 'Nobody' })).toBeVisible({ timeout: 30_000 });
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);
    release();
    await expect(group.getByRole('radio', { name: 'Casey (carrier)' })).toBeChecked();
  });

  test('stays as the reader has selected it', async ({ page }) => {
    await openOperation(page, 'listAppointments');
    await locateActor(page).selectOption('Support');
    await page.goto('/api#/operations/createOverride');
    await expect(page.getByRole('heading', { name: 'Create an override' })).toBeVisible();
    await expect(locateActor(page)).toHaveValue(sandboxTokens.support);
    await page.reload();
    await waitForConsole(page);
    await expect(locateActor(page)).toHaveValue(sandboxTokens.support);
  });

  test('does not change what was typed', async ({ page }) => {
    await openOperation(page, 'createToken');
    await locateBody(page).fill('{"email": "someone@example.com"}');
    await locateActor(page).selectOption('Support');
    await expect(locateActor(page)).toHaveValue(sandboxTokens.support);
    await expect(locateBody(page)).toHaveValue('{"email": "someone@example.com"}');
  });

  test('is corrected with one click after a refusal', async ({ page }) => {
    const send = await openOperation(page, 'listOverrides');
    await locateActor(page).selectOption('Nobody');
    await send.click();
    const response = locateResponse(page);
    await expect(response).toContainText('405');
    await response.getByRole('button', { name: 'Switch and send' }).click();
    await expect(response).toContainText('200 Success');
    await expect(locateActor(page)).toHaveValue(sandboxTokens.carrier);
  });

  test('can be selected with the arrow keys in a wide window', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openOperation(page, 'listAppointments');
    const group = page.getByRole('group', { name: 'Acting as' });
    await expect(group.getByRole('radio', { name: 'Dana (patient)' })).toBeChecked();
    await group.getByRole('radio', { name: 'Dana (patient)' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(group.getByRole('radio', { name: 'Casey (carrier)' })).toBeChecked();
    await group.getByRole('radio', { name: 'My token' }).check();
    await expect(page.getByLabel('Access token (X-Token)')).toBeVisible();
    expect(
      (await page.locator('.sandbox-bar').locator('../..').boundingBox())?.height,
    ).toBeLessThan(50);
  });
});

/** Opens the console at an operation. Returns its send button, what is said of the session, and the response. */
async function openSession(page: Page, operationId: string) {
  const send = await openOperation(page, operationId);
  const notice = page.locator('[data-console] > div > [role="status"]').first();
  return { send, notice, response: locateResponse(page) };
}

test('after a logout, requests are sent without a token', async ({ page }) => {
  const { send, notice, response } = await openSession(page, 'invalidateToken');
  await locateActor(page).selectOption('Alex (doctor)');
  await send.click();
  await expect(response).toContainText('204');
  await expect(notice).toContainText('You logged out');
  await expect(locateActor(page)).toHaveValue('nobody');
  await locateActor(page).selectOption('Alex (doctor)');
  await expect(locateActor(page)).toHaveValue(sandboxTokens.profile);
  await expect(notice).toBeEmpty();
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
    const { send, notice, response } = await openSession(page, 'listAppointments');
    await locateActor(page).selectOption('Support');
    await locateActor(page).selectOption('Dana (patient)');
    await expect(notice).toContainText('Dana Example was deleted');
    await expect(locateActor(page)).toHaveValue(sandboxTokens.support);
    await notice.getByRole('button', { name: 'Reset the sandbox' }).click();
    await expect(notice).toBeEmpty();
    await expect(locateActor(page)).toHaveValue(sandboxTokens.dana);
    await deleteDana(page);
    await send.click();
    await expect(response).toContainText('405');
    await expect(notice).toContainText('Dana Example was deleted');
    await response.getByRole('button', { name: 'Reset the sandbox and send again' }).click();
    await expect(response).toContainText('200 Success');
    await expect(notice).toBeEmpty();
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
    const { send, response } = await openSession(page, 'listAppointments');
    await send.click();
    await expect(response).toContainText('200');
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
