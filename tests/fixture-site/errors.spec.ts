import { expect, root, test, waitForHydration } from './hub';

test.describe('a page that crashes', () => {
  test.use({ allowErrors: [/The doctor is out/] });

  test('says so, with the error and its causes, and «Try again» draws it anew', async ({
    page,
  }) => {
    await page.goto(`${root}/crash`);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Break it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await expect(page.locator('pre')).toHaveText(
      /The doctor is out\s+Cause:\s+The door was locked/,
    );
    // The frame is whole.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Guides' })).toBeVisible();
    await expect(page.getByText('All rights reserved')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
    await page.evaluate(() => Object.assign(window, { mended: true }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mended');
  });
});

test.describe('a page whose code is gone', () => {
  test.use({
    allowErrors: [/Failed to load resource|ChunkLoadError|load chunk|Minified React error/],
  });

  test('is loaded anew once, and finds the new deployment', async ({ page }) => {
    await page.goto(`${root}/docs`);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    let broken = true;
    await page.route('**/_next/static/chunks/*.js', (route) =>
      broken ? route.abort() : route.continue(),
    );
    page.on('framenavigated', () => {
      broken = false;
    });
    await page.evaluate((href) => {
      document.body.insertAdjacentHTML('beforeend', `<a id="go" href="${href}">Go</a>`);
    }, `${root}/crash`);
    await page.locator('#go').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whole');
  });

  test('that stays gone is not loaded for ever: «Page Error», with «Retry»', async ({ page }) => {
    const scriptsOf = async (path: string) => {
      const html = await (await page.request.get(root + path)).text();
      return new Set(
        [...html.matchAll(/static\/chunks\/([\w.-]+\.js)/g)].map(([, name = '']) => name),
      );
    };
    const known = await scriptsOf('/docs');
    const own = [...(await scriptsOf('/crash'))].filter((name) => !known.has(name));
    expect(own.length).toBeGreaterThan(0);
    let broken = true;
    await page.route(
      (url) => own.some((name) => url.pathname.endsWith(name)),
      (route) => (broken ? route.abort() : route.continue()),
    );
    const follow = async () => {
      await page.goto(`${root}/docs`);
      await waitForHydration(page);
      await page.evaluate((href) => {
        document.body.insertAdjacentHTML('beforeend', `<a id="go" href="${href}">Go</a>`);
      }, `${root}/crash`);
      await page.locator('#go').click();
    };
    // The first time the page is loaded anew: as far as it goes without its code.
    await follow();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whole');
    await follow();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Error');
    broken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whole');
  });
});
