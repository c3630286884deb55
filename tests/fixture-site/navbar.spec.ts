import type { Page } from '@playwright/test';
import { expect, root, test, waitForHydration } from './hub';

const bar = (page: Page) => page.getByRole('banner');
const more = (page: Page) => bar(page).locator('details', { hasText: 'More' });

test('every item type shows where it should: left, or right by default', async ({ page }) => {
  await page.goto(`${root}/docs/doctor-app/overview`);
  const left = bar(page).getByRole('navigation', { name: 'Main' });
  // docSidebar: the first link of the sidebar, active on each of its pages.
  const guides = left.getByRole('link', { name: 'Guides' });
  await expect(guides).toHaveAttribute('href', `${root}/docs/doctor-app/introduction`);
  await expect(guides).toHaveAttribute('data-active');
  await expect(guides).not.toHaveAttribute('aria-current');
  // dropdown and html.
  await expect(left.getByText('More')).toBeVisible();
  await expect(left.locator('b', { hasText: 'Beta' })).toBeVisible();
  // docsVersion, docsVersionDropdown and search: no position, so on the right; localeDropdown shows nothing.
  await expect(left.getByRole('link', { name: 'Docs', exact: true })).toHaveCount(0);
  await expect(bar(page).getByRole('link', { name: 'Docs', exact: true })).toBeVisible();
  await expect(bar(page).locator('details', { hasText: '2.0' })).toBeVisible();
  await expect(bar(page).getByRole('combobox', { name: 'Search' })).toHaveCount(1);
  // The logo has no title text.
  await expect(bar(page).getByRole('link', { name: /home page/ })).toHaveText('');
});

test('a dropdown opens on hover and on click, and leads on', async ({ page }) => {
  await page.goto(`${root}/docs/doctor-app/overview`);
  await waitForHydration(page);
  const item = more(page).getByRole('link', { name: 'Operations' });
  await expect(item).toBeHidden();
  await expect(async () => {
    await page.mouse.move(640, 600);
    await more(page).hover();
    await expect(item).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.mouse.move(640, 600);
  await expect(item).toBeHidden();
  await more(page).hover();
  await expect(more(page).getByRole('link', { name: /Status/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await item.click();
  await expect(page).toHaveURL(`${root}/api/operations`);
});

test('a dropdown works by keys, and closes on Escape, on a click elsewhere and with the focus', async ({
  page,
}) => {
  await page.goto(`${root}/docs/doctor-app/overview`);
  await waitForHydration(page);
  // The listeners that close it load after the page.
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', /^rgb/);
  const summary = more(page).locator('summary');
  const item = more(page).getByRole('link', { name: 'Operations' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(item).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press('Space');
  await expect(item).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(item).toBeHidden();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(item).toBeVisible();
  for (let step = 0; step < 5; step++) await page.keyboard.press('Tab');
  await expect(item).toBeHidden();
});

test('the most specific item is the active one', async ({ page }) => {
  await page.goto(`${root}/docs/doctor-app/api-security`);
  await expect(more(page)).toHaveAttribute('data-active');
  await expect(bar(page).getByRole('link', { name: 'Guides' })).not.toHaveAttribute('data-active');
  await expect(more(page).locator('a', { hasText: 'API security' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the mobile menu folds dropdowns, and has the one open that one is in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${root}/docs/doctor-app/api-security`);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.getByRole('dialog', { name: 'Navigation' });
  await menu.getByRole('button', { name: '← Back to main menu' }).click();
  await expect(menu.locator('details', { hasText: 'More' })).toHaveAttribute('open');
  const versions = menu.locator('details', { hasText: '2.0' }).last();
  await versions.getByRole('link', { name: '1.0' }).click();
  await expect(page).toHaveURL(`${root}/docs/versions/1.0/doctor-app/api-security`);
});

test('the bar hides while one scrolls down, comes back while one scrolls up, and for the keyboard', async ({
  page,
}) => {
  await page.goto(`${root}/docs/doctor-app/quick-start`);
  await waitForHydration(page);
  await expect(bar(page)).toHaveCSS('transition-property', 'transform');
  await expect(bar(page)).toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(bar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(bar(page)).toBeInViewport();
  await page.mouse.wheel(0, 500);
  await expect(bar(page)).not.toBeInViewport();
  await bar(page).getByRole('link', { name: 'Guides' }).focus();
  await expect(bar(page)).toBeInViewport();
});

test('an address with an anchor begins with the bar hidden', async ({ page }) => {
  await page.goto(`${root}/docs/doctor-app/quick-start#next-steps`);
  await waitForHydration(page);
  await expect(bar(page)).toHaveCSS('transition-property', 'transform');
  await expect(bar(page)).not.toBeInViewport();
});
