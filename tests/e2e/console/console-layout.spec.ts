import type { Locator, Page } from '@playwright/test';
import {
  locateActor,
  locateBody,
  locateElements,
  locateResponse,
  openOperation,
  testInConsoleTab as test,
  waitForConsole,
} from '../support/console-page';
import { expect } from '../support/fixtures';

/** The layout of the console: an application as high as the window, and one column on phones. */

const readScrollRange = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight };
  });

const getBox = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('The element is not displayed.');
  return box;
};

/** Whether a pointer at the center of an element hits it. */
const isOnTop = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  });

test('in a wide window, the console has its height, and only its parts scroll', async ({
  page,
}) => {
  const send = await openOperation(page, 'saveAppointment');
  const response = locateResponse(page);
  const bar = page.locator('header').filter({ has: page.locator('.sandbox-bar') });
  const isBeside = async () => (await getBox(response)).x > (await getBox(send)).x + 100;
  for (const [width, height, hasSpace] of [
    [1440, 900, true],
    [1280, 800, true],
    [1024, 768, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(isBeside, `the response is beside the form at ${width}`).toBe(hasSpace);
    expect(await readScrollRange(page)).toEqual({ x: 0, y: 0 });
    await expect(page.locator('footer')).toBeHidden();
    expect((await getBox(bar)).height).toBeLessThanOrEqual(49);
    await expect(send).toBeInViewport({ ratio: 1 });
    // Lines of the example fit into the editor.
    expect((await getBox(locateBody(page))).width).toBeGreaterThan(320);
    await send.click();
    await expect(response.getByText('200 Success')).toBeInViewport();
    expect(await isOnTop(send)).toBe(true);
    await response.getByRole('button', { name: 'Clear' }).click();
    await expect(response).not.toContainText('200');
  }

  // Another operation, without the response of this one.
  await send.click();
  await expect(response).toContainText('200 Success');
  const link = page.getByRole('link', { name: /List appointments$/ });
  if (!(await link.isVisible()))
    await page.getByRole('link', { name: 'Operations' }).last().click();
  await link.click();
  await expect(page.getByRole('heading', { name: 'List appointments' })).toBeVisible();
  await expect(response).not.toContainText('200');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await readScrollRange(page)).toEqual({ x: 0, y: 0 });
});

test('on a phone, one column can be used by touch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const send = await openOperation(page, 'searchPolicies');
  for (const [width, height] of [
    [320, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await readScrollRange(page)).x, `overflow at ${width}`).toBeLessThanOrEqual(0);
  }
  expect((await getBox(send)).height).toBeGreaterThanOrEqual(44);
  // The form is directly below one bar with the settings, and what follows it is in sight.
  expect((await getBox(page.locator('.console-bar'))).height).toBeLessThanOrEqual(56);
  const settings = page.getByRole('button', { name: 'Settings: Sandbox, ' });
  await expect(locateActor(page)).toBeHidden();
  await settings.click();
  await locateActor(page).selectOption('Support');
  await page.keyboard.press('Escape');
  await expect(settings).toHaveAccessibleName('Settings: Sandbox, Support');
  await expect(settings).toBeFocused();
  await settings.click();
  await locateActor(page).selectOption('Casey (carrier)');
  await page.keyboard.press('Escape');

  await send.click();
  const status = locateResponse(page).getByText('200 Success');
  await expect(status).toBeInViewport();
  await expect(send).toBeInViewport();
  expect(await isOnTop(send)).toBe(true);

  // The list of operations takes the place of the operation.
  const back = page.getByRole('link', { name: 'Operations', exact: true }).last();
  await back.click();
  const link = page.getByRole('link', { name: /Search policies$/ });
  await expect(link).toBeFocused();
  await page.getByRole('link', { name: /List appointments$/ }).click();
  await expect(page.getByRole('region', { name: 'List appointments' })).toBeFocused();
  await waitForConsole(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect((await readScrollRange(page)).x).toBeLessThanOrEqual(0);
});

test('on a phone, the fields of a body are collapsed, and the form is above the description', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const send = await openOperation(page, 'saveAppointment');
  const description = page.getByRole('heading', { name: 'Responses' });
  expect((await getBox(send)).y).toBeLessThan((await getBox(description)).y);
  const elements = locateElements(page);
  await expect(elements.getByText('passportNumber', { exact: true })).toHaveCount(0);
  expect((await readScrollRange(page)).y).toBeLessThan(6000);
  await elements.getByText('Show the fields').first().click();
  await expect(elements.getByText('passportNumber', { exact: true }).first()).toBeVisible();
});
