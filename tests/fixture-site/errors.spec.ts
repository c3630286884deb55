import { expect, root, test, waitForHydration } from './fixture-page';

test.describe('a page that crashes', () => {
  test.use({ allowErrors: [/The doctor is out/] });

  test('shows the error with its causes, and "Try again" renders the page again', async ({
    page,
  }) => {
    await page.goto(`${root}/crash`);
    await waitForHydration(page);
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
    allowErrors: [/Failed to load resource|ChunkLoadError|load chunk|Minified React error/],
  });

  test('is loaded as a document, which loads the code of the new deployment', async ({ page }) => {
    await page.goto(`${root}/docs`);
    await waitForHydration(page);
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

  test('is loaded as a document only once; then it shows an error and a button to retry', async ({
    page,
  }) => {
    const listScripts = async (path: string) => {
      const html = await (await page.request.get(root + path)).text();
      return new Set(
        [...html.matchAll(/static\/chunks\/([\w.-]+\.js)/g)].map(([, name = '']) => name),
      );
    };
    const sharedScripts = await listScripts('/docs');
    const pageScripts = [...(await listScripts('/crash'))].filter(
      (name) => !sharedScripts.has(name),
    );
    expect(pageScripts.length).toBeGreaterThan(0);
    let isBlocked = true;
    await page.route(
      (url) => pageScripts.some((name) => url.pathname.endsWith(name)),
      (route) => (isBlocked ? route.abort() : route.continue()),
    );
    const openBySoftNavigation = async () => {
      await page.goto(`${root}/docs`);
      await waitForHydration(page);
      await page.evaluate((href) => {
        document.body.insertAdjacentHTML('beforeend', `<a id="go" href="${href}">Go</a>`);
      }, `${root}/crash`);
      await page.locator('#go').click();
    };
    // The first time, the page is loaded as a document. Its HTML is visible without its code.
    await openBySoftNavigation();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intact');
    await openBySoftNavigation();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Error');
    isBlocked = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Intact');
  });
});
