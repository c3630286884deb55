import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { runnerHash } from '../../../lib/calls/opening-hashes';
import { workflowPath } from '../../../lib/site/page-paths';
import { startServer, type TestServer } from '../../support/start-server';
import { test as base, expect } from '../support/fixtures';

/** Webhooks that are replayed to a real receiver on this machine, which the policy of the page must allow. */

/** A receiver that does not know CORS, until it has an origin whose pages may send JSON to it. */
type Receiver = TestServer & { bodies: unknown[]; allowedOrigin?: string | undefined };

const test = base.extend<{ receiver: Receiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
  receiver: async ({}, use) => {
    const bodies: unknown[] = [];
    const handle: RequestListener = async (request, response) => {
      if (receiver.allowedOrigin !== undefined) {
        response.setHeader('Access-Control-Allow-Origin', receiver.allowedOrigin);
        response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
      }
      if (request.method === 'POST') bodies.push(JSON.parse(await text(request)));
      response.writeHead(204).end();
    };
    const receiver: Receiver = { ...(await startServer(handle)), bodies };
    await use(receiver);
    await receiver.close();
  },
  allowOrigins: async ({ receiver }, use) => use([receiver.origin]),
});

// Requests to the receiver, and what the browser reports about those that it blocks.
test.use({ allowErrors: [/CORS|ERR_FAILED|Cross-Origin|NetworkError/] });

test('the webhooks of a workflow are listed with their steps, and replayed to a receiver', async ({
  page,
  baseURL,
  context,
  receiver,
}) => {
  await page.goto(workflowPath('receive-webhooks'));
  await page.locator(`a[href="${runnerHash}"]`).click();
  await page.getByRole('button', { name: 'Run all' }).click();
  await expect(page.getByRole('button', { name: /^Run (step|the rest)/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Webhooks \(\d+\)$/ }).click();
  const webhooks = page.getByRole('region', { name: 'Webhooks of this run' });
  await expect(webhooks.locator('summary').first()).toContainText(/Step \d+/);
  const count = await webhooks.locator('summary').count();
  await webhooks.getByRole('button', { name: 'Send to a receiver or compare' }).click();
  const replay = webhooks.getByRole('region', { name: 'Send to a receiver' });
  const results = replay.getByRole('listitem');
  const send = replay.getByRole('button', { name: /^Send \d+ payloads?$/ });
  await replay.getByLabel('URL of your receiver').fill(`${receiver.origin}/webhooks`);
  await send.click();
  await replay.getByRole('button', { name: 'Yes, send' }).click();
  await expect(results).toHaveText([/^Not allowed \(CORS\)/]);
  await expect(replay.getByRole('group', { name: 'Headers' })).toContainText(
    `Access-Control-Allow-Origin: ${baseURL}`,
  );
  expect(receiver.bodies).toEqual([]);

  await replay.getByLabel('Format').selectOption('Plain text (the response is hidden)');
  await send.click();
  await expect(results).toHaveText(Array(count).fill(/^Sent, response hidden/));
  await expect.poll(() => receiver.bodies.length).toBe(count);

  receiver.allowedOrigin = baseURL;
  await replay.getByLabel('Format').selectOption('JSON (needs CORS headers)');
  await send.click();
  await expect(results).toHaveText(Array(count).fill(/^204 /));
  expect(receiver.bodies).toHaveLength(2 * count);
  expect(await context.cookies(receiver.origin)).toEqual([]);
});
