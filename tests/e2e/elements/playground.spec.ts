import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** A playground among the code and the bars of its page. What is inside of it is tested in components/playground. */

const locatePlayground = (page: Page) => page.getByRole('region', { name: /^Playground/ }).first();

const getBox = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return box;
};

test('an example can be edited, and nothing covers an expanded playground', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/docs/doctor-app/elements/tabs');
  const playground = locatePlayground(page);
  await playground.getByRole('button', { name: 'Edit this example' }).click();
  const editor = playground.getByRole('textbox', { name: 'JSON' });
  await expect(editor).toBeVisible();
  // The JSON has the colors of the code above it.
  const code = page.locator('figure pre[data-language="json"]').first();
  const readColor = (locator: Locator) =>
    locator.first().evaluate((node) => getComputedStyle(node).color);
  for (const text of ['"type"', '"tabs"']) {
    expect(await readColor(editor.locator('span', { hasText: text }))).toBe(
      await readColor(code.locator('span', { hasText: text })),
    );
  }
  await editor.fill('{ "type": "title", "text": "Edited", "icn": "clock" }');
  await expect(playground.getByRole('heading', { name: 'Edited' })).toBeVisible();
  await expect(playground.getByText('There is no field "icn".').first()).toBeVisible();
  await playground.getByRole('button', { name: 'Reset' }).click();
  const status = playground.getByText('The JSON follows the contract.');
  await expect(status).toBeVisible();
  await playground.getByRole('button', { name: 'Expand' }).click();
  // Below 1220 px, the page has no table of contents beside its text.
  for (const width of [1200, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Preview', 'Copy', 'Share', 'Collapse']) {
      await playground.getByRole('button', { name }).click({ trial: true });
    }
    const { y, height } = await getBox(status);
    const events = await getBox(playground.getByText('Events', { exact: true }));
    expect(y + height).toBeLessThanOrEqual(events.y);
  }
});

test('a link to a playground shows its heading below the navbar', async ({ page }) => {
  const text = JSON.stringify({ type: 'title', text: 'From a link' });
  const hash = `#combo=${deflateRawSync(Buffer.from(text)).toString('base64url')}`;
  await page.goto(`/docs/doctor-app/elements/combo${hash}`);
  await expect(locatePlayground(page).getByRole('heading', { name: 'From a link' })).toBeVisible();
  const navbar = await getBox(page.getByRole('banner'));
  const heading = await getBox(page.getByRole('heading', { name: 'Try it' }));
  expect(heading.y).toBeGreaterThanOrEqual(navbar.y + navbar.height);
  expect(heading.y).toBeLessThan(navbar.y + navbar.height + 60);
});
