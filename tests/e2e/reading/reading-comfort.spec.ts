import { expect, test } from '../support/fixtures';

// Zooming makes the viewport smaller, in CSS pixels.
const zooms = [
  ['200 percent', { width: 720, height: 450 }],
  ['400 percent', { width: 320, height: 256 }],
] as const;

test('guides do not scroll horizontally when zoomed, also with everything expanded', async ({
  page,
}) => {
  // Guides with what a narrow window could break: tabs, steps, tables, diagrams, and playgrounds.
  for (const guide of ['quick-start', 'example-api-calls', 'api-security', 'overview']) {
    await page.goto(`/docs/doctor-app/${guide}`);
    await page.getByRole('main').evaluate((main) =>
      main.querySelectorAll('details').forEach((details) => {
        details.open = true;
      }),
    );
    for (const [zoom, viewport] of zooms) {
      await page.setViewportSize(viewport);
      const overflow = await page
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(overflow, `${guide} at ${zoom}`).toBeLessThanOrEqual(0);
    }
  }
});

for (const [zoom, viewport] of zooms) {
  test(`at a zoom of ${zoom}, the header leaves most of the window to the text, and the menu fits`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/docs/doctor-app/quick-start#use-the-token');
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeLessThan(viewport.height / 3);
    const title = page.getByRole('heading', { name: 'Use the token' });
    await expect(title).toBeInViewport({ ratio: 1 });
    expect((await title.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);

    const menu = page.locator('[data-page-menu]');
    await menu.locator('summary').click();
    for (const link of await menu.getByRole('link').all()) {
      await expect(link).toBeVisible();
      const { x = -1, width = 0 } = (await link.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(viewport.width);
    }
  });
}

// Playwright cannot emulate reduced motion in Firefox over BiDi.
test.describe('with reduced motion', { tag: '@chromium' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing on a guide moves, not even what is busy', async ({ page }) => {
    await page.goto('/docs/doctor-app/quick-start');
    const button = page.getByRole('button', { name: 'Run in the sandbox' }).first();
    const motion = await button.evaluate((element) => {
      element.ariaBusy = 'true';
      const { animationDuration, animationIterationCount } = getComputedStyle(element, '::before');
      return { animationDuration, animationIterationCount };
    });
    expect(motion).toEqual({ animationDuration: '0.001s', animationIterationCount: '1' });
    const transitions = await page
      .getByRole('main')
      .evaluate(
        (main) =>
          [...main.querySelectorAll('*')].filter(
            (element) =>
              Number.parseFloat(getComputedStyle(element).transitionDuration) > 0 &&
              getComputedStyle(element).transitionProperty !== 'none',
          ).length,
      );
    expect(transitions).toBe(0);
  });
});
