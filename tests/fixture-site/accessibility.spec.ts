import { findViolations } from '../e2e/support/axe';
import { expect, root, test, waitForHydration } from './fixture-page';

test.use({ bypassCSP: true });

for (const path of [
  '/docs/doctor-app/sdk-integration',
  '/docs/versions/1.0/doctor-app/quick-start',
  '/docs/doctor-app/nonesuch',
]) {
  test.describe(path, () => {
    test.use({ allowErrors: [/status of 404/] });

    for (const [mode, width] of [
      ['light', 1280],
      ['dark', 360],
    ] as const) {
      test(`no accessibility violations with all parts visible, ${mode}, ${width} px`, async ({
        page,
      }) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(root + path);
        await waitForHydration(page);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
        });
        expect(await findViolations(page)).toEqual([]);
        if (width === 1280) return;
        await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
        const menu = page.getByRole('dialog', { name: 'Navigation' });
        await expect(menu).toBeVisible();
        expect(await findViolations(page, { include: 'dialog' })).toEqual([]);
        const back = menu.getByRole('button', { name: '← Back to main menu' });
        if ((await back.count()) > 0) await back.click();
        expect(await findViolations(page, { include: 'dialog' })).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0);
      });
    }
  });
}
