import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './page';

test('an operation opens in the console by its address, and the console can send it', async ({
  page,
}) => {
  await page.goto('/api#/operations/listAppointments');
  await expect(page.getByRole('button', { name: 'Send API Request' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
});

test('the list of all operations is there before the console', async ({ page }) => {
  await page.route('**/openapi/doctor-api.json', (route) => route.abort());
  await page.goto('/api', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: /\/appointments\/\{id\}/ }).first()).toBeVisible();
});

test('the console follows the colour mode', async ({ page }) => {
  await page.goto('/api#/operations/listAppointments');
  const send = page.getByRole('button', { name: 'Send API Request' });
  await expect(send).toBeVisible({ timeout: 30_000 });
  const colour = () => page.locator('.sl-elements-api').evaluate((e) => getComputedStyle(e).color);
  const light = await colour();
  await page.getByRole('button', { name: /Switch between dark and light/ }).click();
  await expect(send).toBeVisible();
  await expect.poll(colour).not.toBe(light);
});

test('the console leaves the other pages’ styles alone', async ({ page }) => {
  const styleOf = () =>
    page
      .locator('header nav a')
      .first()
      .evaluate((link) => {
        const { color, fontFamily, fontSize, padding } = getComputedStyle(link);
        return { color, fontFamily, fontSize, padding };
      });
  await page.goto('/docs');
  const before = await styleOf();
  await page.goto('/api');
  await expect(page.locator('.sl-elements-api')).toBeVisible({ timeout: 30_000 });
  expect(await styleOf()).toEqual(before);
  await page.getByRole('link', { name: 'How to make calls' }).click();
  await expect(page).toHaveURL('/docs/doctor-app/api-making-calls');
  await expect(page.locator('link[href*="console/elements.css"]')).toHaveCount(0);
  expect(await styleOf()).toEqual(before);
});

test.describe('a call', () => {
  let server: Server;
  let seen: { token?: string; path?: string };

  test.beforeAll(async () => {
    server = createServer((request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', '*');
      if (request.method !== 'OPTIONS')
        seen = { token: String(request.headers['x-token']), path: request.url };
      response.setHeader('Content-Type', 'application/json');
      response.end(request.method === 'OPTIONS' ? undefined : '[{"appointmentId":1}]');
    });
    await new Promise<void>((up) => server.listen(0, up));
  });
  test.afterAll(() => server.close());

  test('goes to the chosen server with the token, which stays in the tab', async ({
    page,
    baseURL,
  }) => {
    const { port } = server.address() as AddressInfo;
    // The first server of the document becomes the test's own; the policy of the page allows the same origin only.
    await page.route('**/openapi/doctor-api.json', async (route) => {
      const document = await (await route.fetch()).json();
      document.servers = [{ url: `${baseURL}/api/v2` }];
      await route.fulfill({ json: document });
    });
    await page.route('**/api/v2/**', async (route) => {
      const url = route.request().url().replace(`${baseURL}`, `http://localhost:${port}`);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto('/api#/operations/listAppointments');
    const send = page.getByRole('button', { name: 'Send API Request' });
    await expect(send).toBeVisible({ timeout: 30_000 });
    await page.getByRole('textbox', { name: 'X-Token' }).fill('secret-token');
    await send.click();
    await expect(page.getByText('200', { exact: false }).last()).toBeVisible();
    await expect.poll(() => seen).toEqual({ token: 'secret-token', path: '/api/v2/appointments' });
    const stored = await page.evaluate(() => ({
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
    }));
    expect(stored.local).not.toContain('secret-token');
    expect(stored.session).toContain('secret-token');
  });
});
