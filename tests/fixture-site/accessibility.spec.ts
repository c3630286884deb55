import { findViolations } from '../e2e/support/axe';
import { expect, root, test, waitForScripts } from './fixture-page';

test.use({ bypassCSP: true, allowErrors: [/status of 404/] });

for (const path of [
  '/docs/doctor-app/sdk-integration',
  '/docs/versions/1.0/doctor-app/quick-start',
  '/docs/doctor-app/nonesuch',
]) {
  test(`${path} has no accessibility violations with all parts visible`, async ({ page }) => {
    const expectNone = async (include?: string) =>
      expect(await findViolations(page, include ? { include } : {})).toEqual([]);
    await page.goto(root + path);
    await waitForScripts(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await expectNone();

    for (const mode of ['system', 'light'])
      await page.getByRole('button', { name: `(currently ${mode} mode)` }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNone();
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const menu = page.getByRole('dialog', { name: 'Navigation' });
    await expect(menu).toBeVisible();
    await expectNone('dialog');
    const back = menu.getByRole('button', { name: '← Back to main menu' });
    if ((await back.count()) > 0) await back.click();
    await expectNone('dialog');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
