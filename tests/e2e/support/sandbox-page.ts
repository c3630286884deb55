import type { Page } from '@playwright/test';
import { sandboxTokens } from '../../../lib/sandbox/sandbox-credentials';
import { expect } from './fixtures';

type SandboxRequest = { method?: string; body?: object; token?: string };

/** Sends a request from the page to the sandbox. `json` is undefined if the response has no body. */
export async function callSandbox(
  page: Page,
  path: string,
  { method = 'GET', body, token = sandboxTokens.dana }: SandboxRequest = {},
): Promise<{ status: number; json: unknown }> {
  return page.evaluate(
    async ([url, init]) => {
      const response = await fetch(url, init);
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

/** The panel on the sandbox's page. */
export const locateSandboxPanel = (page: Page) => page.locator('[data-sandbox-panel]');

/** Waits until the sandbox on the page is running. */
export const waitForSandbox = (page: Page) =>
  expect(locateSandboxPanel(page).getByRole('button', { name: 'Reset' })).toBeVisible({
    timeout: 20_000,
  });

/** Opens the sandbox's page and waits until the sandbox is running. */
export async function openSandbox(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/api/sandbox`);
  await waitForSandbox(page);
}
