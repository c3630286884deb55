import { listOperations, listWebhooks } from '../../../lib/api/description/operations';
import { getContract } from '../../../lib/elements/load-contract';
import { expect, test } from '../support/fixtures';
import { searchBox } from '../support/search-panel';

test.use({ javaScriptEnabled: false });

test('a guide shows its text, the code of every tab, and the navigation', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/docs/doctor-app/example-api-calls');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('heading', { name: 'Register and log in' }).click();
  const panels = (await page.getByRole('tabpanel').all()).slice(0, 3);
  for (const panel of panels) await expect(panel).toBeVisible();
  const readLabel = (panel: Element) => getComputedStyle(panel, '::before').content;
  expect(await Promise.all(panels.map((panel) => panel.evaluate(readLabel)))).toEqual(
    await Promise.all(panels.map(async (panel) => `"${await panel.getAttribute('data-tab')}"`)),
  );
  // Controls that need JavaScript are not shown.
  for (const name of [
    /Switch between dark/,
    /Scroll back to top/,
    /Toggle navigation/,
    /Copy code/,
    /Run in the sandbox/,
  ])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  const readBackground = () =>
    page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await readBackground();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await readBackground()).not.toBe(light);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByText('Get started').click();
  await sidebar.getByRole('link').first().click();
  await expect(page).toHaveURL('/docs/doctor-app/introduction');
});

test('the previews of inputs have their borders', async ({ page }) => {
  for (const { name, group } of getContract().elements) {
    if (group !== 'input') continue;
    await page.goto(`/docs/doctor-app/elements/${name}`);
    const widths = await page
      .locator('.element-stage .el-control')
      .evaluateAll((controls) => controls.map((node) => getComputedStyle(node).borderTopWidth));
    expect(
      widths.filter((width) => width === '0px' || width === '2px'),
      name,
    ).toEqual([]);
  }
});

test('the search says where to look, and the API page lists all operations and webhooks', async ({
  page,
}) => {
  await page.goto('/docs');
  await searchBox(page).fill('token');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=token');
  const main = page.getByRole('main');
  await expect(main).toContainText('Search needs JavaScript.');
  await expect(main.getByRole('searchbox')).toHaveCount(0);
  await main.getByRole('link', { name: 'operations' }).click();
  await expect(page).toHaveURL('/api/operations');

  await page.goto('/api');
  const links = page.getByRole('main').locator('a[href^="/api/operations/"]');
  const paths = await links.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('href')),
  );
  expect(paths.sort()).toEqual(
    [...listOperations(), ...listWebhooks()].map(({ id }) => `/api/operations/${id}`).sort(),
  );
});
