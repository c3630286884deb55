import { expect, test } from '../support/fixtures';

/** The cases with known outcomes: how their page and those of their operations lead to each other. */

test('a link opens a case, which runs in the page and on the page of its operation', async ({
  page,
}) => {
  // On a phone, the groups of the cases are collapsed.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/api/sandbox#excess-of-20');
  const excess = page.locator('#excess-of-20');
  await expect(excess).toBeInViewport();
  await excess.getByRole('button', { name: 'Run: Excess of 20%' }).click();
  await expect(excess.getByRole('status')).toContainText('As expected');

  await page.setViewportSize({ width: 1280, height: 800 });
  const title = 'Expired voucher';
  await page.getByRole('link', { name: `Try it: ${title}`, exact: true }).click();
  const panel = page.getByRole('region', { name: 'Try it' });
  await expect(panel.getByRole('combobox', { name: 'Acting as' })).toHaveValue('vera-voorbeeld');
  await expect(panel.getByRole('textbox', { name: 'id' })).not.toHaveValue('70412');
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel.getByText(`As expected for the case ${title}.`)).toBeVisible();
  const response = panel.getByRole('region', { name: 'Response' });
  await expect(response.getByText('200 Success')).toBeVisible();
  await expect(response).toContainText('EXPIRED');
  await page.goBack();
  const met = page.locator('[data-outcome="met"]');
  await expect(met.filter({ hasText: title })).toContainText('As expected');
  await expect(met).toHaveCount(2);
});
