import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe';
import { locateActor, openOperation } from '../support/console-page';
import { expect, test, testInSharedTab } from '../support/fixtures';
import { waitForHydration } from '../support/page-state';

/** The role lens of the API reference: as whom a page is read (components/api-reference/role-lens.tsx). */

const list = '/api/operations';
/** An operation that the specification opens to insurance carrier users only. */
const carrierOperation = '/api/operations/searchPolicies';
/** A schema with fields for privileged callers, and the name of one. */
const schema = '/api/schemas/Appointment';
const privilegedField = 'appointmentFeeNet';

const locateRoot = (page: Page) => page.locator('html');
const locateSelect = (page: Page) => page.getByRole('combobox', { name: 'View as' });
const locateStatus = (page: Page) => page.locator('.role-lens').getByRole('status');
const locateListed = (page: Page) =>
  page.getByRole('main').locator('li', { has: page.getByText('Search policies', { exact: true }) });
const locateNotes = (page: Page) => page.locator('[data-role-note]:not(:empty)');
const readColor = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).color);

test('changes nothing without a choice', async ({ page }) => {
  await page.goto(list);
  await waitForHydration(page);
  await expect(locateSelect(page)).toHaveValue('');
  await expect(locateStatus(page)).toBeEmpty();
  await expect(locateNotes(page)).toHaveCount(0);
  await expect(locateRoot(page)).not.toHaveAttribute('data-role');
  await expect(page).toHaveURL(list);
  expect(await page.evaluate(() => sessionStorage.getItem('hub.role'))).toBeNull();
});

test('dims the operations that a role cannot call, with the reason', async ({ page }) => {
  await page.goto(list);
  const row = '[data-restriction~="carrier"] code';
  const color = await readColor(page, row);
  await locateSelect(page).selectOption('Doctor');
  await expect(locateListed(page)).toContainText(
    'Not for Doctor: open to insurance carrier users only',
  );
  await expect(locateStatus(page)).toContainText(/\d+ of \d+ operations are not for Doctor/);
  await expect(locateStatus(page)).toContainText('doesn’t say who may call');
  await expect(page).toHaveURL(`${list}?as=doctor`);
  expect(await readColor(page, row)).not.toBe(color);
  await expect(page.locator('[data-sidebar] a', { hasText: 'Search policies' })).toHaveAttribute(
    'aria-description',
    /Not for Doctor/,
  );

  await locateSelect(page).selectOption('Carrier');
  await expect(locateListed(page)).not.toContainText('Not for');
  expect(await readColor(page, row)).toBe(color);

  await locateSelect(page).selectOption('All callers');
  await expect(locateStatus(page)).toBeEmpty();
  await expect(page).toHaveURL(list);
});

test('says on the page of an operation who may call it, or that this is not documented', async ({
  page,
}) => {
  await page.goto(carrierOperation);
  await locateSelect(page).selectOption('Customer support');
  await expect(locateStatus(page)).toContainText(
    'Not for Customer support: open to insurance carrier users only.',
  );
  await locateSelect(page).selectOption('ADMIN');
  await expect(locateStatus(page)).toContainText('doesn’t say whether ADMIN is enough');
  await expect(locateStatus(page)).toContainText('No user of the sandbox has this grant.');
  await page.goto('/api/operations/listAppointments?as=user');
  await expect(locateStatus(page)).toContainText('doesn’t say who may call this');
});

test('marks fields that a role does not see, also in the objects of an operation', async ({
  page,
}) => {
  await page.goto(`${schema}?as=user`);
  const field = page.locator(`[id="${privilegedField}"]`);
  await expect(field).toContainText('Not visible to User');
  await locateSelect(page).selectOption('Doctor');
  await expect(field).toContainText('doesn’t say whether Doctor sees it');
  await page.goto('/api/operations/getAppointment?as=user');
  await expect(page.locator(`[id="200.${privilegedField}"]`)).toContainText('Not visible to User');
});

test('stays for the visit: on reload, on page loads, and on soft navigations', async ({ page }) => {
  await page.goto(list);
  await waitForHydration(page);
  await locateSelect(page).selectOption('Doctor');
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.getByRole('main').getByRole('link', { name: 'Search policies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search policies' })).toBeVisible();
  await expect(page).toHaveURL(`${carrierOperation}?as=doctor`);
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
  await expect(locateSelect(page)).toHaveValue('doctor');
  await expect(locateStatus(page)).toContainText('Not for Doctor');
  await page.goBack();
  await expect(page).toHaveURL(`${list}?as=doctor`);
  await expect(locateListed(page)).toContainText('Not for Doctor');
  await page.reload();
  await expect(locateListed(page)).toContainText('Not for Doctor');
  await page.goto('/docs/doctor-app/overview');
  await expect(page).toHaveURL('/docs/doctor-app/overview');
  await page.goto(schema);
  await expect(locateSelect(page)).toHaveValue('doctor');
  await expect(page).toHaveURL(`${schema}?as=doctor`);
});

test('starts on a page that a soft navigation opens', async ({ page }) => {
  await page.goto('/docs/doctor-app/api-integration');
  await waitForHydration(page);
  await page.getByRole('main').locator(`a[href="${carrierOperation}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Search policies' })).toBeVisible();
  await locateSelect(page).selectOption('User');
  await expect(locateStatus(page)).toContainText('Not for User');
});

test.describe('before a page is hydrated', () => {
  test.use({ wakes: false });

  test('a link selects a role, and the page is dimmed before the script runs', async ({ page }) => {
    await page.route('**/scripts/role-lens.*.js', (route) => route.abort());
    await page.goto(`${list}?as=doctor`);
    await expect(locateRoot(page)).toHaveAttribute('data-role-denied', 'carrier');
    await page.unroute('**/scripts/role-lens.*.js');
    await page.reload();
    await expect(locateListed(page)).toContainText('Not for Doctor');
    await expect(locateRoot(page)).toHaveAttribute('data-hydration', 'deferred');
    await page.evaluate(() => document.dispatchEvent(new Event('focusin')));
    await waitForHydration(page);
    await expect(locateListed(page)).toContainText('Not for Doctor');
    await expect(locateSelect(page)).toHaveValue('doctor');
  });
  test.use({ allowErrors: [/net::ERR_FAILED/] });

  test('the select works with the keyboard', async ({ page }) => {
    await page.goto(list);
    await locateSelect(page).focus();
    await page.keyboard.type('Carr');
    await expect(locateSelect(page)).toHaveValue('carrier');
    await expect(page).toHaveURL(`${list}?as=carrier`);
    await expect(locateSelect(page)).toBeFocused();
  });
});

test('a link wins over the role of the visit, and an unknown role is ignored', async ({ page }) => {
  await page.goto(`${list}?as=doctor`);
  await expect(locateSelect(page)).toHaveValue('doctor');
  await page.goto(`${list}?as=carrier`);
  await expect(locateSelect(page)).toHaveValue('carrier');
  for (const unknown of ['nobody', 'KING', '%3Cb%3E']) {
    await page.goto(`${list}?as=${unknown}`);
    await expect(locateSelect(page)).toHaveValue('carrier');
  }
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${list}?as=KING`);
  await expect(locateSelect(page)).toHaveValue('');
  await expect(locateRoot(page)).not.toHaveAttribute('data-role');
  await expect(locateNotes(page)).toHaveCount(0);
});

test('lasts for the document if the browser denies access to the storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(list);
  await waitForHydration(page);
  await locateSelect(page).selectOption('Doctor');
  await page.getByRole('main').getByRole('link', { name: 'Search policies' }).click();
  await expect(page).toHaveURL(`${carrierOperation}?as=doctor`);
  await expect(locateStatus(page)).toContainText('Not for Doctor');
});

test.describe('requests', () => {
  const locatePanelActor = (page: Page) =>
    page.locator('.request-panel').getByRole('combobox', { name: 'Acting as' });
  const openPanel = async (page: Page, url: string) => {
    await page.goto(url);
    await page.getByRole('link', { name: 'Try it' }).click();
    await expect(locatePanelActor(page)).toBeVisible();
  };

  test('start as the user of the role, and what the reader selects stays', async ({ page }) => {
    await openPanel(page, '/api/operations/listAppointments?as=carrier');
    await expect(locatePanelActor(page)).toHaveValue('carrier');
    await locatePanelActor(page).selectOption('doctor');
    await openPanel(page, '/api/operations/listAppointments?as=support');
    await expect(locatePanelActor(page)).toHaveValue('doctor');
  });

  test('follow a role that is selected while the panel is open, unless a user was selected', async ({
    page,
  }) => {
    await openPanel(page, '/api/operations/listAppointments');
    const actor = locatePanelActor(page);
    await expect(actor).toHaveValue('patient');
    await locateSelect(page).selectOption('Anonymous');
    await expect(actor).toHaveValue('nobody');
    await locateSelect(page).selectOption('Doctor');
    await expect(actor).toHaveValue('doctor');
    await expect(page.getByText('The open request')).toHaveCount(0);
    await actor.selectOption('carrier');
    await locateSelect(page).selectOption('Anonymous');
    await expect(actor).toHaveValue('carrier');
    const lens = page.locator('.role-lens');
    await expect(lens).toContainText('The open request still acts as Casey Carrier.');
    await lens.getByRole('button', { name: 'Send it without a token' }).click();
    await expect(actor).toHaveValue('nobody');
    await expect(lens).not.toContainText('The open request');
  });

  test('start without a token for anonymous callers', async ({ page }) => {
    await openPanel(page, `${carrierOperation}?as=anonymous`);
    await expect(locatePanelActor(page)).toHaveValue('nobody');
  });

  test('in the console start as the user of the role', async ({ page }) => {
    await page.goto(`${list}?as=doctor`);
    await expect(locateSelect(page)).toHaveValue('doctor');
    await openOperation(page, 'listAppointments');
    await expect(locateActor(page).locator('option:checked')).toHaveText('Alex (doctor)');
  });

  test('of samples are sent as the user of the role', async ({ page }) => {
    await page.goto(`${list}?as=doctor`);
    await expect(locateSelect(page)).toHaveValue('doctor');
    await page.goto('/docs/doctor-app/api-making-calls');
    await waitForHydration(page);
    const block = page.locator('[data-run]', { hasText: '$TOKEN' }).first();
    await block.getByRole('button', { name: /^Run/ }).click();
    await expect(block.getByRole('region', { name: 'Sandbox response' })).toContainText(
      'as Doctor, your role in the reference',
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the lens is not shown', async ({ page }) => {
    await page.goto(`${list}?as=doctor`);
    await expect(page.locator('.role-lens')).toBeHidden();
    await expect(locateListed(page)).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1280])
    testInSharedTab(`is accessible in ${colorScheme} mode at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const url of [
        `${list}?as=anonymous`,
        `${carrierOperation}?as=doctor`,
        `${schema}?as=user`,
      ]) {
        await page.goto(url);
        await page.evaluate((theme) => {
          document.documentElement.setAttribute('data-theme', theme);
        }, colorScheme);
        await expect(locateStatus(page)).not.toBeEmpty();
        expect(await findViolations(page), url).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    });
