import { findViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';

/** The page that checks calls (/api/check). */

const booking = `curl -X POST https://api.test.example.com/api/v2/appointment \\
  -H 'Authorization: Bearer planted-secret-token' \\
  -H 'Content-Type: application/json' \\
  -d '{
    "patientId": 90144,
    "profileId": "5120",
    "locationTyp": "VIDEO_VISIT"
  }'`;

const refused = `GET /api/v2/appointments/70413 HTTP/1.1
Host: api.test.example.com
X-Token: planted-secret-token

HTTP/1.1 405 Method Not Allowed
Content-Type: application/json

{"error":"EXAMPLE_ERROR","message":"No.","data":{"email":"planted@example.org"},"trace":"7f3c1d20"}
`;

/** A browser reports refusals of the sandbox in its console. */
test.use({ allowErrors: [/status of 405/] });

const field = 'Paste a call, a response, an error, or a webhook delivery';

test('explains a call at the lines of the reader’s own text, and sends nothing', async ({
  page,
}) => {
  await page.goto('/api/check');
  await expect(page.getByLabel(field)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.getByLabel(field).fill(booking);
  await expect(page.getByText('3 findings.').last()).toBeVisible();
  await expect(page.getByText('Read as: curl, wget, or HTTPie command.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'saveAppointment', exact: true })).toBeVisible();
  const lines = page.locator('.traffic-lines > li');
  await expect(lines.nth(1)).toContainText('the header X-Token with the token');
  await expect(lines.nth(5)).toContainText('Must be a whole number');
  await expect(lines.nth(6)).toContainText('It is checked as locationType');
  await expect(page.getByText('Not safe.')).toBeVisible();
  // Only the code and the description of this site are loaded.
  const { origin } = new URL(page.url());
  expect(
    requests.filter(
      (request) => !request.startsWith(`GET ${origin}/`) || request.includes('planted'),
    ),
  ).toEqual([]);
});

test('lists causes of a refusal, and a report without tokens and personal data', async ({
  page,
}) => {
  await page.goto('/api/check');
  await page.getByLabel(field).fill(refused);
  await expect(page.getByRole('heading', { name: 'Why it may have failed' })).toBeVisible();
  await expect(page.getByText('The token is no longer valid', { exact: true })).toBeVisible();
  await expect(page.getByText('Safe.', { exact: true })).toBeVisible();
  await page.getByText('The message', { exact: true }).click();
  const message = page.getByRole('region', { name: 'The message' });
  await expect(message).toContainText('7f3c1d20');
  await expect(message).not.toContainText('planted');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain('planted');
});

test('replays a call in the sandbox with an id that it has, and names the difference', async ({
  page,
}) => {
  await page.goto('/api/check');
  await page.getByLabel(field).fill(refused);
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(page.getByText(/The sandbox has no id 70413, so \d+ was sent/)).toBeVisible();
  await expect(page.getByText(/First difference: status was 405 in your call/)).toBeVisible();
});

test('lets the reader correct the text and the operation', async ({ page }) => {
  await page.goto('/api/check');
  await page.getByLabel(field).fill('{"appointmentId": 70412, "appointmentRevisionId": 3}');
  await page.getByText('Correct what was understood').click();
  const operation = page.getByRole('combobox', { name: 'Operation' });
  await expect(operation).toBeVisible();
  await operation.selectOption('saveAppointment');
  await expect(page.getByText('fits the description').last()).toBeVisible();
  await page.getByLabel(field).fill('{"appointmentId": 70412, "appointmentRevisionId": "3"}');
  await expect(page.locator('.traffic-lines')).toContainText('Must be a whole number');
});

test('summarizes a file with many calls, of which the reader selects one', async ({ page }) => {
  const toEntry = (index: number) => ({
    startedDateTime: '2027-02-26T10:15:04Z',
    time: 1,
    request: {
      method: 'GET',
      url: `https://api.test.example.com/api/v2/appointments/${index % 7 === 0 ? 'abc' : index}`,
      headers: [{ name: 'X-Token', value: 'planted-secret-token' }],
    },
    response: { status: 200, headers: [], content: { mimeType: 'application/json', text: '{}' } },
  });
  const entries = Array.from({ length: 3000 }, (_, index) => toEntry(index));
  const log = { version: '1.2', creator: { name: 'test', version: '1' }, entries };
  await page.goto('/api/check');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'traffic.har',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ log })),
  });
  await expect(page.getByText('429 of 3000 calls don’t fit').last()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Calls by operation' })).toContainText(
    'getAppointment',
  );
  await page.getByLabel(/Only calls that don’t fit/).check();
  await page.getByRole('button', { name: /abc/ }).nth(1).click();
  await expect(page.locator('.traffic-lines')).toContainText(
    'The parameter id has no documented value',
  );
});

test('works with the keyboard, on a phone, and with assistive technology', async ({ browser }) => {
  // axe is a script of the test.
  const context = await browser.newContext({
    bypassCSP: true,
    viewport: { width: 360, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/api/check');
  await page.getByRole('button', { name: 'A search' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dates', { exact: true })).toBeVisible();
  const [scrollWidth = 0, clientWidth = 0] = await page.evaluate(() => {
    const { documentElement: root } = document;
    return [root.scrollWidth, root.clientWidth];
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }
  await context.close();
});

test('asks for the operation of an error record, and says no success', async ({ page }) => {
  await page.goto('/api/check');
  await page.getByLabel(field).fill('{"error":"EXAMPLE_ERROR","message":"No.","trace":"7f3c"}');
  await expect(page.getByText('The server reported an error.').last()).toBeVisible();
  await expect(page.getByText('It depends on the operation.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Operation' }).selectOption('saveAppointment');
  await expect(page.getByRole('heading', { name: 'Why it may have failed' })).toBeVisible();
});

test('has the text again after a look at a source', async ({ page }) => {
  await page.goto('/api/check');
  await page.getByLabel(field).fill(refused);
  await page
    .getByRole('link', { name: /^Source of/ })
    .first()
    .click();
  await expect(page.getByLabel(field)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel(field)).toHaveValue(refused);
  await expect(page.getByText('The token is no longer valid', { exact: true })).toBeVisible();
});
