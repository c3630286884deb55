import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** What readers do with the parts of guides: samples, and sections that can be collapsed. */

const quickStart = '/docs/doctor-app/quick-start';
const examples = '/docs/doctor-app/example-api-calls';

const locateToc = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const locateMain = (page: Page) => page.getByRole('main');

test.describe('the samples of the quick start', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('can be run without scrolling, and the steps for a terminal are collapsed', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.goto(quickStart);
    const run = page.getByRole('button', { name: 'Run in the sandbox' }).first();
    await expect(run).toBeInViewport({ ratio: 1 });
    const position = await run.boundingBox();
    await run.click();
    const response = page.getByRole('region', { name: 'Sandbox response' });
    await expect(response).toContainText('200');
    await expect(run).toBeFocused();
    expect(await run.boundingBox()).toEqual(position);
    // The reader now has the response itself.
    await expect(page.getByText('Expected response: 200, shortened').first()).toBeVisible();
    await expect(page.locator('[data-expected-response] pre').first()).toBeHidden();
    const command = locateMain(page).getByText('npm run sandbox');
    await expect(command).toBeHidden();
    await page.getByText('Use a terminal, your own code, or a test environment').click();
    await expect(command).toBeVisible();
  });

  test('send their request from the tabs of the programs too, and say that they don’t run', async ({
    page,
  }) => {
    await page.goto(quickStart);
    for (const name of ['TypeScript', 'Python']) {
      const group = page.locator('[data-tab-group="language"]').first();
      await group.getByRole('tab', { name }).click();
      await group.getByRole('button', { name: 'Run this request in the sandbox' }).click();
      const response = group.getByRole('tabpanel', { name }).getByRole('region', {
        name: 'Sandbox response',
      });
      await expect(response).toContainText('200');
      await expect(response).toContainText('POST /token');
      await expect(response).toContainText('The program itself does not run here.');
    }
  });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`a sample at the end of a window of ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('runs without moving its button, and its response covers nothing', async ({ page }) => {
      await page.goto(quickStart);
      const run = page.getByRole('button', { name: 'Run in the sandbox' }).first();
      await run.evaluate((button) => {
        const { top } = button.getBoundingClientRect();
        scrollBy({ top: top - innerHeight + 260, behavior: 'instant' });
      });
      const position = await run.boundingBox();
      await run.click();
      const response = page.getByRole('region', { name: 'Sandbox response' });
      await expect(response.getByText('200 Success')).toBeInViewport({ ratio: 1 });
      expect(await run.boundingBox()).toEqual(position);
      const code = page.locator('pre', { hasText: 'curl' }).first();
      const { y: top = 0, height = 0 } = (await code.boundingBox()) ?? {};
      expect(height).toBeGreaterThan(60);
      expect((await response.boundingBox())?.y).toBeGreaterThan(top + height);
      await page.getByRole('button', { name: 'Show the whole request' }).click();
      await expect(code).toBeFocused();
      expect((await code.boundingBox())?.height).toBeGreaterThan(height);
    });
  });
}

test.describe('a sample', () => {
  test.use({ startsBehaviors: false });

  test('runs if its button is the first thing that a reader clicks', async ({ page }) => {
    await page.goto(quickStart);
    const run = page.getByRole('button', { name: 'Run in the sandbox' }).first();
    await run.evaluate((button) => {
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    await expect(page.getByRole('region', { name: 'Sandbox response' })).toContainText('200');
    await expect(run).not.toHaveAttribute('aria-busy');
  });
});

test('the sections of a long page open for links to what is in them', { tag: '@smoke' }, async ({
  page,
}) => {
  const sections = locateMain(page).locator('details[data-section]');
  const open = sections.and(page.locator('[open]'));
  const locateHeading = (name: string) =>
    locateMain(page).getByRole('heading', { name: new RegExp(`^${name}`) });
  await page.goto(examples);
  expect(await sections.count()).toBeGreaterThan(5);
  await expect(open).toHaveCount(0);
  // A step in a section.
  await page.goto(`${examples}#search-near-the-patient`);
  await expect(locateHeading('Search near the patient')).toBeInViewport();
  await expect(open).toHaveCount(1);

  const inner = locateToc(page).getByRole('link', { name: 'Offer an alternative' });
  await expect(inner).toBeHidden();
  await locateToc(page).getByRole('link', { name: 'Book, change, and confirm' }).click();
  await expect(inner).toBeVisible();
  await inner.click();
  await expect(locateHeading('Offer an alternative')).toBeInViewport();
  await expect(inner).toHaveAttribute('aria-current', 'true');
  await expect(open).toHaveCount(2);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(open).toHaveCount(await sections.count());
});
