import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import {
  elementsSelectors,
  elementsTexts,
} from '../../../components/console/elements-adapter/elements-internals';
import { startServer, type TestServer } from '../../support/start-server';
import { findViolations } from '../support/axe';
import {
  enterToken,
  locateActor,
  locateElements,
  locateResponse,
  openOperation,
  selectLocalServer,
  testInConsoleTab as test,
  waitForConsole,
  waitForControls,
} from '../support/console-page';
import { expect, testInNewTab } from '../support/fixtures';
import { storeBeforePages } from '../support/page-state';

test('the console follows the color mode', async ({ page }) => {
  const send = await openOperation(page, 'listAppointments');
  const readColor = () =>
    page.locator(elementsSelectors.layout).evaluate((layout) => getComputedStyle(layout).color);
  const light = await readColor();
  await page.getByRole('button', { name: /Switch between dark and light/ }).click();
  await expect(send).toBeVisible();
  await expect.poll(readColor).not.toBe(light);
});

test('the console does not change the styles of other pages', async ({ page }) => {
  const readLinkStyle = () =>
    page.locator('header nav a', { hasText: 'Operations' }).evaluate((link) => {
      const { color, fontFamily, fontSize, padding } = getComputedStyle(link);
      return { color, fontFamily, fontSize, padding };
    });
  await page.goto('/docs');
  const before = await readLinkStyle();
  await openOperation(page, 'listAppointments');
  expect(await readLinkStyle()).toEqual(before);
  await page.getByText('Links and downloads').click();
  await page.getByRole('link', { name: 'How to make calls' }).click();
  await expect(page).toHaveURL('/docs/doctor-app/api-making-calls');
  await expect(page.locator('link[rel="stylesheet"][href*="/elements-console."]')).toHaveCount(0);
  expect(await readLinkStyle()).toEqual(before);
});

/** A request that the local server of the settings received. */
type ReceivedRequest = {
  method: string | undefined;
  url: string | undefined;
  token: string | undefined;
  type: string | undefined;
  body: string;
};

const localPort = 4010;
const localOrigin = `http://localhost:${localPort}`;

test.describe('a call to the local server', { tag: '@chromium' }, () => {
  // The tests share a server on a fixed port, so they run one after the other in one browser.
  test.describe.configure({ mode: 'serial' });
  test.use({ allowOrigins: [localOrigin] });

  let server: TestServer;
  let received: ReceivedRequest[] = [];
  /** Where the server redirects requests to, if at all. */
  let redirectTarget: string | undefined;

  const respond = (request: IncomingMessage, response: ServerResponse) => {
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
      if (redirectTarget !== undefined) {
        response.writeHead(307, { Location: redirectTarget }).end();
      } else if (url?.endsWith('.zip')) {
        response.setHeader('Content-Type', 'application/zip');
        response.end(Buffer.from([0x50, 0x4b, 0x05, 0x06, ...Array.from({ length: 18 }, () => 0)]));
      } else {
        response.setHeader('Content-Type', 'application/json');
        response.end('[{"appointmentId":70412}]');
      }
    });
  };

  test.beforeAll(async () => {
    server = await startServer(respond, localPort);
  });
  test.afterAll(() => server.close());
  test.beforeEach(() => {
    received = [];
    redirectTarget = undefined;
  });

  /** Opens an operation and selects the local server. Returns the send button. */
  async function openWithLocalServer(page: Page, operationId: string): Promise<Locator> {
    const send = await openOperation(page, operationId);
    await selectLocalServer(page);
    return send;
  }

  test('is sent with the token and the body, and the token is stored in the tab only', async ({
    page,
  }) => {
    const send = await openWithLocalServer(page, 'createOverride');
    await enterToken(page, 'secret-token');
    await send.click();
    const response = locateResponse(page);
    await expect(response).toContainText('200 Success');
    expect(received).toHaveLength(1);
    const [request] = received;
    expect(request).toMatchObject({
      method: 'POST',
      url: '/api/v2/policies/30771/overrides',
      token: 'secret-token',
      type: 'application/json',
    });
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      patientId: 90144,
      status: 'COVERED',
    });
    await response.getByText(/^\d+ headers$/).click();
    await expect(response.getByText('trace-7f3c')).toBeVisible();

    const stored = await page.evaluate(() => ({
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
    }));
    expect(stored.local).not.toContain('secret-token');
    expect(stored.session).toContain('secret-token');
  });

  test('does not put the token into what can be seen, copied or shared', async ({ page }) => {
    const send = await openWithLocalServer(page, 'listAppointments');
    await enterToken(page, 'secret-token');
    await send.click();
    await expect(locateResponse(page)).toContainText('200 Success');
    const sample = page.locator(elementsSelectors.codePanel).filter({
      hasText: elementsTexts.requestSample,
    });
    await expect(sample).toContainText('X-Token: YOUR_TOKEN');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await sample.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('X-Token: YOUR_TOKEN');
    const visible = await page.evaluate(() => ({
      text: document.body.textContent,
      labels: [...document.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel),
      url: document.URL,
      history: JSON.stringify(history.state),
      links: [...document.links].map(({ href }) => href).join(' '),
    }));
    expect(JSON.stringify(visible)).not.toContain('secret-token');
    expect(received.map(({ url }) => url).join()).not.toContain('secret-token');
  });

  test('is sent without a token if none was typed, or if it was deleted', async ({ page }) => {
    const send = await openWithLocalServer(page, 'listAppointments');
    const response = locateResponse(page);
    await send.click();
    await expect(response).toContainText('without a token');
    const field = await enterToken(page, 'secret-token');
    await send.click();
    await expect(response).toContainText('with your token');
    await field.fill('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
      'secret-token',
    );
    await send.click();
    await expect(response).toContainText('without a token');
    expect(received.map(({ token }) => token)).toEqual([undefined, 'secret-token', undefined]);
  });

  test('never has the token of a sandbox user', async ({ page }) => {
    const send = await openOperation(page, 'listAppointments');
    await locateActor(page).selectOption('Dana (patient)');
    await selectLocalServer(page);
    await expect(locateActor(page)).toHaveValue('nobody');
    await expect(page.getByRole('option', { name: 'Dana (patient)' })).toBeDisabled();
    await send.click();
    await expect(locateResponse(page)).toContainText('200 Success');
    expect(received.map(({ token }) => token)).toEqual([undefined]);
  });

  test('has percent-encoded path parameters', async ({ page }) => {
    const send = await openWithLocalServer(page, 'downloadFile');
    await page.getByRole('textbox', { name: 'name', exact: true }).fill('a/b?c#d e%.json');
    await send.click();
    await expect(locateResponse(page)).toContainText('200 Success');
    expect(received.map(({ url }) => url)).toEqual(['/api/v2/file/a%2Fb%3Fc%23d%20e%25.json']);
  });

  test('is not sent if a path parameter cannot be part of a URL', async ({ page }) => {
    const send = await openWithLocalServer(page, 'downloadFile');
    await page.getByRole('textbox', { name: 'name', exact: true }).fill('..');
    await send.click();
    await expect(locateResponse(page)).toContainText('Not sent');
    expect(received).toEqual([]);
  });

  test('offers a binary response as a download', async ({ page }) => {
    const send = await openWithLocalServer(page, 'downloadUserData');
    await send.click();
    const button = locateResponse(page).getByRole('button', { name: 'Download' });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe('user-data.zip');
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  test.describe('without a response', () => {
    test.use({ allowErrors: [/ERR_FAILED|Failed to fetch|CORS|redirect/] });

    test('is not repeated for the target of a redirect, with its token', async ({ page }) => {
      redirectTarget = '/api/v2/elsewhere';
      const send = await openWithLocalServer(page, 'listAppointments');
      await enterToken(page, 'secret-token');
      await send.click();
      await expect(locateResponse(page)).toContainText('No response');
      expect(received.map(({ url }) => url)).toEqual(['/api/v2/appointments']);
    });

    test('lists the possible reasons and how to find out', async ({ page }) => {
      await page.route(`${localOrigin}/**`, (route) => route.abort());
      const send = await openWithLocalServer(page, 'listAppointments');
      await send.click();
      const response = locateResponse(page);
      await expect(response).toContainText('No response');
      await expect(response).toContainText('doesn’t allow calls from web pages (CORS)');
      await response.getByRole('button', { name: 'Clear' }).click();
      await expect(response).not.toContainText('No response');
    });
  });
});

test('the list is filtered by words, and opens an operation', async ({ page }) => {
  await page.goto('/api');
  await waitForControls(page);
  const list = page.getByRole('navigation', { name: 'Operations' });
  const countLinks = () => list.getByRole('link').count();
  const all = await countLinks();
  await list.getByRole('searchbox').fill('get appointments');
  await expect.poll(countLinks).toBeLessThan(all);
  await list.getByRole('searchbox').fill('nothing has this name');
  await expect(list.getByText('No operation matches')).toBeVisible();
  await list.getByRole('searchbox').fill('promo');
  const link = list.getByRole('link', { name: '/promo-codes/verify' });
  await link.click();
  await waitForConsole(page);
  await expect(page).toHaveURL('/api#/operations/verifyPromoCode');
  await page.goBack();
  await expect(link).toBeVisible();
});

testInNewTab.describe('the loaded console', { tag: '@chromium' }, () => {
  testInNewTab.use({ bypassCSP: true });

  const headings = {
    '': '',
    '#/operations/createOverride': 'Create an override of a policy',
    '#/operations/listAppointments': 'List appointments',
    '#/schemas/Policy': 'Policy',
  };

  for (const [mode, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    testInNewTab(
      `opens at a URL, has no overflow and no axe violations: ${mode}, ${width} px`,
      async ({ page }) => {
        await storeBeforePages(page, 'theme', mode);
        await page.setViewportSize({ width, height: 900 });
        for (const [hash, name] of Object.entries(headings)) {
          // In a new document: after the first click or key, Elements makes its hidden fields focusable on purpose.
          await page.goto('about:blank');
          await page.goto(`/api${hash}`);
          await waitForControls(page);
          if (hash !== '') {
            const heading = locateElements(page).getByRole('heading', { name });
            await expect(heading.first()).toBeVisible({ timeout: 30_000 });
          }
          if (hash.includes('operations')) await waitForConsole(page);
          expect(await findViolations(page), hash).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow, hash).toBeLessThanOrEqual(0);
          if (!hash.includes('operations')) continue;
          await (await waitForConsole(page)).press('Enter');
          await expect(locateResponse(page)).toContainText('ms');
          expect(await findViolations(page, { include: '[data-console-slot]' }), hash).toEqual([]);
        }
      },
    );
  }
});
