import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startServer, type TestServer } from '../../support/start-server';
import { findViolations } from '../support/axe';
import {
  enterToken,
  locateActor,
  locateElements,
  locateResponse,
  locateSample,
  openOperation,
  selectLocalServer,
  testInConsoleTab as test,
  waitForConsole,
  waitForControls,
} from '../support/console-page';
import { expect, testInNewTab } from '../support/fixtures';
import { storeBeforePages } from '../support/page-state';

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

  test.describe('that redirects', () => {
    test.use({ allowErrors: [/ERR_FAILED|Failed to fetch|CORS|redirect/] });

    test('has the reader’s token, which nobody else gets and nothing shows', {
      tag: '@smoke',
    }, async ({ page }) => {
      const send = await openOperation(page, 'createOverride');
      const response = locateResponse(page);
      // Not that of a user of the sandbox.
      await locateActor(page).selectOption('Dana (patient)');
      await selectLocalServer(page);
      await expect(locateActor(page)).toHaveValue('nobody');
      await expect(page.getByRole('option', { name: 'Dana (patient)' })).toBeDisabled();
      await send.click();
      await expect(response).toContainText('without a token');
      const field = await enterToken(page, 'secret-token');
      await send.click();
      await expect(response).toContainText('with your token');
      await expect(response).toContainText('200 Success');
      await response.getByText(/^\d+ headers$/).click();
      await expect(response.getByText('trace-7f3c')).toBeVisible();
      const { body = '', ...request } = received[1] ?? {};
      expect(request).toEqual({
        method: 'POST',
        url: '/api/v2/policies/30771/overrides',
        token: 'secret-token',
        type: 'application/json',
      });
      expect(JSON.parse(body)).toMatchObject({ patientId: 90144, status: 'COVERED' });

      const sample = locateSample(page);
      await expect(sample).toContainText('X-Token: ••••••••');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const readCopy = () => page.evaluate(() => navigator.clipboard.readText());
      await sample.getByRole('button', { name: 'Copy', exact: true }).click();
      await expect.poll(readCopy).toContain('X-Token: secret-token');
      expect(await readCopy()).toContain(`${localOrigin}/api/v2/policies/30771/overrides`);
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await sample.getByText('X-Token').selectText();
      await page.keyboard.press('Control+C');
      await expect.poll(readCopy).toContain('X-Token: secret-token');
      const readable = await page.evaluate(() => ({
        text: document.body.textContent,
        labels: [...document.querySelectorAll('[aria-label]')].map(({ ariaLabel }) => ariaLabel),
        url: document.URL,
        history: JSON.stringify(history.state),
        links: [...document.links].map(({ href }) => href).join(' '),
        local: { ...localStorage },
      }));
      expect(JSON.stringify(readable)).not.toContain('secret-token');
      const readTabStorage = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
      expect(await readTabStorage()).toContain('secret-token');

      redirectTarget = '/api/v2/elsewhere';
      await send.click();
      await expect(response).toContainText('No response');
      redirectTarget = undefined;
      await field.fill('');
      expect(await readTabStorage()).not.toContain('secret-token');
      await expect(sample).toContainText('X-Token: YOUR_ACCESS_TOKEN');
      await send.click();
      await expect(response).toContainText('without a token');
      expect(received.map(({ url }) => url).join()).not.toMatch(/secret-token|elsewhere/);
      const tokens = [undefined, 'secret-token', 'secret-token', undefined];
      expect(received.map(({ token }) => token)).toEqual(tokens);
    });
  });

  test('has percent-encoded path parameters, and the response can be a file', async ({ page }) => {
    const send = await openOperation(page, 'downloadFile');
    await selectLocalServer(page);
    const name = page.getByRole('textbox', { name: 'name', exact: true });
    await name.fill('..');
    await send.click();
    await expect(locateResponse(page)).toContainText('Not sent');
    await name.fill('a/b?c#d e%.zip');
    await send.click();
    await expect(locateResponse(page)).toContainText('200 Success');
    expect(received.map(({ url }) => url)).toEqual(['/api/v2/file/a%2Fb%3Fc%23d%20e%25.zip']);
    const button = locateResponse(page).getByRole('button', { name: 'Download' });
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const file = readFileSync(await download.path());
    expect(file.subarray(0, 2).toString()).toBe('PK');
  });
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
