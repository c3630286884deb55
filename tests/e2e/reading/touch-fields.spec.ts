import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { waitForScripts } from '../support/page-state';

/** iOS zooms into a field whose text is smaller than 16 px, and does not zoom out again. */

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

const fields = 'input:not([type="checkbox"], [type="radio"]), select, textarea, .cm-content';

type Place = { path: string; open?: (page: Page) => Promise<unknown>; field: string };

const places: Place[] = [
  { path: '/docs/doctor-app/overview', field: 'input' },
  { path: '/search?q=policy', field: 'select' },
  {
    path: '/docs/doctor-app/elements/button',
    open: (page) => page.getByRole('button', { name: 'Edit this example' }).first().click(),
    field: '.cm-content',
  },
  {
    path: '/api/operations/saveAppointment',
    open: async (page) => {
      await page.getByRole('link', { name: 'Try it' }).click();
      await page.locator('.request-panel').getByRole('button', { name: 'JSON' }).click();
    },
    field: '.request-panel .cm-content',
  },
  {
    path: '/api/workflows/book-video-visit',
    open: (page) => page.getByRole('link', { name: 'Open the runner' }).click(),
    field: '.workflow-runner',
  },
  { path: '/api#/operations/saveAppointment', field: '.TryItPanel textarea' },
  { path: '/api/sandbox', field: '[data-sandbox-panel] select' },
];

for (const { path, open, field } of places) {
  test(`the fields of ${path} have text of at least 16 px on touch screens`, async ({ page }) => {
    await page.goto(path);
    await waitForScripts(page);
    await open?.(page);
    await expect(page.locator(field).first()).toBeAttached();
    const small = await page
      .locator(fields)
      .evaluateAll((all) =>
        all
          .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16)
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      );
    expect(small).toEqual([]);
  });
}
