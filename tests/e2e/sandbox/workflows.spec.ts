import type { Page } from '@playwright/test';
import { workflowPath } from '../../../lib/site/page-paths';
import { publishedWorkflowPath } from '../../../lib/workflows/published-workflow';
import { runnerHash } from '../../../lib/workflows/runner-hash';
import { findViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';

/** The pages of workflows and their runner. */

const name = 'book-clinic-visit';

const locateRunner = (page: Page) => page.getByRole('region', { name: 'Run this workflow' });
const locateStep = (page: Page, title: string) =>
  page.getByRole('region', { name: new RegExp(`^\\d+\\. ${title}$`) });
const locateBar = (page: Page) => locateRunner(page).getByRole('status').first();

async function openRunner(page: Page, workflow = name) {
  await page.goto(workflowPath(workflow));
  await page.getByRole('link', { name: 'Run this workflow' }).click();
  const runner = locateRunner(page);
  await expect(runner.getByRole('button', { name: /^Run step/ })).toBeFocused();
  return runner;
}

test('a workflow runs step by step and all at once, and a reload resumes it', async ({ page }) => {
  const runner = await openRunner(page);
  await runner.getByRole('button', { name: 'Run step 1' }).click();
  const first = locateStep(page, 'Find clinics near the patient');
  await expect(first.getByText('200 as expected')).toBeVisible();
  await expect(locateBar(page)).toContainText('1 of 7 steps done');

  await page.reload();
  await expect(locateBar(page)).toContainText('1 of 7 steps done');
  await expect(first.getByText('200 as expected')).toBeVisible();

  await runner.getByRole('button', { name: 'Run the rest' }).click();
  await expect(locateBar(page)).toContainText('All 7 steps are done.');
  const confirm = locateStep(page, 'Confirm the visit with a passport');
  await expect(confirm.getByText('200 as expected')).toBeVisible();
  await expect(confirm.getByText('Webhooks that the step caused:')).toBeVisible();
  await expect(page.locator('a[data-workflow-done="true"]')).toHaveCount(7);

  await runner.getByRole('button', { name: 'Start again' }).click();
  await expect(locateBar(page)).toContainText('0 of 7 steps done');
  await expect(page.locator('a[data-workflow-done="true"]')).toHaveCount(0);
});

test('running all steps stays at the bar, which states the outcome', async ({ page }) => {
  const workflow = 'cancel-a-visit';
  const runner = await openRunner(page, workflow);
  const y = await page.evaluate(() => scrollY);
  await runner.getByRole('button', { name: 'Run all' }).click();
  await expect(locateBar(page)).toContainText(
    /All \d+ steps are done\. Appointment \d+ is [A-Z_]+\./,
  );
  await expect(locateBar(page)).toBeFocused();
  // The results below change the page, but nothing above it.
  expect(Math.abs((await page.evaluate(() => scrollY)) - y)).toBeLessThan(100);
  await runner.getByRole('link', { name: /^Show step \d+$/ }).click();
  const heading = page.getByRole('heading', { level: 2, name: /^\d+\. / }).last();
  await expect(heading).toBeInViewport();
  const end = await runner.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await heading.evaluate((e) => e.getBoundingClientRect().top)).toBeGreaterThan(end + 8);
});

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the buttons are one row before and after a run', async ({ page }) => {
    const runner = await openRunner(page);
    const inputs = runner.getByRole('button', { name: 'Inputs' });
    await expect(inputs).toBeHidden();
    const bar = runner.locator('.workflow-bar');
    const heightOf = () => bar.evaluate((element) => element.clientHeight);
    const height = await heightOf();
    await runner.getByRole('button', { name: 'Run step 1' }).click();
    await expect(locateBar(page)).toContainText('1 of 7 steps done');
    expect(await heightOf()).toBe(height);
    await runner.getByRole('button', { name: 'Run the rest' }).click();
    await expect(locateBar(page)).toContainText('All 7 steps are done.');
    expect(await heightOf()).toBe(height);
    await runner.getByRole('button', { name: 'More' }).click();
    await inputs.click();
    await expect(runner.getByRole('textbox', { name: 'patientId' })).toBeVisible();
  });
});

test.describe('what the sandbox refuses', () => {
  test.use({ allowErrors: [/status of 405/] });

  test('a step can be broken on purpose, changed, and repaired', async ({ page }) => {
    await openRunner(page);
    const confirm = locateStep(page, 'Confirm the visit with a passport');
    await locateStep(page, 'Read the offer')
      .getByRole('button', { name: 'Run steps 1 to 5' })
      .click();
    await expect(locateBar(page)).toContainText('5 of 7 steps done');

    await confirm.getByText('Break it').click();
    await confirm.getByRole('button', { name: 'The number of the passport is missing' }).click();
    await expect(confirm.getByText('405 as documented')).toBeVisible();
    await expect(confirm.locator('.workflow-advice')).toContainText('requiredData');

    await confirm.getByRole('button', { name: 'Change the request' }).click();
    const body = confirm.getByRole('textbox', { name: 'Body' });
    const sent = await body.inputValue();
    await body.fill('{"appointmentId": ');
    await confirm.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(confirm.getByRole('alert')).toContainText('The body isn’t JSON.');

    await body.fill(sent.replace('"appointmentRevisionId": 2', '"appointmentRevisionId": 1'));
    await confirm.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(confirm.getByText('405 not expected')).toBeVisible();
    await expect(confirm.getByText('The response doesn’t meet this:')).toBeVisible();
    await expect(locateBar(page)).toContainText('5 of 7 steps done');

    await body.fill(sent.replace('EX1234567', 'EX7654321'));
    await confirm.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(confirm.getByText('200 as expected')).toBeVisible();
    await locateRunner(page).getByRole('button', { name: 'Run step 7' }).click();
    await expect(locateBar(page)).toContainText('All 7 steps are done.');
  });

  test('an input changes what the next requests send', async ({ page }) => {
    const runner = await openRunner(page);
    await runner.getByRole('button', { name: 'Inputs' }).click();
    const patient = runner.getByRole('textbox', { name: 'patientId' });
    await patient.fill('one');
    await expect(runner.getByText('Enter a number.')).toBeVisible();
    await patient.fill('90145');
    await runner.getByRole('button', { name: 'Run step 1' }).click();
    await expect(
      locateStep(page, 'Find clinics near the patient').locator('.workflow-exchange'),
    ).toContainText('patient-id=90145');
  });
});

test('the keyboard alone runs a workflow', async ({ page }) => {
  await page.goto(workflowPath(name));
  await page.getByRole('link', { name: 'Run this workflow' }).focus();
  await page.keyboard.press('Enter');
  await expect(locateRunner(page).getByRole('button', { name: 'Run step 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(locateBar(page)).toContainText('1 of 7 steps done');
  await expect(locateRunner(page).getByRole('button', { name: 'Run step 2' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(locateBar(page)).toContainText('All 7 steps are done.');
});

test.describe('if the workflow does not load', () => {
  test.use({ allowErrors: [/ERR_FAILED|Failed to load/] });

  test('the page says so, and a retry loads it', async ({ page }) => {
    const url = `**${publishedWorkflowPath(name)}`;
    await page.route(url, (route) => route.abort());
    await page.goto(workflowPath(name));
    await page.getByRole('link', { name: 'Run this workflow' }).click();
    const runner = locateRunner(page);
    await expect(runner.getByRole('alert')).toContainText('the workflow');
    await page.unroute(url);
    await runner.getByRole('button', { name: 'Retry' }).click();
    await expect(runner.getByRole('button', { name: 'Run step 1' })).toBeVisible();
  });
});

test('a damaged stored run starts again', async ({ page }) => {
  await page.addInitScript(
    (key) =>
      sessionStorage.setItem(key, '{"inputs":{"policyId":"x"},"done":{"find":{"request":1}}}'),
    `workflow-run:${name}`,
  );
  await page.goto(`${workflowPath(name)}${runnerHash}`);
  await expect(locateBar(page)).toContainText('0 of 7 steps done');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has every request and response', async ({ page }) => {
    await page.goto(`${workflowPath(name)}${runnerHash}`);
    const step = locateStep(page, 'Request the visit');
    await expect(step.getByText('POST /api/v2/appointment')).toBeVisible();
    await expect(step.getByText('Success means')).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in a run (${colorScheme}, 360 px)`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 800 });
    const runner = await openRunner(page);
    await runner.getByRole('button', { name: 'Run all' }).click();
    await expect(locateBar(page)).toContainText('All 7 steps are done.');
    const confirm = locateStep(page, 'Confirm the visit with a passport');
    await confirm.getByRole('button', { name: 'Change the request' }).click();
    await confirm.getByText('Break it').click();
    await runner.getByRole('button', { name: 'More' }).click();
    await runner.getByRole('button', { name: 'Inputs' }).click();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  });
}
