import { expect, test } from '../support/fixtures';
import { storeBeforePages, waitForScripts } from '../support/page-state';
import { listTemplatePages } from '../support/template-pages';

test('a guide is printed in light mode, without what only a screen has, and as a whole', async ({
  page,
}) => {
  await storeBeforePages(page, 'theme', 'dark');
  await page.goto('/docs/doctor-app/example-api-calls');
  await waitForScripts(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page
    .locator('.prose')
    .evaluate((prose) =>
      prose.insertAdjacentHTML(
        'afterbegin',
        '<a href="https://example.com/">Away</a><details><summary>More</summary><p>Collapsed</p></details>',
      ),
    );
  const section = page.getByRole('heading', { name: 'Book the visit' });
  const collapsed = page.getByText('Collapsed');
  for (const hidden of [section, collapsed]) await expect(hidden).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  for (const printed of [section, collapsed]) await expect(printed).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const background = await page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(background).toBe('rgb(255, 255, 255)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('[data-page-menu]')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeHidden();
  const after = await page.getByRole('link', { name: 'Away' }).evaluate((element) => {
    const { content, maskImage } = getComputedStyle(element, '::after');
    return { content, maskImage };
  });
  expect(after).toEqual({ content: '" (https://example.com/)"', maskImage: 'none' });
  const tabs = page.locator('[data-tab-group="language"]').first();
  await expect(tabs.locator('[data-tab="curl"]')).toBeVisible();
  await expect(tabs.locator('[data-tab="Python"]')).toBeHidden();
});

for (const path of listTemplatePages()) {
  test(`no code of ${path} is cut off on paper`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main pre')]
        .filter((pre) => pre.checkVisibility() && pre.scrollHeight > pre.clientHeight + 1)
        .map(({ textContent }) => textContent?.slice(0, 80)),
    );
    expect(cut).toEqual([]);
  });
}

test('numbers of lines are printed beside their lines', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('/api/webhook-receivers');
  await page.emulateMedia({ media: 'print' });
  const isNumbered = await page
    .locator('code:has(> .line)')
    .first()
    .locator('.line')
    .evaluateAll((lines) =>
      lines.every((line) => getComputedStyle(line, '::before').content.includes('counter(line)')),
    );
  expect(isNumbered).toBe(true);
});

test('samples are printed as a whole, and what can only be tried is not', async ({ page }) => {
  await page.goto('/api/operations/saveAppointment');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Try it' })).toBeHidden();
  const isClipped = await page
    .getByRole('region', { name: 'Request' })
    .locator('pre')
    .first()
    .evaluate((element) => element.scrollHeight > element.clientHeight + 1);
  expect(isClipped).toBe(false);

  await page.emulateMedia({ media: 'screen' });
  await page.goto('/docs/doctor-app/elements/combo');
  const playground = page.getByRole('heading', { name: 'Try it' });
  await expect(playground).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(playground).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Fields' })).toBeVisible();
});

test('the states of a screen are printed below each other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/docs/doctor-app/login');
  await page.emulateMedia({ media: 'print' });
  const overflow = await page
    .locator('.screen-states')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflow).toBe(0);
});
