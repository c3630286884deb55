import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** Waits until the console can send. @returns the button that does it */
export async function waitForConsole(page: Page): Promise<Locator> {
  const send = page.getByRole('button', { name: 'Send API Request' });
  await expect(send).toBeVisible({ timeout: 30_000 });
  return send;
}
