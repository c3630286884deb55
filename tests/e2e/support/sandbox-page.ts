import type { Page } from '@playwright/test';
import { sandboxUsers } from '../../../lib/api/users/users';
import { isRecord } from '../../../lib/kit/json/is-record';
import { expect } from './fixtures';

type SandboxRequest = { method?: string; body?: unknown; token?: string };

/** Sends a request from the page to the sandbox. `json` is undefined if the response has no body. */
export async function callSandbox(
  page: Page,
  path: string,
  { method = 'GET', body, token = sandboxUsers.patient.token }: SandboxRequest = {},
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
        headers: {
          'X-Token': token,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
    ] as const,
  );
}

/** Changes the notes of an appointment. */
export const changeNotes = (page: Page, notes: string) =>
  callSandbox(page, '/appointment', { method: 'POST', body: { appointmentId: 70412, notes } });

/** Returns the notes of the same appointment. */
export async function readNotes(page: Page): Promise<unknown> {
  const { json } = await callSandbox(page, '/appointments/70412');
  return isRecord(json) ? json.notes : undefined;
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
