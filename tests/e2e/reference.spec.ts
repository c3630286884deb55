import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures';
import {
  isMarkedDocument,
  markDocument,
  pauseClock,
  waitForBehaviors,
  waitForHydration,
} from './page-state';

/** The static API reference. */

test('a search for the name of a field leads to its row', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('notificationTimeBeforePolicyStart');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/api\/schemas\/Policy\w*\?.*#notificationTimeBeforePolicyStart$/);
  const row = page.locator('#notificationTimeBeforePolicyStart');
  await expect(row).toBeInViewport();
  await expect(row).toContainText("-1 means that it isn't sent.");
});

for (const [query, url] of [
  ['PAY_UNDER_INSURER', '/api/schemas/ChunkStatus#PAY_UNDER_INSURER'],
  ['timeToRequestExpiration', '/api/system-parameters#timeToRequestExpiration'],
  ['/policies/{policyId}/next-visit-client', '/api/operations/getNextVisitStatusForClient'],
  ['saveAppointment', '/api/operations/saveAppointment'],
] as const) {
  test(`search for ${query} finds its page or row`, async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    const hits = page.getByRole('main').getByRole('listitem').getByRole('link');
    const readFirstUrls = () =>
      hits.evaluateAll((links) =>
        links.slice(0, 3).map((a) => a.getAttribute('href')?.replace(/\?[^#]*/, '')),
      );
    await expect.poll(readFirstUrls).toContain(url);
  });
}

test('nested fields are collapsed, and a link to one of them expands its parent', async ({
  page,
}) => {
  await page.goto('/api/schemas/Appointment');
  const nestedField = page.locator('[id="patient.policyNumber"]');
  await expect(nestedField).toBeHidden();
  await page.locator('#patient').getByText('Fields of Person').click();
  await expect(nestedField).toBeVisible();
  await page.goto('/api/schemas/Policy');
  await page.goto('/api/schemas/Appointment#patient.policyNumber');
  await expect(nestedField).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of an operation shows all parameters, responses, and samples', async ({
    page,
  }) => {
    await page.goto('/api/operations/createOverride');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Create an override of a policy',
    );
    await expect(page.locator('#path\\.policyId')).toBeVisible();
    await expect(
      page.getByText('Applies the override to every active patient').first(),
    ).toBeVisible();
    await expect(
      page.getByText('Server reported an error. Every call can return this.'),
    ).toBeVisible();
    for (const text of [
      'curl --include',
      'import requests',
      'HttpRequest request',
      'new HttpClient()',
    ]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await page.locator('[id="body.attachments"]').getByText('Fields of Photo').click();
    await expect(page.locator('[id="body.attachments.base64Data"]')).toBeVisible();
  });

  test('types link to schemas, and schemas link to the operations that use them', async ({
    page,
  }) => {
    await page.goto('/api/operations/listProfilesByLocation');
    await page.getByRole('link', { name: 'ProfilesList', exact: true }).first().click();
    await expect(page).toHaveURL('/api/schemas/ProfilesList');
    const used = page.getByRole('region', { name: 'Used in' });
    await expect(used.getByRole('link', { name: 'listProfilesByLocation' })).toBeVisible();
  });
});

test('the selected language applies to the samples of all operations', async ({ page }) => {
  await page.goto('/api/operations/saveAppointment');
  await page.getByRole('tab', { name: 'Python' }).click();
  await page.goto('/api/operations/createOverride');
  await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('import requests')).toBeVisible();
});

test('the copy button copies a sample', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/api/operations/listAppointments');
  await waitForBehaviors(page);
  // The button shows its result for one second.
  await pauseClock(page);
  await page.getByRole('button', { name: 'Copy code to clipboard' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "curl --request GET \\\n  --url https://api.test.example.com/api/v2/appointments \\\n  --header 'X-Token: YOUR_ACCESS_TOKEN'",
  );
});

test('the responses have a tab for each status', async ({ page }) => {
  await page.goto('/api/operations/createOverride');
  const responses = page.getByRole('region', { name: 'Responses' });
  await expect(responses.getByRole('tab')).toHaveText([
    '200 Success',
    '204 Success, no body',
    '403 Forbidden',
    '405 Error',
  ]);
  await responses.getByRole('tab', { name: '405 Error' }).click();
  await expect(responses.getByText('Classification of the error')).toBeVisible();
});

test('the download links download files', async ({ page }) => {
  await page.goto('/api/downloads');
  for (const [link, name, text] of [
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
    expect(readFileSync(await download.path(), 'utf8')).toContain(text);
  }
});

test('links of the sidebar, the pager, and the text do not load a new document', async ({
  page,
}) => {
  await page.goto('/api/operations/saveAppointment');
  await waitForHydration(page);
  await markDocument(page);
  await page
    .getByRole('navigation', { name: 'API sidebar' })
    .getByText('Read an appointment')
    .click();
  await expect(page).toHaveURL('/api/operations/getAppointment');
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(/operations\/(?!getAppointment)/);
  expect(await isMarkedDocument(page)).toBe(true);
  await page.goto('/api/operations/appointmentChanged');
  await waitForHydration(page);
  await markDocument(page);
  await page.getByRole('link', { name: 'AppointmentHook' }).first().click();
  await expect(page).toHaveURL('/api/schemas/AppointmentHook');
  expect(await isMarkedDocument(page)).toBe(true);
});
