import type { Page } from '@playwright/test';
import { requestDescriptionPath } from '../../../lib/calls/request/request-description';
import { operationPath } from '../../../lib/site/page-paths';
import { findViolations } from '../support/axe';
import { expect, test, testInSharedTab } from '../support/fixtures';

/**
 * The request panel, with which a reader tries an operation on its page. What it does by itself is tested in
 * components/api/request/request-panel.browser.test.tsx.
 */

const locatePanel = (page: Page) => page.locator('.request-panel');
const locateResponse = (page: Page) => locatePanel(page).getByRole('region', { name: 'Response' });
const locateId = (page: Page) => locatePanel(page).getByRole('textbox', { name: 'id' });
const locateOpener = (page: Page) => page.getByRole('link', { name: 'Try it' });
const locateSend = (page: Page) =>
  locatePanel(page).getByRole('button', { name: 'Send', exact: true });

/** Follows "Try it" on the page of an operation. */
async function openPanel(page: Page, operationId: string) {
  await page.goto(operationPath(operationId));
  await locateOpener(page).click();
  await expect(locatePanel(page).getByRole('heading', { name: 'Try it' })).toBeFocused();
  return locatePanel(page);
}

async function send(page: Page, status = '200 Success') {
  await locateSend(page).click();
  await expect(locateResponse(page).getByText(status)).toBeVisible();
}

test.describe('with a refusal', () => {
  test.use({ allowErrors: [/status of 405/] });

  test('the first request succeeds, its ids lead to the next one, and a refusal is explained', {
    tag: '@smoke',
  }, async ({ page }) => {
    const panel = await openPanel(page, 'saveAppointment');
    const readTop = async () => {
      const [header, box] = await Promise.all([
        page.locator('header').first().boundingBox(),
        panel.boundingBox(),
      ]);
      return (box?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
    };
    await expect.poll(readTop).toBeLessThan(24);
    // Requests can go to the servers of the API, too.
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute('content', /connect-src [^;]*api\.test\.example\.com/);
    await send(page);
    await expect(locateResponse(page)).toContainText('Appointment 1000001 added');
    await locateResponse(page).getByRole('link', { name: 'Read the appointment 1000001' }).click();
    await expect(page).toHaveURL(/getAppointment\?value=path\.id/);
    await expect(locateId(page)).toHaveValue('1000001');
    await send(page);
    await locateId(page).fill('999');
    await send(page, '405 Server reported an error');
    await expect(locateResponse(page)).toContainText('There is no appointment 999');
    await expect(
      locateResponse(page).getByRole('link', { name: 'SANDBOX_NOT_FOUND' }),
    ).toBeVisible();
  });

  test.describe('on a page that nobody has used yet', () => {
    test.use({ startsBehaviors: false });

    test('a link opens the panel with its values, and so does the first click', {
      tag: '@smoke',
    }, async ({ page }) => {
      await page.goto(`${operationPath('listOverrides')}?example=carriers-only#try`);
      await expect(locatePanel(page).getByRole('combobox', { name: 'Acting as' })).toHaveValue(
        'patient',
      );
      await send(page, '405 Server reported an error');
      await expect(locateResponse(page)).toContainText('As expected for the case');
      await openPanel(page, 'getAppointment');
    });
  });
});

test('the address says whether the panel is open, and what was typed survives a reload', async ({
  page,
}) => {
  const panel = await openPanel(page, 'getAppointment');
  const path = operationPath('getAppointment');
  await expect(page).toHaveURL(`${path}#try`);
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await page.goForward();
  await locateId(page).fill('999');
  await page.reload();
  await expect(locateId(page)).toHaveValue('999');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(locateOpener(page)).toBeFocused();
  await page.reload();
  await expect(locateOpener(page)).toBeVisible();
  await expect(panel).toHaveCount(0);
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

testInSharedTab('axe finds nothing on a page with a response', async ({ page }) => {
  await openPanel(page, 'getAsapPriceRange');
  await send(page);
  expect(await findViolations(page, { include: 'html' })).toEqual([]);
});

test.describe('if the form does not load', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  test('a retry loads it', async ({ page }) => {
    const path = `**${requestDescriptionPath('getAppointment')}`;
    await page.route(path, (route) => route.fulfill({ status: 503 }));
    await page.goto(operationPath('getAppointment'));
    await locateOpener(page).click();
    await expect(page.getByText('Couldn’t load the request form.')).toBeVisible();
    await page.unroute(path);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(locateSend(page)).toBeVisible();
  });
});
