import { holdResponses } from '../e2e/support/hold-responses';
import { waitForControls } from '../e2e/support/page-state';
import { expect, root, test } from './fixture-page';

/** A sidebar with more than 200 links, of which pages have only those of the open categories. */

const guide = `${root}/docs/doctor-app/quick-start`;

test('an opened category has its first link, then all, also in the mobile menu, which keeps the focus', async ({
  page,
  request,
}) => {
  const html = await (await request.get(guide)).text();
  expect(html).toContain('>Overview<');
  expect(html).toContain('>Link 1<');
  expect(html).not.toContain('>Link 2<');
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdResponses(page, '**/page-data/*/sidebars/docs.json');
  await page.goto(guide);
  await waitForControls(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.getByRole('dialog', { name: 'Navigation' });
  const links = menu.getByRole('link', { name: /^Link \d+$/ });
  await menu.getByText('Many links').click();
  await expect(links).toHaveCount(1);
  await links.first().focus();
  release();
  await expect(links).toHaveCount(200);
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name: /^Link \d+$/ })).toHaveCount(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each category leads to its first page, which has the links of the category', async ({
    page,
  }) => {
    await page.goto(guide);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await sidebar.getByText('Screens and elements').click();
    const links = sidebar.locator('details[open]').last().getByRole('link');
    await expect(links).toHaveCount(1);
    await links.click();
    await expect(page).toHaveURL(`${root}/docs/doctor-app/elements-reference`);
    await expect(sidebar.locator('details[open]').last().getByRole('link')).toHaveCount(4);
  });
});
