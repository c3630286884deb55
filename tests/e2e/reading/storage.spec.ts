import { expect, test } from '../support/fixtures';

// A browser that denies access to its storage is in tests/e2e/navigation/browser-faults.spec.ts.
test.use({ allowErrors: [/Browser storage is not available/] });

test('if the storage is full, choices last for the page, and one warning is logged', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/docs/doctor-app/quick-start');
  await page.getByRole('button', { name: /Switch between dark and light/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const tabs = page.getByRole('tab', { name: 'Python' });
  await tabs.first().click();
  for (const tab of await tabs.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(warnings.filter((text) => /Browser storage is not available/.test(text))).toHaveLength(1);
});
