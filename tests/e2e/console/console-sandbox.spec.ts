import type { Page } from '@playwright/test';
import { sandboxUsers } from '../../../lib/api/users/users';
import { operationPath } from '../../../lib/site/page-paths';
import {
  locateActor,
  locateBody,
  locateElements,
  locateResponse,
  locateSample,
  locateServer,
  openOperation,
  testInConsoleTab as test,
  waitForConsole,
} from '../support/console-page';
import { expect } from '../support/fixtures';
import { callSandbox } from '../support/sandbox-page';

/** What the console does with the forms of Stoplight Elements when it calls the sandbox. */

/** Opens a case in the console. */
async function openCase(page: Page, id: string, operationId: string) {
  await page.goto(`/api?case=${id}#/operations/${operationId}`);
  return waitForConsole(page);
}

/** Displays another operation in the same document. */
async function showOperation(page: Page, operationId: string, title: string): Promise<void> {
  await page.goto(`/api#/operations/${operationId}`);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

test('requests go to the sandbox, and responses offer a token and the next call, until another operation is displayed', async ({
  page,
}) => {
  const send = await openOperation(page, 'createToken');
  const response = locateResponse(page);
  await send.click();
  await expect(response).toContainText('200 Success');
  await expect(response).toContainText('without a token');
  await response.getByRole('button', { name: 'Send it from now on' }).click();
  await expect(locateActor(page)).toHaveValue(sandboxUsers.patient.token);
  await showOperation(page, 'listAppointments', 'List appointments');
  await expect(response).not.toContainText('200');
  await send.click();
  await expect(response).toContainText('/sandbox/api/v2/appointments');
  await expect(response).toContainText('as Dana Example');
  await expect(response).toContainText('200 Success');

  await showOperation(page, 'saveAppointment', 'Create or update an appointment');
  await expect(response).not.toContainText('200');
  await send.click();
  // The request panel of the operation is the place for the next call.
  const next = response.getByRole('link', { name: '1000001', exact: true });
  await expect(next).toHaveAttribute('href', /get-?appointment/i);

  // Another page has logged the user out.
  expect((await callSandbox(page, '/token/invalidate', { method: 'POST' })).status).toBe(204);
  await page.reload();
  await waitForConsole(page);
  await expect(locateActor(page)).toHaveValue(sandboxUsers.patient.token);
  await send.click();
  await expect(response).toContainText('200 Success');
});

test('the sample calls a server that a terminal can reach, and one note says so', async ({
  page,
}) => {
  await openOperation(page, 'listAppointments');
  const sample = locateSample(page);
  await expect(sample).toContainText('https://api.test.example.com/api/v2/appointments');
  await expect(sample).not.toContainText('/sandbox/');
  await expect(sample).toContainText('This code calls the server Test.');
  await expect(page.getByText('works in this browser only')).toHaveCount(1);
});

test('the server that was selected on another page is selected, and a live one is marked', async ({
  page,
}) => {
  await page.goto(operationPath('getAppointment'));
  const settings = page.locator('[data-access-settings]');
  await settings.locator('summary').click();
  await settings.getByLabel('Server').selectOption('Production');
  await openOperation(page, 'saveAppointment');
  const server = locateServer(page);
  const warning = page.getByText('Live system. The request concerns real people.');
  await expect(server).toHaveValue('https://api.example.com/api/v2');
  await expect(warning).toBeInViewport();
  await expect(page.locator('.sandbox-bar')).toHaveCount(0);
  const body = locateBody(page);
  await body.fill('{ "patientId": 1 }');
  await locateActor(page).selectOption('My token');
  await page.getByLabel('Access token (X-Token)').focus();
  await expect(page.getByText('It stays in this tab')).not.toContainText('real people');
  await server.selectOption('Sandbox');
  await expect(warning).toHaveCount(0);
  await expect(page.locator('.sandbox-bar')).toBeVisible();
  // The reader keeps what they have typed.
  await expect(locateSample(page)).toContainText('https://api.test.example.com');
  await expect(body).toHaveValue('{ "patientId": 1 }');
});

test('the reader is told if a call is not sent because a value is missing', async ({ page }) => {
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
    await expect(response.getByText(/^\d+ parts?$/)).toBeVisible();
    // Elements has a response of its own.
    await expect(page.getByText('No supported response body returned')).toHaveCount(0);
    await search.fill('');
    await activate();
    await expect(response).toContainText('Not sent. A required value is missing');
    await expect(response).not.toContainText('200');
  }
});

test.describe('a list in another form', () => {
  // Elements throws instead of sending.
  test.use({ allowErrors: [/JSON array expected/] });

  test('is not sent, and the reader is told the form', async ({ page }) => {
    const send = await openOperation(page, 'listProfilesByIds');
    const response = locateResponse(page);
    const ids = locateElements(page).getByRole('textbox', { name: 'ids' });
    for (const value of ['1,2', '1', '[1']) {
      await ids.fill('[1,2]');
      await send.click();
      await expect(response).toContainText('ids=1&ids=2');
      await ids.fill(value);
      await send.click();
      await expect(response).toContainText('a list is not in the form [1, 2]');
    }
  });
});

test.describe('a case', () => {
  test.use({ viewport: { width: 360, height: 740 }, allowErrors: [/403/] });

  test('sends its values as its user, and nothing replaces what the reader types', async ({
    page,
  }) => {
    const send = await openCase(page, 'wrong-company', 'uploadPolicies');
    const note = page.getByText('Wrong company id. ');
    await expect(note).toBeVisible();
    const body = locateBody(page);
    await expect(body).toHaveValue(/"companyId": 119/);
    await send.click();
    const response = locateResponse(page);
    await expect(response).toContainText('403');
    await expect(response).toContainText('as Casey Carrier');

    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(body).toHaveValue(/"companyId": 119/);
    await body.fill('[{ "companyId": 120, "policyNumber": "SM00000001" }]');
    await locateActor(page).selectOption('Support');
    await expect(locateActor(page)).toHaveValue(sandboxUsers.support.token);
    await expect(body).toHaveValue(/"companyId": 120/);
    await showOperation(page, 'listAppointments', 'List appointments');
    await expect(note).toHaveCount(0);
  });

  test('with a list of IDs sends each as a value', async ({ page }) => {
    const send = await openCase(page, 'known-name', 'listProfilesByIds');
    await expect(page.getByRole('textbox', { name: 'ids' })).toHaveValue('[5120]');
    await send.click();
    await expect(locateResponse(page)).toContainText('200');
    await expect(locateResponse(page)).toContainText('ids=5120&policy-id=30771');
  });
});

test.describe('a refusal', () => {
  test.use({ allowErrors: [/40[45]/] });

  test('because the user was deleted says what to do', async ({ page }) => {
    const send = await openOperation(page, 'deleteUser');
    const response = locateResponse(page);
    // JSON, although the example is a string.
    await expect(locateBody(page)).toHaveValue('"correct-horse-battery"');
    await send.click();
    await expect(response).toContainText('204');
    await showOperation(page, 'listAppointments', 'List appointments');
    await send.click();
    await expect(response).toContainText('405');
    await expect(response).toContainText('Reset the sandbox');
  });
});
