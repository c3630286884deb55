import { expect, type Locator } from '@playwright/test';
import { operationPath } from '../../../lib/site/page-paths';
import { openOperation } from '../support/console-page';
import { test } from '../support/fixtures';
import { searchBox } from '../support/search-panel';

/** Readers with forced colors, such as the contrast themes of Windows, see no backgrounds and no shadows. */

test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1500, height: 900 } });

const readStyle = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Expects that elements differ in a property, and so for the reader. */
async function expectDifferent(one: Locator, other: Locator, property: string): Promise<void> {
  expect(await readStyle(one, property)).not.toBe(await readStyle(other, property));
}

test('what is selected and current differs from the rest', async ({ page }) => {
  const current = page.locator('[aria-current]');
  const notCurrent = page.locator(':not([aria-current])');
  await page.goto(operationPath('getAppointment'));
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await expectDifferent(
    tabs.and(page.locator('[aria-selected="true"]')),
    tabs.and(page.locator('[aria-selected="false"]')).first(),
    'border-bottom-color',
  );
  const sections = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(sections.and(current)).toHaveText('Operations');
  await expectDifferent(
    sections.and(current),
    sections.and(notCurrent).first(),
    'border-bottom-style',
  );
  const opener = page.getByRole('link', { name: 'Try it' });
  expect(await readStyle(opener, 'border-top-width')).toBe('1px');

  await page.goto('/docs/doctor-app/quick-start#use-the-token');
  const headings = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(headings.and(current)).toHaveText('Use the token');
  await expectDifferent(headings.and(current), headings.first(), 'border-left-width');
  const pages = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link');
  await expectDifferent(pages.and(current), pages.and(notCurrent).last(), 'border-left-width');
  const run = page.getByRole('button', { name: 'Run in the sandbox' }).first();
  expect(await readStyle(run, 'border-top-width')).toBe('1px');
  const [symbol, background] = await run.evaluate((element) => [
    getComputedStyle(element, '::before').backgroundColor,
    getComputedStyle(element).backgroundColor,
  ]);
  expect(symbol).not.toBe(background);
  await searchBox(page).fill('token');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await readStyle(options.first(), 'outline-style')).toBe('solid');
  expect(await readStyle(options.last(), 'outline-style')).toBe('none');
});

test('actions, phones, and what is selected or done in elements have borders', async ({ page }) => {
  await page.goto('/');
  const action = page.getByRole('main').getByRole('link', { name: 'Make your first call' });
  expect(await readStyle(action, 'border-top-width')).toBe('1px');
  await page.goto('/docs/doctor-app/login');
  // The page's code replaces the phone of the HTML.
  await expect(page.locator('.el-phone').first()).toHaveCSS('border-top-style', 'solid');
  for (const [element, selected, other, property] of [
    ['tabs', '.el-tab[data-selected]', '.el-tab:not([data-selected])', 'border-bottom-color'],
    ['dashes', '[data-done]', 'span:not([data-done])', 'background-color'],
    ['bar', '[aria-current] .el-bar-icon', ':not([aria-current]) > .el-bar-icon', 'outline-style'],
  ] as const) {
    await page.goto(`/docs/doctor-app/elements/${element}`);
    const stage = page.locator('.element-stage').first();
    await expectDifferent(stage.locator(selected).first(), stage.locator(other).first(), property);
  }
});

test('the console marks the operation and shows the body once, and only a focused button has a ring', async ({
  page,
}) => {
  const button = await openOperation(page, 'saveAppointment');
  // The list of the console is beside the operation in wide windows only.
  await page.setViewportSize({ width: 1700, height: 900 });
  const links = page.getByRole('navigation', { name: 'Operations' }).getByRole('link');
  const current = links.and(page.locator('[aria-current]')).last();
  const other = links.and(page.locator(':not([aria-current])')).last();
  await expectDifferent(current, other, 'border-left-width');
  const editor = page.locator('.sl-code-editor').first();
  const textarea = editor.locator('textarea');
  await expect(textarea).toBeVisible();
  await expect(editor.locator('pre')).toHaveCSS('visibility', 'hidden');
  expect(await readStyle(textarea, '-webkit-text-fill-color')).toBe(
    await readStyle(page.locator('body'), 'color'),
  );
  await expect(button).toHaveCSS('outline-style', 'none');
});
