import type { Page } from '@playwright/test';
import { toEntry } from '../../support/har-entry';
import { pageStates } from '../accessibility/check-page';
import { findViolations } from '../support/axe';
import { expect, testInNewTab } from '../support/fixtures';

/** What a reader can open on the page that checks calls, and the search that leads to it, in both modes and widths. */

const field = 'Paste a call, a response, an error, or a webhook delivery';
const command = `curl -X POST https://api.test.example.com/api/v2/appointment -H 'X-Token: planted-secret-token' -d '{"patientId": "abc"}'`;

/** axe is a script of the test. A browser reports refusals of the sandbox in its console. */
const test = testInNewTab;
test.use({ bypassCSP: true, allowErrors: [/status of 405/] });

async function expectNoViolations(page: Page, include: string, part: string) {
  for (const { mode, width } of pageStates) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, mode);
    expect(await findViolations(page, { include }), `${part}, ${mode}, ${width} px`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `${part}, ${width} px`).toBeLessThanOrEqual(0);
  }
}

test('the replay of a file, and everything in the sections', async ({ page }) => {
  const paths = ['/appointments/555123', '/appointments/abc', '/appointments/70412', '/reports'];
  const entries = paths.map((path, index) => toEntry(path, index === 1 ? 405 : 204));
  const log = { version: '1.2', creator: { name: 'test', version: '1' }, entries };
  await page.goto('/api/check');
  await page.getByLabel(field).fill(JSON.stringify({ log }, null, 1));
  await page.getByRole('button', { name: /^Replay 3 calls/ }).click();
  await expect(page.getByText(/of 3 calls with the same status\./)).toBeVisible();
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('.traffic-panel details')) {
      details.setAttribute('open', '');
    }
  });
  await expect(page.getByRole('region', { name: 'The message' })).toBeVisible();
  await expectNoViolations(page, 'main', 'replay of a file');
});

test('what was corrected, and a replayed call with its cases', async ({ page }) => {
  await page.goto('/api/check?operation=getAppointment');
  await page.getByLabel(field).fill(command);
  await page.getByText('Correct what was understood').click();
  await page.getByRole('combobox', { name: 'Method' }).selectOption('GET');
  await page.getByRole('combobox', { name: 'Operation' }).selectOption('saveAppointment');
  await page.getByRole('textbox', { name: 'Status' }).fill('405');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Why it may have failed')).toBeVisible();
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Break it' })).toBeVisible();
  await expectNoViolations(page, 'main', 'corrections');
});

test('the search that offers to check a pasted call', async ({ page }) => {
  await page.goto('/docs');
  await page.getByRole('combobox', { name: 'Search' }).fill(command);
  await expect(page.getByRole('option', { name: /Check this call/ })).toBeVisible();
  await expectNoViolations(page, 'html', 'search');
  await page.goto('/search');
  await page.locator('main input').fill(command);
  await expect(page.locator('main').getByRole('link', { name: 'Check this call' })).toBeVisible();
  await expectNoViolations(page, 'main', 'search page');
});
