import { expect, root, test, waitForScripts } from './fixture-page';

/** The items of this site's settings. What they do is tested in components/site/navbar.browser.test.tsx. */

test('items of every type are on the left, or on the right by default, and in the mobile menu', async ({
  page,
}) => {
  const navbar = page.getByRole('banner');
  const left = navbar.getByRole('navigation', { name: 'Main' });
  const dropdown = navbar.locator('details', { hasText: 'More' });
  const guides = left.getByRole('link', { name: 'Guides' });
  await page.goto(`${root}/docs/doctor-app/overview`);
  await waitForScripts(page);
  // docSidebar: links to the first page of the sidebar and is active on all of its pages.
  await expect(guides).toHaveAttribute('href', `${root}/docs/doctor-app/introduction`);
  await expect(guides).toHaveAttribute('aria-current', 'true');
  // html
  await expect(left.locator('b', { hasText: 'Beta' })).toBeVisible();
  // docsVersion, docsVersionDropdown, and search have no position, so they are on the right. localeDropdown is not
  // rendered, because the site has one locale.
  await expect(left.getByRole('link', { name: 'Docs', exact: true })).toHaveCount(0);
  await expect(navbar.getByRole('link', { name: 'Docs', exact: true })).toBeVisible();
  await expect(navbar.locator('details', { hasText: '2.0' })).toBeVisible();
  await expect(navbar.getByRole('combobox', { name: 'Search' })).toHaveCount(1);
  // The logo has no text.
  await expect(navbar.getByRole('link', { name: /home page/ })).toHaveText('');

  // Only the most specific item is active.
  await dropdown.hover();
  await dropdown.getByRole('link', { name: 'API security' }).click();
  await expect(page).toHaveURL(`${root}/docs/doctor-app/api-security`);
  await expect(dropdown).toHaveAttribute('data-active');
  await expect(guides).not.toHaveAttribute('aria-current');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.getByRole('dialog', { name: 'Navigation' });
  await menu.getByRole('button', { name: '← Back to main menu' }).click();
  await expect(menu.locator('details', { hasText: 'More' })).toHaveAttribute('open');
  const versions = menu.locator('details', { hasText: '2.0' }).last();
  await versions.getByRole('link', { name: '1.0' }).click();
  await expect(page).toHaveURL(`${root}/docs/versions/1.0/doctor-app/api-security`);
});

test('the navbar hides at an anchor and on scrolling down, and shows on scrolling up and on focus', async ({
  page,
}) => {
  const navbar = page.getByRole('banner');
  await page.goto(`${root}/docs/doctor-app/quick-start#next-steps`);
  await waitForScripts(page);
  await expect(navbar).toHaveCSS('transition-property', 'transform');
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(navbar).toBeInViewport();
  await page.mouse.wheel(0, 100);
  await expect(navbar).not.toBeInViewport();
  await navbar.getByRole('link', { name: 'Guides' }).focus();
  await expect(navbar).toBeInViewport();
});
