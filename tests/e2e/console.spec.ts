import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { findViolations } from './axe';
import { waitForConsole } from './console-page';
import { expect, test } from './fixtures';

test.describe('where the API’s description cannot be loaded', () => {
  test.use({ allowErrors: [/ERR_FAILED/] });

  test('the list of all operations stays, and a retry brings the console', async ({ page }) => {
    await page.route('**/console/doctor-api.json', (route) => route.abort());
    await page.goto('/api', { waitUntil: 'commit' });
    const link = page.getByRole('link', { name: /\/appointments\/\{id\}/ }).first();
    await expect(link).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(link).toBeVisible();
    await page.unroute('**/console/doctor-api.json');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('.sl-elements-api')).toBeVisible({ timeout: 30_000 });
  });
});

test('the console follows the colour mode', async ({ page }) => {
  await page.goto('/api#/operations/listAppointments');
  const send = await waitForConsole(page);
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

/** What the «Local» server of the settings got. */
type Received = { method?: string; url?: string; token?: string; type?: string; body: string };

const localPort = 4010;
const local = `http://localhost:${localPort}`;

test.describe('a call', { tag: '@chromium' }, () => {
  // One server on one port: the tests of this group take turns, in one browser.
  test.describe.configure({ mode: 'serial' });
  test.use({ allowOrigins: [local] });

  let server: Server;
  let received: Received[] = [];

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Access-Control-Expose-Headers', 'X-Trace, Content-Disposition');
    if (request.method === 'OPTIONS') {
      response.end();
      return;
    }
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const { method, url, headers } = request;
      const token = headers['x-token'];
      received.push({
        method,
        url,
        token: token === undefined ? undefined : String(token),
        type: headers['content-type'],
        body,
      });
      response.setHeader('X-Trace', 'trace-7f3c');
      if (url?.endsWith('.zip')) {
        response.setHeader('Content-Type', 'application/zip');
        response.end(Buffer.from([0x50, 0x4b, 0x05, 0x06, ...Array.from({ length: 18 }, () => 0)]));
      } else {
        response.setHeader('Content-Type', 'application/json');
        response.end('[{"appointmentId":70412}]');
      }
    });
  };

  test.beforeAll(async () => {
    server = createServer(answer);
    await new Promise<void>((up, fail) => {
      server.once('error', fail);
      server.listen(localPort, up);
    });
  });
  test.afterAll(() => server.close());
  test.beforeEach(() => {
    received = [];
  });

  /** Opens an operation and chooses the local server. */
  async function open(page: Page, operationId: string) {
    await page.goto(`/api#/operations/${operationId}`);
    const send = await waitForConsole(page);
    const local = page.getByRole('menuitemradio', { name: /^Local/ });
    // The library closes its menu when the page scrolls, as it does to bring the button into view.
    await expect(async () => {
      await page.getByRole('button', { name: /^Server/ }).click();
      await expect(local).toBeVisible({ timeout: 1000 });
    }).toPass();
    await local.click();
    return send;
  }

  test('goes to the chosen server with token and body, and the token stays in the tab', async ({
    page,
  }) => {
    const send = await open(page, 'createOverride');
    await page.getByRole('textbox', { name: 'X-Token' }).fill('secret-token');
    await send.click();
    const dock = page.getByRole('region', { name: 'Last call' });
    await expect(dock).toContainText('200 OK');
    expect(received).toHaveLength(1);
    const [call] = received;
    expect(call).toMatchObject({
      method: 'POST',
      url: '/api/v2/policies/30771/overrides',
      token: 'secret-token',
      type: 'application/json',
    });
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ patientId: 90144, status: 'COVERED' });
    await dock.getByText(/^\d+ headers$/).click();
    await expect(dock.getByText('trace-7f3c')).toBeVisible();

    const stored = await page.evaluate(() => ({
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
    }));
    expect(stored.local).not.toContain('secret-token');
    expect(stored.session).toContain('secret-token');
  });

  test('goes out without a token where none was typed, or where it was forgotten', async ({
    page,
  }) => {
    const send = await open(page, 'listAppointments');
    await expect(page.getByText('No token: type yours')).toBeVisible();
    await send.click();
    await expect(page.getByRole('region', { name: 'Last call' })).toContainText('without token');
    expect(received.map(({ token }) => token)).toEqual([undefined]);

    const field = page.getByRole('textbox', { name: 'X-Token' });
    await field.fill('secret-token');
    await expect(page.getByText('Calls carry your token')).toBeVisible();
    await page.getByRole('button', { name: 'Forget it' }).click();
    await expect(field).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
      'secret-token',
    );
  });

  test('encodes what was typed for the path', async ({ page }) => {
    const send = await open(page, 'downloadFile');
    await page.getByRole('textbox', { name: 'name', exact: true }).fill('a/b?c#d e%.json');
    await send.click();
    await expect(page.getByRole('region', { name: 'Last call' })).toContainText('200 OK');
    expect(received.map(({ url }) => url)).toEqual(['/api/v2/file/a%2Fb%3Fc%23d%20e%25.json']);
  });

  test('is not sent where no address can carry a value', async ({ page }) => {
    const send = await open(page, 'downloadFile');
    await page.getByRole('textbox', { name: 'name', exact: true }).fill('..');
    await send.click();
    await expect(page.getByRole('region', { name: 'Last call' })).toContainText('Not sent');
    expect(received).toEqual([]);
  });

  test('gives a binary answer as a file', async ({ page }) => {
    const send = await open(page, 'downloadUserData');
    await send.click();
    const button = page.getByRole('button', { name: /^Download 22 B/ });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe('user-data.zip');
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  test.describe('without an answer', () => {
    test.use({ allowErrors: [/ERR_FAILED|Failed to fetch|CORS/] });

    test('says why that may be and how to find out', async ({ page }) => {
      await page.route(`${local}/**`, (route) => route.abort());
      const send = await open(page, 'listAppointments');
      await send.click();
      const dock = page.getByRole('region', { name: 'Last call' });
      await expect(dock).toContainText('No answer');
      await expect(dock).toContainText('does not allow calls from web pages (CORS)');
      await dock.getByRole('button', { name: 'Close' }).click();
      await expect(dock).toHaveCount(0);
    });
  });
});

test('«Try it» opens the console at the operation, and the time is printed', async ({ page }) => {
  await page.goto('/api/operations/saveAppointment');
  const start = Date.now();
  await page.getByRole('link', { name: 'Try it' }).click();
  await expect(page).toHaveURL('/api#/operations/saveAppointment');
  await waitForConsole(page);
  console.log(`From «Try it» to a console that can send: ${Date.now() - start} ms`);
  await expect(
    page.locator('.sl-elements').getByRole('heading', { name: 'Create or update an appointment' }),
  ).toBeVisible();
  await expect(page.locator('.sl-elements').getByText('Concurrent change').first()).toBeVisible();
});

test('keys lead to the request at once, and open the groups of the list', async ({ page }) => {
  await page.goto('/api#/operations/listAppointments');
  await waitForConsole(page);
  await page.locator('.sandbox-bar > summary').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'X-Token' })).toBeFocused();

  const group = page.getByRole('button', { name: 'Policies', exact: true }).first();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Search policies/ })).toBeFocused();
  // The address of the sample is no terminal's.
  await expect(page.locator('[data-in-browser]')).toContainText('/sandbox/api/v2/appointments');
});

test('on a phone the console is a part of the page, with what is sent above what is described', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/api#/operations/createToken');
  const send = await waitForConsole(page);
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const described = page.getByRole('heading', { name: 'Responses' });
  expect(await top(send)).toBeLessThan(await top(described));

  await send.click();
  await page.getByRole('button', { name: 'Send this token from now on' }).click();
  await expect(page.getByText('You are Dana Example')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Send this token from now on' })).toHaveCount(0);

  await described.scrollIntoViewIfNeeded();
  // The library's bar goes along.
  await page.getByRole('button', { name: 'Show the list of operations' }).click();
  await page.getByTitle('Appointments', { exact: true }).first().click();
  await page.getByTitle('List appointments', { exact: true }).click();
  await expect(page).toHaveURL('/api#/operations/listAppointments');
  await expect(page.getByRole('heading', { name: 'List appointments' }).last()).toBeInViewport();
});

test.describe('the loaded console', { tag: '@chromium' }, () => {
  test.use({ bypassCSP: true });

  const places = {
    '': 'Doctor App API',
    '#/operations/createOverride': 'Create an override of a policy',
    '#/operations/listAppointments': 'List appointments',
    '#/schemas/Policy': 'Policy',
  };

  for (const [mode, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    test(`opens by an address, fits, and axe finds nothing: ${mode}, ${width} px`, async ({
      page,
    }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      await page.setViewportSize({ width, height: 900 });
      // By addresses, not by clicks: after one, the library makes its hidden fields focusable on purpose.
      for (const [hash, name] of Object.entries(places)) {
        await page.goto(`/api${hash}`);
        const library = page.locator('.sl-elements-api');
        await expect(library.getByRole('heading', { name }).first()).toBeVisible({
          timeout: 30_000,
        });
        if (hash.includes('operations')) {
          await expect(page.getByRole('button', { name: 'Send API Request' })).toBeVisible();
        }
        expect(await findViolations(page), hash).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow, hash).toBeLessThanOrEqual(0);
      }
    });
  }
});
