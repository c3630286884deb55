import { isMarkedDocument, markDocument } from '../e2e/support/page-state';
import { expect, root, test, waitForScripts } from './fixture-page';

test.describe('a page that crashes', () => {
  test.use({ allowErrors: [/The doctor is out/] });

  test('shows the error with its causes, and "Try again" renders the page again', async ({
    page,
  }) => {
    await page.goto(`${root}/crash`);
    await waitForScripts(page);
    await page.getByRole('button', { name: 'Break it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await expect(page.locator('pre')).toHaveText(
      /The doctor is out\s+Cause:\s+The door was locked/,
    );
    // The navbar and the footer are still there.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Guides' })).toBeVisible();
    await expect(page.getByText('All rights reserved')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    // The page of this test renders without an error from now on (app/crash/page.tsx).
    await page.evaluate(() => Object.assign(window, { isRepaired: true }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repaired');
  });
});

test.describe('a page whose code cannot be loaded', () => {
  test.use({
    allowErrors: [/Failed to load resource|ChunkLoadError|load chunk|The doctor is out/],
  });

  test('is loaded as a document, which loads the code of the new deployment', async ({ page }) => {
    await page.goto(`${root}/docs`);
    await waitForScripts(page);
    await page.waitForLoadState('networkidle');
    let isBlocked = true;
    await page.route('**/_next/static/chunks/*.js', (route) =>
      isBlocked ? route.abort() : route.continue(),
    );
    page.on('framenavigated', () => {
      isBlocked = false;
    });
    await page.evaluate((href) => {
      document.body.insertAdjacentHTML('beforeend', `<a id="go" href="${href}">Go</a>`);
    }, `${root}/crash`);
    await page.locator('#go').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intact');
  });

  test('says so, and works when it is loaded again', async ({ page }) => {
    const listScripts = async (path: string) => {
      const html = await (await page.request.get(root + path)).text();
      return [...html.matchAll(/static\/chunks\/([\w.-]+\.js)/g)].map(([, name = '']) => name);
    };
    const shared = await listScripts('/search');
    const own = (await listScripts('/crash')).filter((name) => !shared.includes(name));
    expect(own).not.toEqual([]);
    await page.route(
      (url) => own.some((name) => url.pathname.endsWith(name)),
      (route) => route.abort(),
    );
    await page.goto(`${root}/crash`);
    const message = page.getByRole('alert').filter({ hasText: 'couldn’t be loaded' });
    await expect(message).toBeVisible();
    await page.unrouteAll();
    await markDocument(page);
    await message.getByRole('button', { name: 'Reload the page' }).click();
    await expect.poll(() => isMarkedDocument(page)).toBe(false);
    await waitForScripts(page);
    await page.getByRole('button', { name: 'Break it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  });
});
