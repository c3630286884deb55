import { getScreen } from '../../../lib/elements/screens/load-screens';
import { expect, test } from '../support/fixtures';
import { waitForIsland } from '../support/page-state';

/** The pages of the reference app's screens. */

const screenPagePath = (name: string) => `/docs/doctor-app/${name}`;

test('a control of a screen opens the page of another, whose playground has its states and overrides', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto(screenPagePath('login'));
  const preview = page.getByRole('group', { name: /^Screen:/ }).first();
  const control = preview.getByRole('link', { name: /Forgot/ });
  await preview.scrollIntoViewIfNeeded();
  await waitForIsland(page, 'preview');
  await control.click();
  await expect(page).toHaveURL(/reset-password-request$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const { states, overrides } = getScreen('reset-password-request');
  const playground = page.getByRole('region', { name: 'Playground: reset-password-request' });
  await playground.getByRole('button', { name: 'Edit this example' }).click();
  const exampleSelect = playground.getByRole('combobox', { name: 'Example', exact: true });
  await expect(exampleSelect.getByRole('option')).toHaveCount(states.length + overrides.length);
  await exampleSelect.selectOption({ label: `Override: ${overrides[0]?.title}` });
  await expect(playground.locator('.cm-content')).toContainText(/^\{\s*"screen": \{/);
  await expect(playground.getByText('The JSON follows the contract.')).toBeVisible();
});

test('the states of a screen are a row to swipe on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { states } = getScreen('login');
  await page.goto(screenPagePath('login'));
  await expect(page.getByText(`${states.length} states. Swipe to see all`)).toBeVisible();
  const row = page.locator('.screen-states');
  const phones = row.getByRole('group', { name: 'Screen', exact: true });
  await expect(phones).toHaveCount(states.length);
  const last = phones.last();
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 0.5 });
  const overflow = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a flow diagram links to the pages of its screens', async ({ page }) => {
  await page.goto('/docs/doctor-app/overview');
  const maps = page.getByRole('group', { name: /^Diagram: / });
  await maps.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/home$/);
});
