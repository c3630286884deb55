import type { Page } from '@playwright/test';
import { expect, root, test, waitForBehaviors, waitForHydration } from './fixture-page';

const locateNavbar = (page: Page) => page.getByRole('banner');
const locateDropdown = (page: Page) => locateNavbar(page).locator('details', { hasText: 'More' });

test('items of every type are on the left, or on the right by default', async ({ page }) => {
  await page.goto(`${root}/docs/doctor-app/overview`);
  const left = locateNavbar(page).getByRole('navigation', { name: 'Main' });
  // docSidebar: links to the first page of the sidebar and is active on all of its pages.
  const guides = left.getByRole('link', { name: 'Guides' });
  await expect(guides).toHaveAttribute('href', `${root}/docs/doctor-app/introduction`);
  await expect(guides).toHaveAttribute('aria-current', 'true');
  // dropdown and html
  await expect(left.getByText('More')).toBeVisible();
  await expect(left.locator('b', { hasText: 'Beta' })).toBeVisible();
  // docsVersion, docsVersionDropdown, and search have no position, so they are on the right. localeDropdown is not
  // rendered, because the site has one locale.
  await expect(left.getByRole('link', { name: 'Docs', exact: true })).toHaveCount(0);
  await expect(locateNavbar(page).getByRole('link', { name: 'Docs', exact: true })).toBeVisible();
  await expect(locateNavbar(page).locator('details', { hasText: '2.0' })).toBeVisible();
  await expect(locateNavbar(page).getByRole('combobox', { name: 'Search' })).toHaveCount(1);
  // The logo has no text.
  await expect(locateNavbar(page).getByRole('link', { name: /home page/ })).toHaveText('');
});

test('a dropdown opens on hover, and its links work', async ({ page }) => {
  await page.goto(`${root}/docs/doctor-app/overview`);
  await waitForHydration(page);
  const item = locateDropdown(page).getByRole('link', { name: 'Operations' });
  await expect(item).toBeHidden();
  await expect(async () => {
    await page.mouse.move(640, 600);
    await locateDropdown(page).hover();
    await expect(item).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.mouse.move(640, 600);
  await expect(item).toBeHidden();
  await locateDropdown(page).hover();
  await expect(locateDropdown(page).getByRole('link', { name: /Status/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await item.click();
  await expect(page).toHaveURL(`${root}/api/operations`);
});

test('a dropdown opens with the keyboard, and closes on Escape, on a click outside, and when it loses the focus', async ({
  page,
}) => {
  await page.goto(`${root}/docs/doctor-app/overview`);
  await waitForHydration(page);
  await waitForBehaviors(page);
  const summary = locateDropdown(page).locator('summary');
  const item = locateDropdown(page).getByRole('link', { name: 'Operations' });
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

test('only the most specific item is active', async ({ page }) => {
  await page.goto(`${root}/docs/doctor-app/api-security`);
  await expect(locateDropdown(page)).toHaveAttribute('data-active');
  await expect(locateNavbar(page).getByRole('link', { name: 'Guides' })).not.toHaveAttribute(
    'aria-current',
  );
  await expect(locateDropdown(page).locator('a', { hasText: 'API security' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the mobile menu expands only the dropdown with the current page', async ({ page }) => {
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

test('the navbar hides on scrolling down, and shows on scrolling up and on focus', async ({
  page,
}) => {
  await page.goto(`${root}/docs/doctor-app/quick-start`);
  await waitForHydration(page);
  await expect(locateNavbar(page)).toHaveCSS('transition-property', 'transform');
  await expect(locateNavbar(page)).toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(locateNavbar(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(locateNavbar(page)).toBeInViewport();
  await page.mouse.wheel(0, 500);
  await expect(locateNavbar(page)).not.toBeInViewport();
  await locateNavbar(page).getByRole('link', { name: 'Guides' }).focus();
  await expect(locateNavbar(page)).toBeInViewport();
});

test('the navbar is hidden at first if the URL has an anchor', async ({ page }) => {
  await page.goto(`${root}/docs/doctor-app/quick-start#next-steps`);
  await waitForHydration(page);
  await expect(locateNavbar(page)).toHaveCSS('transition-property', 'transform');
  await expect(locateNavbar(page)).not.toBeInViewport();
});
