import type { Page } from '@playwright/test';
import { requestDescriptionPath } from '../../../lib/request/request-description';
import { operationPath } from '../../../lib/site/page-paths';
import { findViolations } from '../support/axe';
import { expect, test, testInSharedTab } from '../support/fixtures';

/** The request panel, with which a reader tries an operation on its page. */

const locatePanel = (page: Page) => page.locator('.request-panel');
const locateResponse = (page: Page) => locatePanel(page).getByRole('region', { name: 'Response' });
const locateSend = (page: Page) =>
  locatePanel(page).getByRole('button', { name: 'Send', exact: true });

/** Follows "Try it" on the page of an operation. */
async function openPanel(page: Page, operationId: string) {
  await page.goto(operationPath(operationId));
  await page.getByRole('link', { name: 'Try it' }).click();
  await expect(locatePanel(page).getByRole('heading', { name: 'Try it' })).toBeFocused();
  return locatePanel(page);
}

test('the first request succeeds, and its ids lead to the next one', async ({ page }) => {
  await openPanel(page, 'saveAppointment');
  await locateSend(page).click();
  const response = locateResponse(page);
  await expect(response.getByText('200 Success')).toBeVisible();
  await expect(response).toContainText('Changed in the sandbox: Appointment 1000001 added');
  await expect(response.getByRole('link', { name: '1000001', exact: true })).toHaveAttribute(
    'href',
    /getAppointment\?value=path\.id%3A1000001#try$/,
  );
  await response.getByRole('checkbox', { name: 'Meanings' }).check();
  await expect(response.locator('.request-meaning').first()).toBeVisible();
  await response.getByRole('link', { name: 'Read the appointment 1000001' }).click();
  await expect(page).toHaveURL(/getAppointment\?value=path\.id/);
  await expect(locatePanel(page).getByRole('textbox', { name: 'id' })).toHaveValue('1000001');
  await locateSend(page).click();
  await expect(locateResponse(page).getByText('200 Success')).toBeVisible();
});

test('the panel arrives below the navbar, and the start of each response is visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const panel = await openPanel(page, 'saveAppointment');
  const bar = panel.locator('.request-header');
  const readEdges = async () => ({
    navbar: await page
      .locator('header')
      .first()
      .evaluate((e) => e.getBoundingClientRect().bottom),
    panel: await panel.evaluate((e) => e.getBoundingClientRect().top),
    bar: await bar.evaluate((e) => e.getBoundingClientRect().bottom),
  });
  await expect
    .poll(async () => {
      const edges = await readEdges();
      return edges.panel - edges.navbar;
    })
    .toBeLessThan(24);
  await panel.getByRole('combobox', { name: 'Add a field' }).scrollIntoViewIfNeeded();
  const status = locateResponse(page).getByText('200 Success');
  // The second response replaces one that the reader has scrolled.
  for (let count = 0; count < 2; count++) {
    await locateSend(page).click();
    await expect(status).toBeInViewport();
    await expect(locateResponse(page)).toHaveAttribute('aria-busy', 'false');
    await expect(locateResponse(page)).toHaveJSProperty('scrollTop', 0);
    const { bar: end } = await readEdges();
    expect(await status.evaluate((e) => e.getBoundingClientRect().top)).toBeGreaterThanOrEqual(end);
    await locateResponse(page).evaluate((e) => e.scrollTo(0, 200));
    await panel.getByRole('combobox', { name: 'Add a field' }).scrollIntoViewIfNeeded();
  }
});

test('the address says whether the panel is open', async ({ page }) => {
  const panel = await openPanel(page, 'getAppointment');
  const path = operationPath('getAppointment');
  await expect(page).toHaveURL(`${path}#try`);
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await page.goForward();
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(path);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Try it' })).toBeVisible();
  await openPanel(page, 'getAppointment');
  // A link to another part of the page leaves it open.
  await page.evaluate(() => {
    location.hash = '#responses';
  });
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${path}#try`);
  await page.goBack();
  await expect(panel).toHaveCount(0);
});

test('the form and the JSON edit one body, and say what is wrong with it', async ({ page }) => {
  const panel = await openPanel(page, 'saveAppointment');
  await panel.getByRole('textbox', { name: 'patientId' }).fill('9x');
  await expect(panel.getByText('Must be a whole number.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'patientId' }).fill('90145');
  await panel.getByRole('combobox', { name: 'Add a field' }).selectOption('passportNumber');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await panel.getByRole('textbox', { name: 'passportNumber' }).fill('X1');
  await panel.getByRole('button', { name: 'JSON', exact: true }).click();
  // CodeMirror, not the text area that it replaces.
  const editor = panel.locator('.cm-content');
  await expect(editor).toContainText('"patientId": 90145');
  await expect(editor).toContainText('"passportNumber": "X1"');
  await editor.fill('{"patientId": ');
  await expect(panel.getByText('This isn’t valid JSON yet.').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Form', exact: true }).click();
  await panel.getByRole('button', { name: 'Fix it as JSON' }).click();
  await editor.fill('{"patientId": 1}');
  await panel.getByRole('button', { name: 'Form', exact: true }).click();
  await expect(panel.getByRole('textbox', { name: 'patientId' })).toHaveValue('1');
  await panel.getByRole('button', { name: 'Remove patientId' }).click();
  await expect(panel.getByRole('textbox', { name: 'patientId' })).toHaveCount(0);
});

for (const width of [320, 390, 1440])
  test(`nothing that gets the focus is behind the bar, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const panel = await openPanel(page, 'saveAppointment');
    const buttons = panel.getByRole('button', { name: /^Remove / });
    await buttons.nth(8).focus();
    // Up to the bar itself.
    while (await page.evaluate(() => !document.activeElement?.closest('.request-header'))) {
      const { bar, top, name } = await page.evaluate(() => ({
        bar: document.querySelector('.request-header')?.getBoundingClientRect().bottom ?? 0,
        top: document.activeElement?.getBoundingClientRect().top ?? 0,
        name: document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id,
      }));
      expect(top, name).toBeGreaterThanOrEqual(bar);
      await page.keyboard.press('Shift+Tab');
    }
  });

// A page that is enlarged to 400 % has such a window.
test('in a low window, the bar leaves the form its space', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const panel = await openPanel(page, 'saveAppointment');
  const button = panel.getByRole('button', { name: /^Remove / }).nth(2);
  await button.focus();
  await expect(button).toBeInViewport();
  await expect(panel.locator('.request-header')).not.toBeInViewport();
});

test('after a field is removed, the next one can be, and the page stays', async ({ page }) => {
  const panel = await openPanel(page, 'saveAppointment');
  const buttons = panel.getByRole('button', { name: /^Remove / });
  const second = buttons.nth(1);
  const third = await buttons.nth(2).getAttribute('aria-label');
  await second.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  await second.click();
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-label', third ?? '');
  expect(await page.evaluate(() => window.scrollY)).toBe(position);
});

test('an added field has the focus, and all fields make a request that works', async ({ page }) => {
  const panel = await openPanel(page, 'saveAppointment');
  await panel.getByRole('combobox', { name: 'Add a field' }).selectOption('passportNumber');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel.getByRole('textbox', { name: 'passportNumber' })).toBeFocused();
  await panel.getByRole('combobox', { name: 'Add a field' }).first().selectOption('photos');
  await panel.getByRole('button', { name: 'Add', exact: true }).first().click();
  await expect(panel.getByRole('group', { name: /^photos/ })).toBeFocused();
  await panel.getByRole('button', { name: 'All fields' }).click();
  await expect(panel.getByRole('textbox', { name: 'locationId' })).toHaveValue('8841');
  await expect(panel.locator('[aria-invalid="true"]')).toHaveCount(0);
  await locateSend(page).click();
  await expect(locateResponse(page).getByText('200 Success')).toBeVisible();
  await expect(locateResponse(page).getByText('as Dana Example, a patient')).toBeVisible();
});

test('a long form shows the fields that match a filter, and those with problems', async ({
  page,
}) => {
  const panel = await openPanel(page, 'saveAppointment');
  const filter = panel.getByRole('searchbox', { name: 'Filter the fields' });
  await expect(filter).toHaveCount(0);
  await panel.getByRole('button', { name: 'All fields' }).click();
  const fieldCount = await panel.getByText(/^\d+ fields$/).textContent();
  await panel.getByRole('textbox', { name: 'locationId' }).fill('none');
  await filter.fill('PATIENTid');
  const matches = `1 of ${Number.parseInt(fieldCount ?? '', 10)} fields`;
  await expect(panel.getByText(matches).first()).toBeVisible();
  await expect(panel.getByRole('status').filter({ hasText: matches })).toHaveCount(1);
  await expect(panel.getByRole('textbox', { name: 'patientId' })).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'locationId' })).toBeVisible();
  await expect(panel.locator('#request-body-profileId')).toHaveCount(0);
  await filter.fill('promoCode');
  await panel.getByRole('button', { name: 'Add promoCodeId' }).click();
  await expect(panel.getByRole('textbox', { name: 'promoCodeId' })).toBeFocused();
  await filter.fill('');
  await expect(panel.locator('#request-body-profileId')).toBeVisible();
  await panel.getByRole('button', { name: 'Smallest body' }).click();
  await expect(filter).toHaveCount(0);
});

test('broken JSON leads to its line', async ({ page }) => {
  const panel = await openPanel(page, 'saveAppointment');
  await panel.getByRole('button', { name: 'JSON', exact: true }).click();
  const editor = panel.locator('.cm-content');
  await editor.fill('{\n  "patientId": 90144\n  "profileId": 5120\n}');
  await expect(panel.getByText('Line 2: A comma is missing after this.')).toBeVisible();
  await panel.getByRole('button', { name: 'Show line 2' }).click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(',');
  await expect(panel.getByText('This isn’t valid JSON yet.')).toHaveCount(0);
});

test('on a phone, the bar is low and names the path, and fields have text that iOS does not enlarge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const panel = await openPanel(page, 'saveAppointment');
  const bar = await panel.locator('.request-header').boundingBox();
  expect(bar?.height).toBeLessThan(64);
  const address = panel.locator('.request-url');
  expect(await address.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
    0,
  );
  expect(
    await address.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  ).toBe(0);
  await expect(panel.getByRole('button', { name: 'Close' })).toBeInViewport();
  for (const field of [
    panel.getByRole('combobox', { name: 'Server' }),
    panel.getByRole('textbox', { name: 'patientId' }),
  ]) {
    await expect(field).toHaveCSS('font-size', '16px');
  }
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the lines of a response have one distance', { tag: '@chromium' }, async ({ page }) => {
    await openPanel(page, 'getAppointment');
    await locateSend(page).click();
    const summary = locateResponse(page).locator('.request-tree summary').first();
    const [target, distance] = await summary.evaluate((element) => {
      const first = element.parentElement?.querySelector('li');
      const tops = [element, first].map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node ?? element);
        return range.getClientRects()[0]?.top ?? 0;
      });
      return [element.getBoundingClientRect().height, (tops[1] ?? 0) - (tops[0] ?? 0)];
    });
    expect(target).toBeGreaterThanOrEqual(28);
    expect(distance).toBeLessThan(23);
  });
});

test.describe('after a refusal', () => {
  test.use({ allowErrors: [/status of 405/] });

  test('a request that was sent is opened with its response', async ({ page }) => {
    const panel = await openPanel(page, 'getAppointment');
    const id = panel.getByRole('textbox', { name: 'id' });
    const changed = locateResponse(page).getByText('The request has changed since this response.');
    await locateSend(page).click();
    await expect(locateResponse(page).getByText('200 Success')).toBeVisible();
    await expect(changed).toHaveCount(0);
    await id.fill('999');
    await expect(changed).toBeVisible();
    await locateSend(page).click();
    await expect(locateResponse(page).getByText('405 Server reported an error')).toBeVisible();
    await panel.getByText('Sent in this tab (2)').click();
    await panel.getByRole('button', { name: /^200 / }).click();
    await expect(id).toHaveValue('70412');
    await expect(locateResponse(page).getByText('200 Success')).toBeVisible();
    await expect(changed).toHaveCount(0);
  });

  test('the user is offered for whom the call works', async ({ page }) => {
    const panel = await openPanel(page, 'listOverrides');
    const user = panel.getByRole('combobox', { name: 'Acting as' });
    await user.selectOption({ label: 'Nobody: no token' });
    await locateSend(page).click();
    await expect(locateResponse(page).getByText('405 Server reported an error')).toBeVisible();
    const fix = locateResponse(page).getByRole('button', { name: 'Switch and send' });
    await expect(fix).toBeVisible();
    // It would send the request as it was.
    await user.selectOption({ label: 'Sam (customer support)' });
    await expect(fix).toHaveCount(0);
    await user.selectOption({ label: 'Nobody: no token' });
    await fix.click();
    await expect(locateResponse(page).getByText('200 Success')).toBeVisible();
    await expect(user).toHaveValue('carrier');
  });

  test('a user who was logged out is logged in with one click', async ({ page }) => {
    await openPanel(page, 'invalidateToken');
    await locateSend(page).click();
    await expect(locateResponse(page).getByText('204 Success, no body')).toBeVisible();
    await locateSend(page).click();
    await locateResponse(page).getByRole('button', { name: 'Log in and send again' }).click();
    await expect(locateResponse(page).getByText('204 Success, no body')).toBeVisible();
  });
});

test('a link reproduces the request, without a token', async ({ page, context, browserName }) => {
  if (browserName === 'chromium') {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  }
  const panel = await openPanel(page, 'getAppointment');
  await panel.getByRole('combobox', { name: 'Acting as' }).selectOption('My own token');
  await panel.getByLabel('Access token').fill('secret-token');
  await panel.getByRole('textbox', { name: 'id' }).fill('70413');
  await panel.getByRole('button', { name: 'Copy a link to this request' }).click();
  await expect(panel.getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const encoded = new URL(link).searchParams.get('request') ?? '';
  expect(atob(encoded)).not.toContain('secret-token');
  await page.goto(link);
  await expect(panel.getByRole('textbox', { name: 'id' })).toHaveValue('70413');
});

test.describe('on a page that nobody has used yet', () => {
  test.use({ wakes: false });

  test('a link opens the panel', async ({ page }) => {
    await page.goto(`${operationPath('listOverrides')}?example=carriers-only#try`);
    const panel = locatePanel(page);
    await expect(panel.getByRole('combobox', { name: 'Acting as' })).toHaveValue('patient');
  });

  test('the first click opens it', async ({ page }) => {
    await openPanel(page, 'listOverrides');
  });
});

test('what was typed survives a reload, and the history repeats a request', async ({ page }) => {
  const panel = await openPanel(page, 'getAppointment');
  await locateSend(page).click();
  await expect(locateResponse(page).getByText('200 Success')).toBeVisible();
  await panel.getByRole('textbox', { name: 'id' }).fill('999');
  await page.reload();
  await expect(panel.getByRole('textbox', { name: 'id' })).toHaveValue('999');
  await panel.getByText('Sent in this tab (1)').click();
  await panel.getByRole('button', { name: /^200 Dana \(patient\) id: 70412 \d/ }).click();
  await expect(panel.getByRole('textbox', { name: 'id' })).toHaveValue('70412');
  // On a phone, the form is far above the list.
  await expect(panel.getByRole('region', { name: 'Request form' })).toBeFocused();
});

test('a button leads from the bar to the response', async ({ page }) => {
  await openPanel(page, 'getAppointment');
  await locateSend(page).click();
  await expect(locateResponse(page).getByText('200 Success')).toBeVisible();
  await locateSend(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Go to response' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(locateResponse(page)).toBeFocused();
});

test('the code is always that of the request', async ({ page }) => {
  const panel = await openPanel(page, 'getAppointment');
  await panel.getByText('This request as code').click();
  const code = panel.getByRole('group', { name: /^Code: / });
  await expect(code).toContainText('/appointments/70412');
  await panel.getByRole('textbox', { name: 'id' }).fill('12');
  await expect(code).toContainText('/appointments/12');
  await expect(panel.getByText('this code calls the server Test')).toBeVisible();
  await expect(code.locator('.run-string').first()).toBeVisible();
  await panel.getByRole('combobox', { name: 'Language' }).selectOption('Python');
  await expect(code).toContainText('import requests');
  await expect(code).toContainText('/appointments/12');
});

test('the keyboard sends from any field, and a missing id is asked for', async ({ page }) => {
  const panel = await openPanel(page, 'getAppointment');
  const id = panel.getByRole('textbox', { name: 'id' });
  await id.fill('');
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByRole('alert')).toHaveText('Enter id.');
  await expect(id).toBeFocused();
  await id.fill('70412');
  await page.keyboard.press('Control+Enter');
  await expect(locateResponse(page).getByText('200 Success')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Try it' })).toBeFocused();
});

test('files and multipart responses are shown', async ({ page }) => {
  await openPanel(page, 'downloadPolicies');
  await locateSend(page).click();
  const downloading = page.waitForEvent('download');
  await locateResponse(page).getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/);

  await openPanel(page, 'searchPolicies');
  await locateSend(page).click();
  await expect(locateResponse(page).locator('.request-tree').first()).toContainText('policyId');
});

test.describe('with a server of the API', () => {
  test.use({ allowOrigins: ['https://api.test.example.com'] });

  test('only the own token is sent, and only there', async ({ page }) => {
    const tokens: Array<string | undefined> = [];
    await page.route('https://api.test.example.com/**', (route) => {
      const request = route.request();
      if (request.method() !== 'OPTIONS') tokens.push(request.headers()['x-token']);
      return route.fulfill({
        status: 200,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': 'x-token',
          'content-type': 'application/json',
        },
        body: '{"appointmentId": 5}',
      });
    });
    const panel = await openPanel(page, 'getAppointment');
    const user = panel.getByRole('combobox', { name: 'Acting as' });
    await panel.getByRole('combobox', { name: 'Server' }).selectOption('Test');
    await expect(user).toHaveValue('own');
    await expect(user.getByRole('option', { name: /Dana Example/ })).toHaveCount(0);
    await locateSend(page).click();
    await expect(locateResponse(page).getByText('200 Success')).toBeVisible();
    await panel.getByLabel('Access token').fill('own-token');
    await locateSend(page).click();
    await expect.poll(() => tokens).toEqual([undefined, 'own-token']);
  });

  test.describe('that does not respond', () => {
    test.use({ allowErrors: [/ERR_FAILED|Failed to load resource|NetworkError/] });

    test('the reason is given, and nothing typed is lost', async ({ page }) => {
      await page.route('https://api.test.example.com/**', (route) => route.abort());
      const panel = await openPanel(page, 'getAppointment');
      await panel.getByRole('combobox', { name: 'Server' }).selectOption('Test');
      await panel.getByRole('textbox', { name: 'id' }).fill('12');
      await locateSend(page).click();
      await expect(locateResponse(page)).toContainText('(CORS)');
      await expect(panel.getByRole('textbox', { name: 'id' })).toHaveValue('12');
    });
  });
});

test.describe('if the form does not load', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  test('a retry loads it', async ({ page }) => {
    const path = `**${requestDescriptionPath('getAppointment')}`;
    await page.route(path, (route) => route.fulfill({ status: 503 }));
    await page.goto(operationPath('getAppointment'));
    await page.getByRole('link', { name: 'Try it' }).click();
    await expect(page.getByText('Couldn’t load the request form.')).toBeVisible();
    await page.unroute(path);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(locateSend(page)).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    testInSharedTab(`axe finds nothing at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const panel = await openPanel(page, 'saveAppointment');
      await page.evaluate((mode) => {
        document.documentElement.dataset.theme = mode;
      }, colorScheme);
      await panel.getByText('This request as code').click();
      await locateSend(page).click();
      await expect(locateResponse(page).getByText('200 Success')).toBeVisible();
      await panel.getByRole('checkbox', { name: 'Meanings' }).check();
      // every-page-accessibility.spec.ts checks the page around the panel in all states.
      const isFirst = colorScheme === 'light' && width === 360;
      const include = isFirst ? 'html' : '.request-panel';
      expect(await findViolations(page, { include })).toEqual([]);
      await panel.getByRole('button', { name: 'JSON', exact: true }).click();
      await expect(panel.locator('.cm-editor')).toBeVisible();
      expect(await findViolations(page, { include: '.request-panel' })).toEqual([]);
      const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    });
  }
}
