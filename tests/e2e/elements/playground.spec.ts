import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { allElementsStylesheet } from '../../../.generated/styles/stylesheets';
import { expect, test } from '../support/fixtures';

/** The controls of a playground and its editor. */

const locatePlayground = (page: Page) => page.getByRole('region', { name: /^Playground/ }).first();
const locateOpener = (page: Page) => page.getByRole('button', { name: 'Edit this example' });
const locateEditor = (page: Page) => page.getByRole('textbox', { name: 'JSON' });

/** Opens the page of an element and its playground. */
async function openPlayground(page: Page, path = '/docs/doctor-app/elements/tabs'): Promise<void> {
  await page.goto(path);
  await locateOpener(page).click();
  await expect(locateEditor(page)).toBeVisible();
}

const getBox = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return box;
};

test('Enter after a comma starts a new line, however long the reader waits', async ({ page }) => {
  await openPlayground(page);
  const editor = locateEditor(page);
  await editor.fill('{\n  "type": "caption",\n  "text": "Hello",\n  "id": "x"\n}');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('"icon": "clock"');
  // The list of suggestions has closed when the linter has read the text that still lacks a comma.
  const playground = locatePlayground(page);
  await expect(playground.getByText('Not valid JSON.')).toBeVisible();
  await page.keyboard.type(',');
  await expect(playground.getByText('The JSON follows the contract.')).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(editor.locator('.cm-line')).toHaveText([
    '{',
    '  "type": "caption",',
    '  "icon": "clock",',
    '  ',
    '  "text": "Hello",',
    '  "id": "x"',
    '}',
  ]);
});

test('a playground opens after a linked page has preloaded its styles', async ({ page }) => {
  await page.goto('/docs/doctor-app/elements/tabs');
  await page.evaluate(async (href) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'style',
      href,
    });
    const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
    document.head.append(link);
    await loaded;
  }, allElementsStylesheet);
  await locateOpener(page).click();
  await expect(locateEditor(page)).toBeVisible();
  const styles = page.locator(`link[rel="stylesheet"][href="${allElementsStylesheet}"]`);
  await expect(styles).toHaveCount(1);
});

test('a quotation mark lists the fields, and an accepted one is separated from the next', async ({
  page,
}) => {
  await openPlayground(page);
  const editor = locateEditor(page);
  await editor.fill('{\n  "type": "caption",\n  \n  "text": "Hello"\n}');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type('"');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option', { name: 'icon' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Control+Space');
  await expect(list.getByRole('option', { name: 'icon' })).toBeVisible();
  await page.keyboard.type('visi');
  await expect(list.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(editor.locator('.cm-line').nth(2)).toHaveText('  "visible": true,');
  await expect(locatePlayground(page).getByText('The JSON follows the contract.')).toBeVisible();
});

test('Enter after the end of a text starts a new line', async ({ page }) => {
  await openPlayground(page);
  const editor = locateEditor(page);
  await editor.fill('{\n  "type": "caption",\n  "icon": \n}');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await page.keyboard.type('"clock');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type('"');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(editor.locator('.cm-line')).toHaveCount(5);
});

test('a syntax error is reported with its line and reason, and leads to it', async ({ page }) => {
  await openPlayground(page);
  const playground = locatePlayground(page);
  await locateEditor(page).fill('{\n  "type": "caption"\n  "text": "Hello"\n}');
  const error = playground.getByRole('paragraph').filter({ hasText: 'Not valid JSON.' });
  await expect(error).toContainText('Line 2 A comma is missing after this.');
  await expect(playground.getByText('The preview shows the last valid version.')).toBeVisible();
  const status = playground.getByRole('status').filter({ hasText: /problem/ });
  await expect(status).toHaveText('1 problem in line 2: A comma is missing after this.');
  await error.getByRole('button', { name: 'Line 2' }).click();
  await expect(locateEditor(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(',');
  await expect(playground.getByText('The JSON follows the contract.')).toBeVisible();
  await expect(status).toHaveText('No problems.');
});

test('an unknown field is reported once, with the most similar name', async ({ page }) => {
  await openPlayground(page);
  await locateEditor(page).fill('{ "type": "caption", "text": "Hello", "icn": "clock" }');
  await expect(locatePlayground(page).getByRole('listitem').first()).toHaveText(
    '/icn There is no field "icn". Did you mean "icon"?',
  );
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a problem is in sight while the reader types, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPlayground(page, '/docs/doctor-app/elements/combo');
    await locateEditor(page).click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('"colour": 1,');
    const problem = locatePlayground(page).getByText('There is no field "colour".').first();
    await expect(problem).toBeInViewport({ ratio: 1 });
  });
}

test('the preview’s controls work by keyboard', async ({ page }) => {
  await openPlayground(page);
  const playground = locatePlayground(page);
  const menu = playground.getByRole('button', { name: 'Preview' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(playground.getByRole('radio', { name: 'Page' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const preview = playground.locator('.el-root').first();
  await expect(preview).toHaveAttribute('data-mode', 'light');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(preview).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Escape');
  await expect(playground.getByRole('radio', { name: 'Page' })).toBeHidden();
  await expect(menu).toBeFocused();
});

test('an expanded playground is all that can be reached, and Escape collapses it', async ({
  page,
}) => {
  await openPlayground(page);
  const playground = locatePlayground(page);
  await playground.getByRole('button', { name: 'Expand' }).click();
  const unreachableTitle = page.locator('[inert] h1');
  await expect(unreachableTitle).toHaveCount(1);
  // Escape closes the popover first.
  await playground.getByRole('button', { name: 'Preview' }).click();
  await page.keyboard.press('Escape');
  await expect(playground.getByRole('radio', { name: 'Page' })).toBeHidden();
  await expect(unreachableTitle).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(unreachableTitle).toHaveCount(0);
});

for (const width of [1200, 1280]) {
  test(`nothing covers an expanded playground at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPlayground(page);
    const playground = locatePlayground(page);
    await playground.getByRole('button', { name: 'Expand' }).click();
    for (const name of ['Preview', 'Copy', 'Share', 'Collapse']) {
      await playground.getByRole('button', { name }).click({ trial: true });
    }
    const status = await getBox(playground.getByText('The JSON follows the contract.'));
    const events = await getBox(playground.getByText('Events', { exact: true }));
    expect(status.y + status.height).toBeLessThanOrEqual(events.y);
  });
}

test('before it is opened, a playground is as high as its preview, and hides no heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/docs/doctor-app/elements/tabs');
  const playground = locatePlayground(page);
  await locateOpener(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(playground.locator('.el-root').first()).toBeVisible();
  const phone = await getBox(playground.locator('.el-root').first());
  expect((await getBox(playground)).height).toBeLessThan(phone.height + 200);
  const heading = page.getByRole('heading', { name: 'Try it' });
  const withShadow = await heading.screenshot();
  await playground.evaluate((section) => {
    section.style.boxShadow = 'none';
  });
  expect((await heading.screenshot()).equals(withShadow)).toBe(true);
});

test('an opened playground has the focus, which its button had', async ({ page }) => {
  await page.goto('/docs/doctor-app/elements/tabs');
  await locateOpener(page).press('Enter');
  await expect(locateEditor(page)).toBeVisible();
  await expect(locatePlayground(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the controls are one row, and large enough to touch', async ({ page }) => {
    await openPlayground(page);
    const playground = locatePlayground(page);
    const menu = playground.getByRole('button', { name: 'Preview' });
    const row = [
      playground.getByRole('combobox', { name: 'Example', exact: true }),
      menu,
      playground.getByRole('button', { name: 'Expand' }),
    ];
    const boxes = await Promise.all(row.map(getBox));
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
    for (const { width, height } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
    }
    await menu.click();
    for (const name of ['Reset', 'Copy', 'Share', 'Close']) {
      const { width, height } = await getBox(playground.getByRole('button', { name }));
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(40);
    }
    await playground.getByRole('radio', { name: '200%' }).check();
    await playground.getByRole('button', { name: 'Close' }).click();
    await expect(playground.getByRole('radio', { name: '200%' })).toBeHidden();
  });
});

test('a phone in a playground is wide enough for the tabs of a list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPlayground(page, '/docs/doctor-app/appointment-list');
  const phone = await getBox(locatePlayground(page).getByRole('group', { name: 'Screen' }));
  const lastTab = await getBox(locatePlayground(page).getByRole('tab').last());
  expect(lastTab.x + lastTab.width).toBeLessThanOrEqual(phone.x + phone.width);
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

test('line numbers are beside their lines after the page was scrolled past the editor', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 500 });
  await page.goto('/docs/doctor-app/elements/tabs');
  const playground = locatePlayground(page);
  await locateOpener(page).click();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
  await playground.evaluate((section) => section.scrollIntoView());
  await expect(locateEditor(page)).toBeVisible();
  await expect
    .poll(() =>
      playground.evaluate((section) => {
        const tops = (selector: string) =>
          [...section.querySelectorAll<HTMLElement>(selector)]
            .filter(({ style }) => style.visibility !== 'hidden')
            .map((node) => Math.round(node.getBoundingClientRect().top));
        const lines = tops('.cm-line');
        const numbers = tops('.cm-lineNumbers .cm-gutterElement');
        return lines.length > 0 && lines.every((top, index) => top === numbers[index]);
      }),
    )
    .toBe(true);
});

test('the JSON in the editor has the colors of the code above it', async ({ page }) => {
  await openPlayground(page);
  const readColor = (locator: Locator) =>
    locator.first().evaluate((node) => getComputedStyle(node).color);
  const code = page.locator('figure pre[data-language="json"]').first();
  const token = locateEditor(page).locator('.cm-line span');
  expect(await readColor(token.filter({ hasText: '"type"' }))).toBe(
    await readColor(code.locator('span', { hasText: '"type"' })),
  );
  expect(await readColor(token.filter({ hasText: '"tabs"' }))).toBe(
    await readColor(code.locator('span', { hasText: '"Appointments"' })),
  );
});

test('what the reader has edited stays while the playground of a sample is closed', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/action-metadata-and-behavior');
  const playground = locatePlayground(page);
  const opener = playground.getByRole('button', { name: 'Edit live' });
  await opener.click();
  await locateEditor(page).fill('{ "type": "title", "text": "Edited" }');
  await expect(playground.getByRole('heading', { name: 'Edited' })).toBeVisible();
  await opener.click();
  await expect(locateEditor(page)).toBeHidden();
  await opener.click();
  await expect(locateEditor(page)).toContainText('"Edited"');
});
