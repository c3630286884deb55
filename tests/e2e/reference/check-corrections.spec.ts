import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** What leads to the check of a call, and what the reader can correct and replay there. */

const field = 'Paste a call, a response, an error, or a webhook delivery';
const token = 'planted-secret-token';
const command = `curl -X POST https://api.test.example.com/api/v2/appointment \\
  -H 'X-Token: ${token}' \\
  -H 'Content-Type: application/json' \\
  -d '{"patientId": "abc"}'`;

/** A browser reports refusals of the sandbox in its console. */
test.use({ allowErrors: [/status of 405/] });

const paste = (page: Page, selector: string, text: string) =>
  page.evaluate(
    ([target = '', pasted = '']) => {
      const input = document.querySelector<HTMLInputElement>(target);
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      input?.focus();
      input?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      document.execCommand('insertText', false, pasted);
    },
    [selector, text],
  );

/** Everything in which a token could remain. */
const readTraces = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.title]),
  );

test('the page of an operation links its refusal to the check, with the operation', async ({
  page,
}) => {
  await page.goto('/api/operations/deleteUser');
  await page.getByRole('tab', { name: /^405 / }).click();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Check a call' }).click();
  await expect(page).toHaveURL(/\/api\/check\?operation=deleteUser$/);
  await page
    .getByLabel(field)
    .fill('{"error": "EXAMPLE_ERROR", "message": "No.", "trace": "7f3c"}');
  await expect(page.getByText('Deleting a user requires the password')).toBeVisible();
  await page.getByRole('button', { name: 'Any operation' }).click();
  await expect(page.getByText('Deleting a user requires the password')).toBeHidden();
});

test('the search recognizes a call, and hands it over without a trace', async ({ page }) => {
  await page.goto('/docs');
  await page.getByRole('combobox', { name: 'Search' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await paste(page, 'input[role="combobox"]', command);
  const option = page.getByRole('option');
  await expect(option).toHaveText(/Check this call/);
  await expect(option).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api\/check$/);
  await expect(page.getByLabel(field)).toHaveValue(command);
  await expect(page.locator('.traffic-lines').getByText('Must be a whole number')).toBeVisible();
  expect(await readTraces(page)).not.toContain(token);
  // The page that is shown reads the next one, too.
  await page.getByRole('combobox', { name: 'Search' }).fill('HTTP/1.1 405 Method Not Allowed');
  await page.getByRole('option', { name: /Check this call/ }).click();
  await expect(page.getByLabel(field)).toHaveValue('HTTP/1.1 405 Method Not Allowed');
});

test('the search page offers the check, and keeps a call out of its URL', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent(command.replaceAll('\n', ' '))}`);
  const link = page.locator('main').getByRole('link', { name: 'Check this call' });
  await expect(link).toBeVisible();
  await expect(page).toHaveURL(/\/search$/);
  await page.locator('main input').fill('');
  await paste(page, 'main input', command);
  await expect(link).toBeVisible();
  expect(await readTraces(page)).not.toContain(token);
  await link.click();
  await expect(page.getByLabel(field)).toHaveValue(command);
  expect(await readTraces(page)).not.toContain(token);
});

test('corrects the kind, the method, the address, and the status', async ({ page }) => {
  await page.goto('/api/check');
  await page.getByLabel(field).fill('POST https://api.test.example.com/api/v2/appointments/70412');
  await page.getByText('Correct what was understood').click();
  const method = page.getByRole('combobox', { name: 'Method' });
  await expect(method).toHaveValue('POST');
  await method.selectOption('GET');
  await expect(page.getByRole('combobox', { name: 'Operation' })).toContainText('getAppointment');
  // A field keeps the focus while the call is checked again.
  await page.getByRole('textbox', { name: 'Status' }).fill('405');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Why it may have failed')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Status' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Address' }).fill('/api/v2/messages/user-chat');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Operation' })).toContainText('listChatMessages');
  await page.getByLabel(field).fill('{"error": "EXAMPLE_ERROR", "trace": "7f3c1d20"}');
  await expect(page.getByRole('combobox', { name: 'Read as' })).toHaveValue('error-record');
  await page.getByRole('combobox', { name: 'Read as' }).selectOption('HAR file');
  await expect(page.getByText('The text is something else.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Read as' }).selectOption('error record');
  await expect(page.getByText('Select the operation that returned it')).toBeVisible();
});

const toEntry = (method: string, path: string, status: number) => ({
  startedDateTime: '2027-02-26T10:15:04Z',
  time: 1,
  request: {
    method,
    url: `https://api.test.example.com/api/v2${path}`,
    headers: [{ name: 'X-Token', value: token }],
  },
  response: { status, headers: [], content: { mimeType: 'application/json', text: '' } },
});

test('replays a file in the sandbox, and names the first difference', async ({ page }) => {
  const entries = [
    toEntry('GET', '/appointments/555123', 200),
    toEntry('POST', '/token/invalidate', 204),
    toEntry('GET', '/appointments/555123', 405),
    toEntry('GET', '/appointments/555123', 200),
  ];
  const log = { version: '1.2', creator: { name: 'test', version: '1' }, entries };
  await page.goto('/api/check');
  await page.getByLabel(field).fill(JSON.stringify({ log }, null, 1));
  const section = page.getByRole('region', { name: 'Replay all calls in the sandbox' });
  await section.getByRole('button', { name: 'Replay 4 calls' }).click();
  await expect(section.getByText('3 of 4 calls with the same status.')).toBeVisible();
  await expect(section.getByText('First difference:')).toContainText(
    'was 200 in your file, and is 405 in the sandbox',
  );
  await section.getByText('1 id of the sandbox instead of yours').click();
  await expect(section.getByText(/has no id 555123, so \d+ was sent/)).toBeVisible();
  await section.getByRole('button', { name: 'Show the call' }).click();
  await page.getByText(/^All \d+ calls$/).click();
  const call = page.getByRole('button', { name: /→|Entry 4/ }).first();
  await expect(call).toHaveAttribute('aria-pressed', 'true');
  // The session of the sandbox's user is there again.
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(page.getByText('Response: 200.')).toBeVisible();
});

test('offers cases that resemble a replayed call', async ({ page }) => {
  await page.goto('/api/check');
  await page.getByLabel(field).fill(command);
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Break it' })).toBeVisible();
  const [first] = await page.getByRole('heading', { name: 'Break it' }).locator('~ ul a').all();
  await first?.click();
  await expect(page).toHaveURL(/\/api\/operations\/saveAppointment\?/);
});

test('is printed with what was found, without its controls', async ({ page }) => {
  await page.goto('/api/check');
  await page.getByLabel(field).fill(command);
  await expect(page.locator('.traffic-lines').getByText('Must be a whole number')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.traffic-lines').getByText('Must be a whole number')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The message' })).toBeVisible();
  for (const button of await page.locator('.traffic-panel button').all()) {
    await expect(button).toBeHidden();
  }
  await expect(page.getByLabel(field)).toBeHidden();
});
