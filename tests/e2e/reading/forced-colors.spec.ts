import { expect, type Locator } from '@playwright/test';
import { operationPath } from '../../../lib/site/page-paths';
import { openOperation } from '../support/console-page';
import { test } from '../support/fixtures';
import { searchBox } from '../support/search-panel';

/** Readers with forced colors, such as the contrast themes of Windows, see no backgrounds and no shadows. */

test.use({ contextOptions: { forcedColors: 'active' } });

const readStyle = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('the selected tab differs from the others', async ({ page }) => {
  await page.goto(operationPath('getAppointment'));
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const selected = await readStyle(
    tabs.and(page.locator('[aria-selected="true"]')),
    'border-bottom-color',
  );
  const other = tabs.and(page.locator('[aria-selected="false"]')).first();
  expect(await readStyle(other, 'border-bottom-color')).not.toBe(selected);
});

test('the current entry of the table of contents differs from the others', async ({ page }) => {
  await page.goto('/docs/doctor-app/quick-start#use-the-token');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const current = links.and(page.locator('[aria-current]'));
  await expect(current).toHaveText('Use the token');
  expect(await readStyle(current, 'border-left-width')).not.toBe(
    await readStyle(links.first(), 'border-left-width'),
  );
});

test('the navbar shows the section of the page', async ({ page }) => {
  await page.goto(operationPath('getAppointment'));
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const current = links.and(page.locator('[aria-current="true"]'));
  await expect(current).toHaveText('Operations');
  const other = links.and(page.locator(':not([aria-current])')).first();
  expect(await readStyle(current, 'border-bottom-style')).not.toBe(
    await readStyle(other, 'border-bottom-style'),
  );
});

test('the current page differs from the others in the sidebars', async ({ page }) => {
  // The list of the console is beside the operation in wide windows only.
  await page.setViewportSize({ width: 1500, height: 900 });
  for (const [path, name] of [
    ['/docs/doctor-app/quick-start', 'Docs sidebar'],
    ['/api#/operations/getAppointment', 'Operations'],
  ] as const) {
    await page.goto(path);
    const links = page.getByRole('navigation', { name }).getByRole('link');
    const current = links.and(page.locator('[aria-current]')).last();
    await expect(current, name).toBeVisible();
    const other = links.and(page.locator(':not([aria-current])')).last();
    expect(await readStyle(current, 'border-left-width'), name).not.toBe(
      await readStyle(other, 'border-left-width'),
    );
  }
});

test('the selected suggestion of the search differs from the others', async ({ page }) => {
  await page.goto('/');
  await searchBox(page).fill('token');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await readStyle(options.first(), 'outline-style')).toBe('solid');
  expect(await readStyle(options.last(), 'outline-style')).toBe('none');
});

test('the button that runs a sample keeps its border and its symbol', async ({ page }) => {
  await page.goto('/docs/doctor-app/quick-start');
  const button = page.getByRole('button', { name: 'Run in the sandbox' }).first();
  expect(await readStyle(button, 'border-top-width')).toBe('1px');
  const [symbol, background] = await button.evaluate((element) => [
    getComputedStyle(element, '::before').backgroundColor,
    getComputedStyle(element).backgroundColor,
  ]);
  expect(symbol).not.toBe(background);
});

test('main actions and phone frames have a border', async ({ page }) => {
  await page.goto(operationPath('getAppointment'));
  const opener = page.getByRole('link', { name: 'Try it' });
  expect(await readStyle(opener, 'border-top-width')).toBe('1px');
  await page.goto('/');
  const action = page.getByRole('main').getByRole('link', { name: 'Make your first call' });
  expect(await readStyle(action, 'border-top-width')).toBe('1px');
  await page.goto('/docs/doctor-app/login');
  // The page's code replaces the phone of the HTML.
  await expect(page.locator('.el-phone').first()).toHaveCSS('border-top-style', 'solid');
});

test('elements show what is selected or done', async ({ page }) => {
  const differ = async (element: string, selected: string, other: string, property: string) => {
    await page.goto(`/docs/doctor-app/elements/${element}`);
    const stage = page.locator('.element-stage').first();
    expect(await readStyle(stage.locator(selected).first(), property), element).not.toBe(
      await readStyle(stage.locator(other).first(), property),
    );
  };
  await differ(
    'tabs',
    '.el-tab[data-selected]',
    '.el-tab:not([data-selected])',
    'border-bottom-color',
  );
  await differ('dashes', '[data-done]', 'span:not([data-done])', 'background-color');
  await differ(
    'bar',
    '[aria-current] .el-bar-icon',
    ':not([aria-current]) > .el-bar-icon',
    'outline-style',
  );
});

test('the console shows the body once, and only the focused button has a ring', async ({
  page,
}) => {
  const button = await openOperation(page, 'saveAppointment');
  const editor = page.locator('.sl-code-editor').first();
  await expect(editor.locator('textarea')).toBeVisible();
  await expect(editor.locator('pre')).toHaveCSS('visibility', 'hidden');
  const textarea = editor.locator('textarea');
  expect(await readStyle(textarea, '-webkit-text-fill-color')).toBe(
    await readStyle(page.locator('body'), 'color'),
  );
  await expect(button).toHaveCSS('outline-style', 'none');
});
