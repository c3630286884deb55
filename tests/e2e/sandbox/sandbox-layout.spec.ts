import type { Page } from '@playwright/test';
import { waitForConsole } from '../support/console-page';
import { expect, test } from '../support/fixtures';

/** The layout of the sandbox: on phones, in the console's panel, and below samples. */

const openPanel = async (page: Page) => {
  await page.goto('/api#/operations/listAppointments');
  await waitForConsole(page);
  await page.locator('.sandbox-bar > summary').click();
  const panel = page.locator('.sandbox-bar .sandbox-panel');
  await expect(panel.getByRole('button', { name: 'Reset' })).toBeVisible({ timeout: 20_000 });
  return panel;
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the rows of the table of accounts look like cards and keep their table roles', async ({
    page,
  }) => {
    await page.goto('/api/sandbox');
    const table = page.getByRole('table').filter({ hasText: 'What it can do' });
    const row = table.getByRole('row').filter({ hasText: 'carrier@example.com' });
    await expect(row.getByRole('rowheader')).toContainText('Casey Carrier');
    await expect(row.getByRole('cell')).toHaveCount(2);
    await expect(table.getByRole('columnheader')).toHaveText([
      'Account',
      'Token',
      'What it can do',
    ]);
    const [header, cell] = [
      await row.getByRole('rowheader').boundingBox(),
      await row.getByRole('cell').first().boundingBox(),
    ];
    expect(cell?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    const container = table.locator('..');
    expect(
      await container.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0);
  });

  test('no text of the cases is clipped', async ({ page }) => {
    await page.goto('/api/sandbox');
    const cases = page.locator('[data-cases]');
    await cases.getByRole('button', { name: 'Expand all' }).click();
    await expect(cases.getByRole('button', { name: /^Run: / }).first()).toBeVisible();
    const clippedTexts = await cases.evaluate((element) =>
      [...element.querySelectorAll('li *')]
        .filter((descendant) => {
          const { left, right } = descendant.getBoundingClientRect();
          return left < 0 || right > innerWidth;
        })
        .map(({ textContent }) => textContent),
    );
    expect(clippedTexts).toEqual([]);
  });

  test('the console’s panel grows with its content, and content that is opened scrolls into view', async ({
    page,
  }) => {
    const panel = await openPanel(page);
    await panel.getByText('Receive webhooks: ').click();
    await expect(panel.getByText('An override of a policy sends none.')).toBeInViewport({
      ratio: 1,
    });
    expect(
      await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBe(0);
  });
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 600 } });

  test('the console’s panel leaves space for the console, and content that is opened scrolls into view', async ({
    page,
  }) => {
    const panel = await openPanel(page);
    await panel.getByText('Receive webhooks: ').click();
    await panel.getByText('Codes for password resets').click();
    await expect(panel.getByText('resetPasswordCode').last()).toBeInViewport({ ratio: 1 });
    expect(
      await panel.evaluate(({ clientHeight }) => clientHeight / innerHeight),
    ).toBeLessThanOrEqual(0.61);
  });
});

test('the response below the sample of one tab takes no space in the other tabs', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/quick-start');
  const tabs = page
    .locator('div:has(> [role="tablist"])')
    .filter({ hasText: 'Get a token' })
    .last();
  const python = tabs.getByRole('tab', { name: 'Python' });
  const panel = tabs.locator('[role="tabpanel"]:visible');
  await python.click();
  const before = (await panel.boundingBox())?.height;
  await tabs.getByRole('tab', { name: 'curl' }).click();
  await tabs.getByRole('button', { name: 'Run in the sandbox' }).click();
  const response = tabs.getByRole('region', { name: 'Sandbox response' });
  await expect(response).toContainText('200');
  await python.click();
  await expect(response).toBeHidden();
  expect((await panel.boundingBox())?.height).toBe(before);
  await tabs.getByRole('tab', { name: 'curl' }).click();
  await expect(response).toBeVisible();
});

test('a button advances the clock by its duration', async ({ page }) => {
  await page.goto('/api/sandbox');
  const panel = page.locator('[data-sandbox-panel]');
  await panel.getByRole('button', { name: '30 days' }).click({ timeout: 20_000 });
  await expect(panel).toContainText('Apr 1, 2027, 09:10 UTC');
  await expect(panel.getByRole('status')).toHaveText('The clock moved forward by 30 days.');
});
