import type { Page } from '@playwright/test';
import { locateResponse, openOperation, selectLocalServer } from '../support/console-page';
import { createSharedTabTest, expect } from '../support/fixtures';

/** What the console shows of responses that are too large, too deep, or never end. */

type CreateResponse = () => Response | Promise<Response>;

declare global {
  interface Window {
    createTestResponse?: CreateResponse;
  }
}

/** Responds to the console's requests in the page, because large responses take long to get into the browser. */
const respondInPage = () => {
  const originalFetch = window.fetch;
  window.fetch = async (input, init) =>
    String(input).includes('/appointments') && window.createTestResponse
      ? window.createTestResponse()
      : originalFetch(input, init);
};

const isOpen = (page: Page) => page.url().endsWith('#/operations/listAppointments');

const test = createSharedTabTest({}, async (tab) => {
  if (isOpen(tab)) return;
  await tab.addInitScript(respondInPage);
  await openOperation(tab, 'listAppointments');
  await selectLocalServer(tab);
});

/**
 * Sends the request of the form.
 * @param prepareResponse runs in the page and sets the response
 */
async function send(page: Page, prepareResponse: () => void): Promise<void> {
  await page.evaluate(prepareResponse);
  await page.getByRole('button', { name: 'Send API Request' }).click();
}

for (const [name, prepareResponse, summary, start] of [
  [
    '30 MB of JSON',
    () => {
      const body = `[${'{"appointmentId":70412,"notes":"Sore throat"},'.repeat(650_000)}1]`;
      window.createTestResponse = () =>
        new Response(body, { headers: { 'Content-Type': 'application/json' } });
    },
    'Too large to display',
    '"appointmentId":70412',
  ],
  [
    '30 MB of text in one line',
    () => {
      window.createTestResponse = () =>
        new Response('a'.repeat(30_000_000), { headers: { 'Content-Type': 'text/plain' } });
    },
    'Too large to display',
    'aaaa',
  ],
  [
    '5 MB of JSON',
    () => {
      const body = JSON.stringify(Array.from({ length: 1_000_000 }, (_, index) => index % 1000));
      window.createTestResponse = () =>
        new Response(body, { headers: { 'Content-Type': 'application/json' } });
    },
    'Too large to display',
    '[0,1,2,3',
  ],
  [
    '20,000 parts',
    () => {
      const part = '--x\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n';
      window.createTestResponse = () =>
        new Response(`${part.repeat(20_000)}--x--`, {
          headers: { 'Content-Type': 'multipart/mixed; boundary=x' },
        });
    },
    '20000 parts',
    '"a": 1',
  ],
] as const) {
  test(`${name}: the console shows the start and offers the rest as a file`, async ({ page }) => {
    await send(page, prepareResponse);
    const response = locateResponse(page);
    await expect(response.getByText(summary)).toBeVisible();
    await expect(response.getByRole('button', { name: 'Download' })).toBeVisible();
    await expect(response.getByRole('group', { name: 'Body of the response' })).toContainText(
      start,
    );
    // The page reacts.
    await response.getByRole('button', { name: 'Clear' }).click();
    await expect(response.getByText(summary)).toHaveCount(0);
  });
}

test('JSON that is nested very deeply is shown unchanged', async ({ page }) => {
  await send(page, () => {
    window.createTestResponse = () =>
      new Response(`${'['.repeat(100_000)}${']'.repeat(100_000)}`, {
        headers: { 'Content-Type': 'application/json' },
      });
  });
  const response = locateResponse(page);
  await expect(response).toContainText('200');
  await expect(response.locator('pre')).toContainText('[[[[');
});

for (const [name, prepareResponse] of [
  [
    'that never starts',
    () => {
      window.createTestResponse = () => new Promise(() => undefined);
    },
  ],
  [
    'that never ends',
    () => {
      const stream = () =>
        new ReadableStream({
          start: (controller) => controller.enqueue(new TextEncoder().encode('[1,')),
        });
      window.createTestResponse = () =>
        new Response(stream(), { headers: { 'Content-Type': 'application/json' } });
    },
  ],
] as const) {
  test(`a response ${name} can be canceled, and the call can be sent again`, async ({ page }) => {
    await send(page, prepareResponse);
    const response = locateResponse(page);
    await expect(response).toContainText('Sending…');
    await response.getByRole('button', { name: 'Cancel' }).click();
    await expect(response).toContainText('Canceled');
    await send(page, () => {
      window.createTestResponse = () =>
        new Response('[]', { headers: { 'Content-Type': 'application/json' } });
    });
    await expect(response).toContainText('200');
  });
}
