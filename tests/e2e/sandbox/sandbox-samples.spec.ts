import { sandboxUsers } from '../../../lib/api/users/users';
import { expect, testInNewTab as test } from '../support/fixtures';

/** Samples of a guide that run in the sandbox. */

test('a first response takes two clicks from the home page, and its request can be edited', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Make your first call' }).click();
  await page.getByRole('button', { name: 'Run in the sandbox' }).first().click();
  const response = page.getByRole('region', { name: 'Sandbox response' });
  await expect(response).toContainText('200');
  await expect(response).toContainText(sandboxUsers.patient.token);
  await response.getByRole('link', { name: 'Edit and send' }).click();
  const panel = page.locator('.request-panel');
  const send = panel.getByRole('button', { name: 'Send', exact: true });
  const success = panel.getByRole('region', { name: 'Response' }).getByText('200 Success');
  for (const [name, value] of [
    ['email', 'dana@example.com'],
    ['password', 'correct-horse-battery'],
  ] as const) {
    await expect(panel.getByRole('textbox', { name })).toHaveValue(value);
  }
  await send.click();
  await expect(success).toBeVisible();

  await page.goBack();
  const tabs = page.locator('[data-tab-group]', { hasText: '$BASE_URL/appointments' }).first();
  const [curl, python] = [
    tabs.getByRole('tab', { name: 'curl' }),
    tabs.getByRole('tab', { name: 'Python' }),
  ];
  const readHeight = () => tabs.evaluate(({ clientHeight }) => clientHeight);
  await python.click();
  const height = await readHeight();
  await curl.click();
  await tabs.getByRole('button', { name: 'Run in the sandbox' }).click();
  await expect(response).toContainText('200');
  // The response takes no space in the other tabs.
  await python.click();
  await expect(response).toBeHidden();
  expect(await readHeight()).toBe(height);
  await curl.click();
  await response.getByRole('link', { name: 'Edit and send' }).click();
  await expect(panel.getByRole('combobox', { name: 'Acting as' })).toHaveValue('patient');
  expect(page.url()).not.toContain(sandboxUsers.patient.token);
  await send.click();
  await expect(success).toBeVisible();
});
