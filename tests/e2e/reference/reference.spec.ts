import { readFileSync } from 'node:fs';
import { expect, test, testInNewTab } from '../support/fixtures';
import {
  isMarkedDocument,
  markDocument,
  pauseClock,
  waitForBehaviors,
  waitForScripts,
} from '../support/page-state';

/** The static API reference. */

test('operations are listed, and filtered to find the page of one', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/api/operations');
  await waitForScripts(page);
  const main = page.getByRole('main');
  const other = main.getByRole('link', { name: 'Create an override' });
  await expect(other).toBeVisible();
  const filter = main.getByLabel('Filter the operations');
  // A word of the questions that the operation answers.
  await filter.fill('reschedule');
  await expect(other).toBeHidden();
  await expect(main.getByRole('link', { name: 'Create or update an appointment' })).toBeVisible();
  await filter.fill('read appointments/{id}');
  await expect(main.getByText(/^\d+ of \d+$/)).toBeVisible();
  await expect(other).toBeHidden();
  await main.getByRole('link', { name: 'Read an appointment' }).click();
  await expect(page).toHaveURL('/api/operations/getAppointment');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read an appointment');
});

test('nested fields expand one by one, all at once, and for a link, beside the example', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/api/schemas/Appointment');
  const nestedField = page.locator('[id="patient.policyNumber"]');
  await expect(nestedField).toBeHidden();
  await page.locator('#patient').getByText('Fields of Person').click();
  await expect(nestedField).toBeVisible();
  await page.getByRole('button', { name: 'Expand all' }).click();
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(nestedField).toBeHidden();
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(nestedField).toBeVisible();
  const example = page.getByRole('region', { name: 'Example' });
  const [left, fields] = await Promise.all([
    example.evaluate((element) => element.getBoundingClientRect().left),
    page.getByRole('region', { name: 'Fields', exact: true }).boundingBox(),
  ]);
  expect(left).toBeGreaterThan((fields?.x ?? 0) + (fields?.width ?? 0));
  const end = example.locator('code > *').last();
  await end.scrollIntoViewIfNeeded();
  await expect(end).toBeInViewport();
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

testInNewTab('a wrapped sample is copied as it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/api/operations/verifyEmail');
  await waitForBehaviors(page);
  // The button shows its result for one second.
  await pauseClock(page);
  await page.getByRole('button', { name: 'Copy code to clipboard' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^curl --request GET \\\n {2}--url '?https:\/\/\S+\/token\/verify\?email=\S+'?(?: \\\n {2}--header '.+')?$/,
  );
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
      page.getByRole('link', { name: link, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    expect(readFileSync(await download.path(), 'utf8')).toContain(text);
  }
});

test('links of the sidebar, the pager, and the text do not load a new document', async ({
  page,
}) => {
  await page.goto('/api/operations/saveAppointment');
  await waitForScripts(page);
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
  await waitForScripts(page);
  await markDocument(page);
  await page.getByRole('link', { name: 'AppointmentHook' }).first().click();
  await expect(page).toHaveURL('/api/schemas/AppointmentHook');
  expect(await isMarkedDocument(page)).toBe(true);
});

test('a bar leads to the sections of an operation, and to the groups of its fields', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/api/operations/saveAppointment');
  const bar = page.getByRole('navigation', { name: 'On this page' });
  const link = bar.getByRole('link', { name: 'Payment' });
  await bar.getByRole('link', { name: 'Responses' }).click();
  await expect(page.getByRole('heading', { name: 'Responses' })).toBeInViewport();
  await expect(bar.getByRole('link', { name: 'Responses' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(link).toBeHidden();
  await bar.getByRole('link', { name: 'Body' }).click();
  await link.click();
  const heading = page.locator('#body-payment');
  await expect(heading).toBeInViewport();
  // Neither row of the bar covers it.
  const [barBottom, headingTop] = await Promise.all([
    link.evaluate((element) => element.getBoundingClientRect().bottom),
    heading.evaluate((element) => element.getBoundingClientRect().top),
  ]);
  expect(headingTop).toBeGreaterThanOrEqual(barBottom);
});

test('the samples fit the window, and show the response whose tab is selected', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/api/operations/saveAppointment');
  const beside = page.getByRole('region', { name: 'Sample response' });
  const responses = page.getByRole('region', { name: 'Responses' });
  const boxes = page.locator(
    ':is([aria-label="Sample request"], [aria-label="Sample response"]) :is(figure, pre):visible',
  );
  // The code itself ends there too: what does not fit can be scrolled to.
  const bottoms = await boxes.evaluateAll((all) =>
    all.map((box) => box.getBoundingClientRect().bottom),
  );
  for (const bottom of bottoms) expect(bottom).toBeLessThanOrEqual(800);
  await expect(responses.getByRole('tab')).toHaveText([
    '200 Success',
    '405 Server reported an error',
  ]);
  await responses.getByRole('tab', { name: '405 Server reported an error' }).click();
  await expect(responses.getByText('Classification of the error')).toBeVisible();
  await expect(beside.getByRole('tab', { name: '405' })).toHaveAttribute('aria-selected', 'true');
  await expect(beside.getByText('"error"')).toBeVisible();
  await beside.getByRole('tab', { name: '200' }).click();
  await expect(responses.getByRole('tab', { name: '200 Success' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  // A reload keeps the selection, which is the page's own.
  await responses.getByRole('tab', { name: '405 Server reported an error' }).click();
  await page.reload();
  await expect(beside.getByRole('tab', { name: '405' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/api/operations/getAppointment');
  await expect(beside.getByRole('tab', { name: '200' })).toHaveAttribute('aria-selected', 'true');
});

test('a short sample has no empty space below it, and its long lines wrap on a phone', async ({
  page,
}) => {
  await page.goto('/api/operations/searchPolicies');
  const request = page.getByRole('region', { name: 'Request' });
  const [code, box] = await Promise.all([
    request.locator('code').first().boundingBox(),
    request.locator('figure').first().boundingBox(),
  ]);
  const space = (box?.y ?? 0) + (box?.height ?? 0) - (code?.y ?? 0) - (code?.height ?? 0);
  expect(space).toBeLessThan(24);
  await page.setViewportSize({ width: 360, height: 740 });
  const sample = page.getByRole('region', { name: 'Sample request' }).locator('pre').first();
  expect(await sample.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the table of contents precedes the samples', async ({ page }) => {
    await page.goto('/api/operations/saveAppointment');
    const toc = page.locator('details', { has: page.getByText('On this page') });
    await toc.locator('summary').click();
    await toc.getByRole('link', { name: 'Home visit' }).click();
    await expect(page.locator('#body-home-visit')).toBeInViewport();
    // The table of contents stays in reach.
    await expect(toc).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Request' })).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    const samples = page.getByRole('region', { name: 'Request' });
    await expect
      .poll(async () => {
        const [tocBox, box] = await Promise.all([toc.boundingBox(), samples.boundingBox()]);
        return (box?.y ?? 0) - (tocBox?.y ?? 0);
      })
      .toBeGreaterThan(0);
  });

  test('the tables of topics have no column outside of the screen', async ({ page }) => {
    for (const path of ['/api/appointment-statuses', '/api/system-parameters', '/api/limits']) {
      await page.goto(path);
      // Tables with four columns scroll in their frames.
      const cells = page.getByRole('main').locator('[role="cell"]:not([aria-label="Table"] *)');
      await expect(cells.first()).toBeAttached();
      const rightEdges = await cells.evaluateAll((all) =>
        all.map((cell) => cell.getBoundingClientRect().right),
      );
      expect(Math.max(...rightEdges), path).toBeLessThanOrEqual(360);
    }
  });
});

test('fields are filtered by their text, and a link shows what the filter hides', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/api/operations/saveAppointment');
  await waitForScripts(page);
  const body = page.getByRole('region', { name: 'Body', exact: true });
  const filter = body.getByLabel('Filter the fields');
  await filter.fill('passport');
  await expect(page.locator('[id="body.passportNumber"]')).toBeVisible();
  await expect(page.locator('[id="body.profileId"]')).toBeHidden();
  await expect(body.getByRole('heading', { name: 'Payment' })).toBeHidden();
  await expect(body.getByText(/^\d of \d\d$/)).toBeVisible();
  await expect(body.getByRole('status').first()).toHaveText(/^\d of \d\d fields$/);
  await page.evaluate(() => {
    location.hash = '#body.minutesToExpiration';
  });
  await expect(page.locator('[id="body.minutesToExpiration"]')).toBeInViewport();
  await expect(filter).toHaveValue('');
});

test('the fields that the sandbox needs are linked', async ({ page }) => {
  await page.goto('/api/operations/uploadPolicies');
  const body = page.getByRole('region', { name: 'Body', exact: true });
  const needed = body.getByText('The sandbox accepts a body');
  await expect(needed).toContainText('only companyId and policyNumber.');
  await needed.getByRole('link', { name: 'policyNumber' }).click();
  await expect(page).toHaveURL(/#body\.policyNumber$/);
});

test('values of a long enumeration are filtered, also by their meanings', async ({ page }) => {
  await page.goto('/api/schemas/Country');
  await waitForScripts(page);
  await page.getByLabel('Filter the values').fill('portugal');
  await expect(page.locator('#PT')).toBeVisible();
  await expect(page.locator('#DE')).toBeHidden();
});
