import type { Page } from '@playwright/test';
import { sandboxTokens } from '../../lib/sandbox/sandbox-credentials';
import { expect } from './fixtures';

/** What the sandbox answers a page with, called as a client of the API would. */
export async function callSandbox(
  page: Page,
  path: string,
  { method = 'GET', body, token = sandboxTokens.dana }: Sent = {},
): Promise<{ status: number; json: unknown }> {
  return page.evaluate(
    async ([address, init]) => {
      const response = await fetch(address, init);
      const text = await response.text();
      return { status: response.status, json: text ? JSON.parse(text) : undefined };
    },
    [
      `/sandbox/api/v2${path}`,
      {
        method,
        headers: { 'X-Token': token, ...(body && { 'Content-Type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      },
    ] as const,
  );
}
type Sent = { method?: string; body?: object; token?: string };

/** The panel of the sandbox's own page. */
export const locateSandboxPanel = (page: Page) => page.locator('[data-sandbox-panel]');

/** Waits until the sandbox of the page runs. */
export const waitForSandbox = (page: Page) =>
  expect(locateSandboxPanel(page).getByRole('button', { name: 'Reset' })).toBeVisible({
    timeout: 20_000,
  });

/** Opens the sandbox's page and waits until it runs. */
export async function openSandbox(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/api/sandbox`);
  await waitForSandbox(page);
}
