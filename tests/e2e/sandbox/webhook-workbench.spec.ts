import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { workflowPath } from '../../../lib/site/page-paths';
import { runnerHash } from '../../../lib/workflows/runner-hash';
import { findFreePort } from '../../support/free-port';
import { startServer, type TestServer } from '../../support/start-server';
import { findViolations } from '../support/axe';
import { test as base, expect } from '../support/fixtures';
import { storeBeforePages } from '../support/page-state';
import { callSandbox, locateSandboxPanel, openSandbox } from '../support/sandbox-page';

/** The workbench of webhooks: comparing deliveries, and replaying them to a receiver on this machine. */

type Receiver = TestServer & {
  /** The payloads that it has received. */
  bodies: unknown[];
};

/** A test with a receiver on a free port, which `start` starts. */
const test = base.extend<{
  port: number;
  /** Starts the receiver. It allows pages of an origin to send JSON; without one, it knows no CORS. */
  startReceiver: (allowedOrigin?: string) => Promise<Receiver>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
  port: async ({}, use) => use(await findFreePort()),
  allowOrigins: async ({ port }, use) => use([`http://localhost:${port}`]),
  startReceiver: async ({ port }, use) => {
    const receivers: Receiver[] = [];
    await use(async (allowedOrigin) => {
      const bodies: unknown[] = [];
      const handle: RequestListener = async (request, response) => {
        if (allowedOrigin !== undefined) {
          response.setHeader('Access-Control-Allow-Origin', allowedOrigin);
          response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
        }
        if (request.method === 'POST') bodies.push(JSON.parse(await text(request)));
        response.writeHead(204).end();
      };
      const receiver = { ...(await startServer(handle, port)), bodies };
      receivers.push(receiver);
      return receiver;
    });
    for (const { close } of receivers) await close();
  },
});

// Requests to the receiver, and what the browser reports about those that it blocks.
test.use({ allowErrors: [/CORS|ERR_FAILED|ERR_CONNECTION_REFUSED|Cross-Origin|NetworkError/] });

const changeNotes = (page: Page, notes: string) =>
  callSandbox(page, '/appointment', { method: 'POST', body: { appointmentId: 70412, notes } });

/** Opens the workbench in the sandbox's panel, with two deliveries. */
async function openWorkbench(page: Page) {
  await openSandbox(page);
  await changeNotes(page, 'Fever.');
  await changeNotes(page, 'No fever.');
  const panel = locateSandboxPanel(page);
  await panel.getByText('Receive webhooks: ').click();
  await panel.getByRole('button', { name: 'Compare and replay' }).click();
  const replay = panel.getByRole('region', { name: 'Replay' });
  await expect(replay).toBeVisible();
  return { panel, replay, results: replay.getByRole('listitem') };
}

test('two deliveries are compared field by field', async ({ page }) => {
  const { panel } = await openWorkbench(page);
  const compare = panel.getByRole('region', { name: 'Compare two deliveries' });
  const notes = compare.getByRole('listitem').filter({ hasText: /^notes changed/ });
  await expect(notes.locator('del')).toHaveText('"Fever."');
  await expect(notes.locator('ins')).toHaveText('"No fever."');
  await compare.getByLabel('First delivery').selectOption({ index: 1 });
  await expect(compare.getByRole('status')).toHaveText('The payloads are the same.');
});

test.describe('with a receiver', () => {
  test('payloads are sent in the chosen order after a question that names the server', async ({
    page,
    baseURL,
    context,
    startReceiver,
  }) => {
    const { origin, bodies } = await startReceiver(baseURL);
    const { replay, results } = await openWorkbench(page);
    await replay.getByLabel('URL of your receiver').fill(`${origin}/webhooks`);
    await replay.getByRole('button', { name: 'Send 2 payloads' }).click();
    const question = replay.getByRole('group', { name: /^Send to localhost:\d+\?$/ });
    await expect(question).toContainText('2 payloads');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect(bodies).toEqual([]);

    await replay.getByLabel('Order').selectOption('Reversed');
    await replay.getByRole('button', { name: 'Send 2 payloads' }).click();
    await expect(question.getByRole('button', { name: 'Yes, send' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(results).toHaveText([/^204 2\./, /^204 1\./]);
    expect(bodies).toMatchObject([{ notes: 'No fever.' }, { notes: 'Fever.' }]);

    // The server is confirmed, so another payload needs no question.
    await replay.getByLabel('Deliveries').selectOption({ index: 1 });
    await replay.getByRole('button', { name: 'Send 1 payload' }).click();
    await expect(results).toHaveText([/^204 1\./]);
    expect(bodies).toHaveLength(3);
    expect(await context.cookies(origin)).toEqual([]);
  });

  test('one without CORS headers is reported, and gets plain text on request', async ({
    page,
    baseURL,
    startReceiver,
  }) => {
    const { origin, bodies } = await startReceiver();
    const { replay, results } = await openWorkbench(page);
    await replay.getByLabel('URL of your receiver').fill(`${origin}/webhooks`);
    await replay.getByRole('button', { name: 'Send 2 payloads' }).click();
    await replay.getByRole('button', { name: 'Yes, send' }).click();
    await expect(results).toHaveText([/^Not allowed \(CORS\)/]);
    await expect(replay.getByRole('group', { name: 'Headers' })).toContainText(
      `Access-Control-Allow-Origin: ${baseURL}`,
    );
    expect(bodies).toEqual([]);

    await replay.getByLabel('Format').selectOption('Plain text (the response is hidden)');
    await replay.getByRole('button', { name: 'Send 2 payloads' }).click();
    await expect(results).toHaveText([/^Sent, response hidden/, /^Sent, response hidden/]);
    await expect.poll(() => bodies.length).toBe(2);
  });
});

test('a receiver that is not running, or on another machine, is explained', async ({
  page,
  port,
}) => {
  const { replay, results } = await openWorkbench(page);
  const url = replay.getByLabel('URL of your receiver');
  await url.fill(`http://localhost:${port}`);
  await replay.getByRole('button', { name: 'Send 2 payloads' }).click();
  await replay.getByRole('button', { name: 'Yes, send' }).click();
  await expect(results).toHaveText([/^Not reached/]);
  await expect(replay).toContainText('Check that your receiver is running');

  await url.fill('https://hooks.example.com/secret');
  await expect(replay.getByRole('alert')).toContainText('blocks hooks.example.com');
  const send = replay.getByRole('button', { name: 'Send 2 payloads' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await url.press('Enter');
  await expect(replay.getByRole('button', { name: 'Yes, send' })).toBeHidden();
  await expect(replay.getByRole('button', { name: 'Copy as curl' })).toBeVisible();
  await url.fill('localhost:8080');
  await expect(replay.getByRole('alert')).toContainText('starts with http:// or https://');
});

test('the webhooks of a workflow are listed with their steps', async ({ page }) => {
  await page.goto(workflowPath('receive-webhooks'));
  await page.locator(`a[href="${runnerHash}"]`).click();
  await page.getByRole('button', { name: 'Run all' }).click();
  await page.getByRole('button', { name: /^Webhooks \(\d+\)$/ }).click();
  const webhooks = page.getByRole('region', { name: 'Webhooks of this run' });
  await expect(webhooks.locator('summary').first()).toContainText(/Step \d+/);
  await webhooks.getByRole('button', { name: 'Compare and replay' }).click();
  await expect(webhooks.getByRole('region', { name: 'Replay' })).toBeVisible();
});

test.describe('the workbench', { tag: '@chromium' }, () => {
  test.use({ bypassCSP: true });

  for (const [mode, width] of [
    ['light', 1280],
    ['dark', 320],
  ] as const) {
    test(`has no accessibility violations: ${mode}, ${width} px`, async ({
      page,
      baseURL,
      startReceiver,
    }) => {
      const { origin } = await startReceiver(baseURL);
      await storeBeforePages(page, 'theme', mode);
      await page.setViewportSize({ width, height: 900 });
      const { replay, results } = await openWorkbench(page);
      await replay.getByLabel('URL of your receiver').fill(origin);
      await replay.getByRole('button', { name: 'Send 2 payloads' }).click();
      const yes = replay.getByRole('button', { name: 'Yes, send' });
      await expect(yes).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await yes.click();
      await expect(results).toHaveCount(2);
      expect(await findViolations(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
});
