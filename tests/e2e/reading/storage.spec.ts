import { expect, test } from '../support/fixtures';

test.describe('if the browser refuses storage', () => {
  test.use({ allowErrors: [/Browser storage is not available/] });

  for (const [name, refuseStorage] of [
    [
      'because access is denied',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
    ],
    [
      'because it is full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`${name}, choices last for the page and one warning is logged`, async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await page.addInitScript(refuseStorage);
      await page.goto('/docs/doctor-app/quick-start');
      const toggle = page.getByRole('button', { name: /Switch between dark and light/ });
      await toggle.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const tabs = page.getByRole('tab', { name: 'Python' });
      await tabs.first().click();
      for (const tab of await tabs.all())
        await expect(tab).toHaveAttribute('aria-selected', 'true');
      expect(warnings.filter((text) => /Browser storage is not available/.test(text))).toHaveLength(
        1,
      );
    });
  }
});
