import type { Page } from '@playwright/test';
import { operationPath } from '../../../lib/site/page-paths';
import { getSite } from '../../../lib/site/site-settings';
import { findViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { followLink } from '../support/page-state';

/** The reader's own server and token, which samples, guides, and the request panel of a tab share. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const token = 'a-secret-token';
const { servers } = getSite();
const [first, second] = servers;

const locateSettings = (page: Page) => page.locator('[data-access-settings]');
const locateSample = (page: Page) =>
  page.getByRole('region', { name: 'Sample request' }).locator('pre:visible code');

async function enterAccess(page: Page): Promise<void> {
  const settings = locateSettings(page);
  await settings.locator('summary').click();
  await settings.getByLabel('Server').selectOption(second?.url ?? '');
  await settings.getByLabel('My access token').fill(token);
}

async function copy(page: Page): Promise<string> {
  await page.getByRole('region', { name: 'Sample request' }).getByTitle('Copy').first().click();
  await expect(page.getByText('Copied').first()).toBeAttached();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('samples of all pages have them, hide the token, and copy it', async ({ page }) => {
  await page.goto(operationPath('getAppointment'));
  await expect(locateSample(page)).toContainText(`${first?.url}/appointments`);
  await expect(locateSample(page)).toContainText('YOUR_ACCESS_TOKEN');
  await enterAccess(page);
  await expect(locateSample(page)).toContainText(`${second?.url}/appointments`);
  await expect(locateSample(page)).toContainText('X-Token: ••••••••');
  expect(await page.locator('body').textContent()).not.toContain(token);
  await expect(locateSettings(page).locator('summary')).toHaveText(
    `Samples for: ${second?.label} Token: mine`,
  );
  expect(await findViolations(page)).toEqual([]);
  expect(await copy(page)).toContain(`X-Token: ${token}'`);
  await locateSample(page).selectText();
  await page.keyboard.press('ControlOrMeta+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`X-Token: ${token}'`);

  await followLink(page, operationPath('listAppointments'));
  await expect(locateSample(page)).toContainText(`${second?.url}/appointments`);
  await page.goto('/docs/doctor-app/example-api-calls');
  await page.getByText('Prepare a terminal').click();
  const variables = page.getByRole('group', { name: 'Variables of the samples' });
  await expect(variables).toContainText(`BASE_URL="${second?.url}"`);
  await expect(variables).toContainText('TOKEN="••••••••"');

  await locateSettings(page).locator('summary').click();
  await locateSettings(page).getByLabel('My access token').fill('');
  await expect(variables).toContainText('YOUR_ACCESS_TOKEN');
});

test('samples have another address, which nothing is sent to', async ({ page }) => {
  await page.goto(operationPath('getAppointment'));
  const settings = locateSettings(page);
  await settings.locator('summary').click();
  await settings.getByLabel('Server').selectOption('Other address, for samples only');
  const address = settings.getByLabel('Address', { exact: true });
  await address.pressSequentially('https://api.example.org/v2/');
  await expect(locateSample(page)).toContainText("'https://api.example.org/v2/appointments/");
  await expect(settings.locator('summary')).toContainText('Samples for: api.example.org');
  await address.fill("https://a'; rm -rf ~; '");
  await expect(locateSample(page)).toContainText(`'${first?.url}/appointments/`);
  await address.fill('https://api.example.org');
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(locateSample(page)).toContainText("'https://api.example.org/appointments/");
  await page.getByRole('link', { name: 'Try it' }).click();
  await expect(page.locator('.request-panel').getByLabel('Server')).toHaveValue('sandbox');
});

test('the request panel opens with them, and another tab does not have them', async ({
  page,
  context,
}) => {
  await page.goto(operationPath('getAppointment'));
  await enterAccess(page);
  await page.getByRole('link', { name: 'Try it' }).click();
  const panel = page.locator('.request-panel');
  await expect(panel.getByLabel('Server')).toHaveValue(second?.url ?? '');
  await expect(panel.locator('input[type="password"]')).toHaveValue(token);
  const other = await context.newPage();
  await other.goto(operationPath('getAppointment'));
  await expect(locateSample(other)).toContainText(`${first?.url}/appointments`);
  await expect(locateSample(other)).toContainText('YOUR_ACCESS_TOKEN');
});
