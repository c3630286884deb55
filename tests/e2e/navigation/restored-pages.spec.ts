import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { followLink, waitForScripts } from '../support/page-state';
import { listTemplatePages } from '../support/template-pages';

/** Back, Forward and a reload show a page as the reader has left it. */

/** What the reader has opened and selected on the page, and where they are. The console's own tabs are those of Elements. */
const readState = (page: Page) =>
  page.evaluate(() => ({
    address: location.pathname + location.search + location.hash,
    top: Math.round(scrollY),
    open: [
      ...document.querySelectorAll('main details:not([data-toc], [data-sandbox-panel] *)'),
    ].map((element) => element.hasAttribute('open')),
    tabs: [...document.querySelectorAll('main [data-control="tab"]')].map(
      ({ ariaSelected }) => ariaSelected,
    ),
    panels: [
      ...document.querySelectorAll<HTMLElement>('main [data-tab-group] > [role="tabpanel"]'),
    ].map(({ hidden }) => hidden),
  }));

/** Opens two parts (the contents close when the page scrolls), selects the second tab of each group, and scrolls to the middle. */
const usePage = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const closed = main?.querySelectorAll<HTMLElement>(
      'details:not([open], [data-page-menu], [data-toc], [data-sandbox-panel] *) > summary',
    );
    for (const summary of [...(closed ?? [])].slice(0, 2)) summary.click();
    for (const tab of main?.querySelectorAll<HTMLElement>('[data-control="tab"]:nth-child(2)') ??
      [])
      tab.click();
    const end = document.documentElement.scrollHeight - innerHeight;
    window.scrollTo({ top: Math.round(end / 2), behavior: 'instant' });
  });

const other = '/docs/doctor-app/api-security';

/** Addresses of pages with something to read, where that of the template has nothing. */
const addresses: Readonly<Record<string, string>> = {
  '/search': '/search?q=appointment',
  '/api': '/api#/operations/saveAppointment',
};

/** What arrives later than the page, and changes its height. */
const lateParts: Readonly<Record<string, string>> = {
  '/search': 'main [data-search-page] a',
  '/api': '.sandbox-bar',
  '/api/sandbox': '[data-sandbox-panel] button:text("Reset")',
};

for (const path of listTemplatePages()) {
  // The page of errors has no address.
  if (path === '/404') continue;

  test(`Back, Forward and a reload restore ${path}`, async ({ page }) => {
    const waitForPage = async () => {
      await waitForScripts(page);
      const latePart = lateParts[path];
      if (latePart !== undefined) await page.locator(latePart).first().waitFor();
    };
    await page.goto(addresses[path] ?? path);
    await waitForPage();
    await usePage(page);
    const left = await readState(page);
    const expectLeft = async () => {
      await waitForPage();
      await expect.poll(() => readState(page)).toEqual(left);
    };
    const goForward = async (move: () => Promise<unknown>) => {
      await move();
      await expect(page).toHaveURL(other);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('API security');
    };
    await goForward(() => followLink(page, other));
    await page.goBack();
    await expectLeft();
    await page.reload();
    await expectLeft();
    await goForward(() => page.goForward());
    await page.goBack();
    await expectLeft();
  });
}
