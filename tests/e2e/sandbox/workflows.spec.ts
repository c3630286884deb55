import type { Page } from '@playwright/test';
import { runnerHash } from '../../../lib/calls/opening-hashes';
import { workflowPath } from '../../../lib/site/page-paths';
import { expect, test } from '../support/fixtures';

/** The pages of workflows. Their runner is tested in components/workflows. */

const path = workflowPath('confirm-several-visits');
const locateStep = (page: Page, title: string) =>
  page.getByRole('region', { name: new RegExp(`^\\d+\\. ${title}$`) });

test('a workflow runs step by step and all at once, and a reload resumes it', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: 'Open the runner' }).click();
  const runner = page.getByRole('region', { name: 'Workflow runner' });
  const bar = runner.getByRole('status').first();
  const locateMarks = (isDone: boolean) => page.locator(`a[data-workflow-done="${isDone}"]`);
  await expect(runner.getByRole('button', { name: 'Run step 1' })).toBeFocused();
  await page.keyboard.press('Enter');
  const first = locateStep(page, 'Read the offered home visit');
  await expect(first.getByText('200 as expected')).toBeVisible();
  await expect(bar).toContainText(/^1 of \d+ steps done/);
  await expect(locateMarks(true)).toHaveCount(1);

  await page.reload();
  await expect(bar).toContainText(/^1 of \d+ steps done/);
  await expect(first.getByText('200 as expected')).toBeVisible();

  await runner.getByRole('button', { name: 'Run the rest' }).click();
  await expect(bar).toContainText(/All \d+ steps are done\.$/);
  const confirm = locateStep(page, 'Confirm both');
  await expect(confirm.getByText('204 as expected')).toBeVisible();
  await expect(confirm.getByText('Webhooks that the step caused:')).toBeVisible();
  await expect(locateMarks(false)).toHaveCount(0);

  await runner.getByRole('button', { name: 'Start again' }).click();
  await expect(bar).toContainText(/^0 of \d+ steps done/);
  await expect(locateMarks(true)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a workflow has every request and response', async ({ page }) => {
    await page.goto(path + runnerHash);
    const step = locateStep(page, 'Confirm both');
    await expect(step.getByText('POST /api/v2/appointments')).toBeVisible();
    await expect(step.getByText('Success means')).toBeVisible();
  });
});
