import type { Page } from '@playwright/test';
import { sandboxUsers } from '../../../lib/api/users/users';
import {
  locateActor,
  locateBody,
  locateElements,
  locateResponse,
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
  await response.getByRole('link', { name: '1000001', exact: true }).click();
  await expect(page).toHaveURL('/api#/operations/getAppointment');
  await expect(page.getByRole('textbox', { name: 'id', exact: true })).toHaveValue('1000001');
  await expect(response).not.toContainText('200');
  await send.click();
  await expect(response).toContainText('200 Success');
  await page.goBack();
  await expect(locateBody(page)).toBeVisible();
  await expect(response).not.toContainText('200');

  // Another page has logged the user out.
  expect((await callSandbox(page, '/token/invalidate', { method: 'POST' })).status).toBe(204);
  await page.reload();
  await waitForConsole(page);
  await expect(locateActor(page)).toHaveValue(sandboxUsers.patient.token);
  await send.click();
  await expect(response).toContainText('200 Success');
});

test('a response disappears if the next call is not sent because a value is missing', async ({
  page,
}) => {
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
    await expect(response).not.toContainText('200');
  }
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
    // The case is refused on purpose.
    await expect(response.getByRole('button', { name: /again|^Send/ })).toHaveCount(0);

    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(body).toHaveValue(/"companyId": 119/);
    await body.fill('[{ "companyId": 120, "policyNumber": "SM00000001" }]');
    await page.setViewportSize({ width: 360, height: 740 });
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

  test('because the user was deleted offers a reset, and one because of the user another one', async ({
    page,
  }) => {
    const send = await openOperation(page, 'deleteUser');
    const response = locateResponse(page);
    const notice = page.locator('[data-console] > div > [role="status"]').first();
    // JSON, although the example is a string.
    await expect(locateBody(page)).toHaveValue('"correct-horse-battery"');
    await send.click();
    await expect(response).toContainText('204');
    await expect(notice).toContainText('Dana Example was deleted');
    await notice.getByRole('button', { name: 'Reset the sandbox' }).click();
    await expect(notice).toContainText('Requests are sent as Dana Example now.');
    await expect(locateActor(page)).toHaveValue(sandboxUsers.patient.token);
    await callSandbox(page, '/token/delete-user', {
      method: 'POST',
      body: 'correct-horse-battery',
    });
    await showOperation(page, 'listAppointments', 'List appointments');
    await send.click();
    await expect(response).toContainText('405');
    await response.getByRole('button', { name: 'Reset the sandbox and send again' }).click();
    await expect(response).toContainText('200 Success');
    await expect(notice).toBeEmpty();

    await showOperation(page, 'listOverrides', 'Read the overrides of a policy');
    await locateActor(page).selectOption('Nobody');
    await send.click();
    await expect(response).toContainText('405');
    await response.getByRole('button', { name: 'Switch and send' }).click();
    await expect(response).toContainText('200 Success');
    await expect(locateActor(page)).toHaveValue(sandboxUsers.carrier.token);
  });
});
