import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const tutorial = '/docs/doctor-app/life-of-a-visit';

const locateSample = (page: Page, title: string) =>
  page.locator('[data-run]:visible').filter({ hasText: title }).first();

/** Runs a sample. Returns the region of its response. */
async function runSample(page: Page, title: string) {
  const sample = locateSample(page, title);
  await sample.getByRole('button', { name: 'Run in the sandbox' }).click();
  const response = sample.getByRole('region', { name: 'Sandbox response' });
  await expect(response).toHaveAttribute('aria-busy', 'false');
  return response;
}

const calls = [
  ["Upload Robin's policy", '204'],
  ['Register Robin', 'robin@example.com'],
  ["Add Robin's policy", 'TRV-0098121'],
  ["Robin's next visit", 'COVERED'],
  ["Book Robin's visit", 'REQUESTED'],
  ['The doctor confirms', 'as the doctor'],
  ['Read the confirmed visit', 'APPOINTMENT_SCHEDULED'],
  ["Robin's join token", 'sandbox-join-'],
  ["Cancel Robin's visit", 'PATIENT_CANCELLED_APPOINTMENT'],
  ['Read the canceled visit', 'PATIENT_CANCELLED_APPOINTMENT'],
  ["Cancel Robin's policy", '204'],
] as const;

test.describe('a tutorial', () => {
  test.use({ allowErrors: [/405/] });

  test('runs from the first to the last sample, with the ids of the reader’s own records', async ({
    page,
  }) => {
    await page.goto(tutorial);
    const early = await runSample(page, 'Read the confirmed visit');
    await expect(early).toContainText('Run that one first.');
    await early.getByRole('button', { name: 'Close the response' }).click();

    for (const round of ['in a new sandbox', 'in a used sandbox']) {
      for (const [title, text] of calls) {
        const response = await runSample(page, title);
        await expect(response, `${title} ${round}`).toContainText(text);
        await expect(response, `${title} ${round}`).not.toContainText('405');
      }
    }
    const last = await runSample(page, 'Read the canceled visit');
    await expect(last).toContainText('"appointmentRevisionId": 3');
    await expect(last).not.toContainText('1000006');
  });
});
