import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';

/** What a partner does in the static reference. */

test('a field’s name typed into search leads to its very row', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('notificationTimeBeforePolicyStart');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/api\/schemas\/Policy\w*\?.*#notificationTimeBeforePolicyStart$/);
  const row = page.locator('#notificationTimeBeforePolicyStart');
  await expect(row).toBeInViewport();
  await expect(row).toContainText('-1 means do not send.');
});

for (const [typed, url] of [
  ['PAY_UNDER_INSURER', '/api/schemas/ChunkStatus#PAY_UNDER_INSURER'],
  ['timeToRequestExpiration', '/api/system-parameters#timeToRequestExpiration'],
  ['/policies/{policyId}/next-visit-client', '/api/operations/getNextVisitStatusForClient'],
  ['saveAppointment', '/api/operations/saveAppointment'],
] as const) {
  test(`search finds ${typed} at its place`, async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent(typed)}`);
    const hits = page.getByRole('main').getByRole('listitem').getByRole('link');
    const first = () =>
      hits.evaluateAll((links) =>
        links.slice(0, 3).map((a) => a.getAttribute('href')?.replace(/\?[^#]*/, '')),
      );
    await expect.poll(first).toContain(url);
  });
}

test('fields of an object inside fold, and a link to one of them opens the fold', async ({
  page,
}) => {
  await page.goto('/api/schemas/Appointment');
  const inner = page.locator('[id="patient.policyNumber"]');
  await expect(inner).toBeHidden();
  await page.locator('#patient').getByText('Fields of Person').click();
  await expect(inner).toBeVisible();
  await page.goto('/api/schemas/Policy');
  await page.goto('/api/schemas/Appointment#patient.policyNumber');
  await expect(inner).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an operation’s page is complete, with all answers and all samples', async ({ page }) => {
    await page.goto('/api/operations/createOverride');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Create an override of a policy',
    );
    await expect(page.locator('#path\\.policyId')).toBeVisible();
    await expect(
      page.getByText('Applies the override to every active patient').first(),
    ).toBeVisible();
    await expect(
      page.getByText('Server reported an error. Every call may answer this.'),
    ).toBeVisible();
    for (const sign of [
      'curl --include',
      'import requests',
      'HttpRequest request',
      'new HttpClient()',
    ]) {
      await expect(page.getByText(sign).first()).toBeVisible();
    }
    await page.locator('[id="body.attachments"]').getByText('Fields of Photo').click();
    await expect(page.locator('[id="body.attachments.base64Data"]')).toBeVisible();
  });

  test('types lead to their pages and schemas say where they are used', async ({ page }) => {
    await page.goto('/api/operations/listProfilesByLocation');
    await page.getByRole('link', { name: 'ProfilesList', exact: true }).first().click();
    await expect(page).toHaveURL('/api/schemas/ProfilesList');
    const used = page.getByRole('region', { name: 'Used in' });
    await expect(used.getByRole('link', { name: 'listProfilesByLocation' })).toBeVisible();
  });
});

test('one choice of language holds for all samples, after a reload too', async ({ page }) => {
  await page.goto('/api/operations/saveAppointment');
  await page.getByRole('tab', { name: 'Python' }).click();
  await page.goto('/api/operations/createOverride');
  await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('import requests')).toBeVisible();
});

test('a sample is copied as it stands', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/operations/listAppointments');
  await page.getByRole('button', { name: 'Copy code to clipboard' }).first().click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "curl --request GET \\\n  --url https://api.test.example.com/api/v2/appointments \\\n  --header 'X-Token: YOUR_ACCESS_TOKEN'",
  );
});

test('answers have a tab for each status', async ({ page }) => {
  await page.goto('/api/operations/createOverride');
  const answers = page.getByRole('region', { name: 'Answers' });
  await expect(answers.getByRole('tab')).toHaveText([
    '200 Success',
    '204 Success, no body',
    '403 Forbidden',
    '405 Error',
  ]);
  await answers.getByRole('tab', { name: '405 Error' }).click();
  await expect(answers.getByText('Classification of the error')).toBeVisible();
});

test('the downloads come as files', async ({ page }) => {
  await page.goto('/api/downloads');
  for (const [link, name, sign] of [
    ['OpenAPI 3.1 as JSON', 'doctor-api.json', '"openapi": "3.1.0"'],
    ['OpenAPI 3.1 as YAML', 'doctor-api.yaml', 'openapi: 3.1.0'],
    ['Postman collection', 'doctor-api.postman.json', '"schema": "https://schema.getpostman.com'],
    ['TypeScript types', 'doctor-api.d.ts', 'export interface paths'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: link }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    expect(readFileSync(await download.path(), 'utf8')).toContain(sign);
  }
});

test('the sidebar, the pager and links inside texts lead on without a page load', async ({
  page,
}) => {
  await page.goto('/api/operations/saveAppointment');
  await page.evaluate(() => {
    Object.assign(window, { loaded: 'once' });
  });
  await page
    .getByRole('navigation', { name: 'API sidebar' })
    .getByText('Read an appointment')
    .click();
  await expect(page).toHaveURL('/api/operations/getAppointment');
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(/operations\/(?!getAppointment)/);
  await page.goto('/api/operations/appointmentChanged');
  await page.evaluate(() => {
    Object.assign(window, { loaded: 'once' });
  });
  await page.getByRole('link', { name: 'AppointmentHook' }).first().click();
  await expect(page).toHaveURL('/api/schemas/AppointmentHook');
  expect(await page.evaluate(() => Reflect.get(window, 'loaded'))).toBe('once');
});
