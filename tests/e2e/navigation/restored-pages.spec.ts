import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { followLink, waitForScripts } from '../support/page-state';
import { listTemplatePages } from '../support/template-pages';

/** Back, Forward and a reload show a page as the reader has left it. */

/** What the reader has opened and selected on the page, and where they are. */
const readState = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    top: Math.round(scrollY),
    open: [
      ...document.querySelectorAll('main details:not([data-toc], [data-sandbox-panel] *)'),
    ].map((element) => element.hasAttribute('open')),
    tabs: [...document.querySelectorAll('main [role="tab"]')].map(
      ({ ariaSelected }) => ariaSelected,
    ),
    panels: [...document.querySelectorAll<HTMLElement>('main [role="tabpanel"]')].map(
      ({ hidden }) => hidden,
    ),
  }));

/** Opens two parts (the contents close when the page scrolls), selects the second tab of each group, and scrolls to the middle. */
const usePage = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const closed = main?.querySelectorAll<HTMLElement>(
      'details:not([open], [data-page-menu], [data-toc], [data-sandbox-panel] *) > summary',
    );
    for (const summary of [...(closed ?? [])].slice(0, 2)) summary.click();
    for (const tab of main?.querySelectorAll<HTMLElement>('[role="tab"]:nth-child(2)') ?? [])
      tab.click();
    const end = document.documentElement.scrollHeight - innerHeight;
    window.scrollTo({ top: Math.round(end / 2), behavior: 'instant' });
  });

const other = '/docs/doctor-app/api-security';

for (const path of listTemplatePages()) {
  // The console has its own history, and the page of errors no address. The controls of the sandbox and the results of the
  // search arrive after Back has restored the position.
  if (['/api', '/404', '/api/sandbox', '/search'].includes(path)) continue;

  test(`Back, Forward and a reload restore ${path}`, async ({ page }) => {
    await page.goto(path);
    await waitForScripts(page);
    await usePage(page);
    const left = await readState(page);
    const expectLeft = () => expect.poll(() => readState(page)).toEqual(left);
    await followLink(page, other);
    await expect(page).toHaveURL(other);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API security');
    await page.goBack();
    await expectLeft();
    await page.reload();
    await waitForScripts(page);
    await expectLeft();
    await page.goForward();
    await expect(page).toHaveURL(other);
    await page.goBack();
    await expectLeft();
  });
}

test('a reload restores the position below the controls of the sandbox, which arrive later', async ({
  page,
}) => {
  const waitForControls = async () => {
    await waitForScripts(page);
    await page.locator('[data-sandbox-panel]').getByRole('button', { name: 'Reset' }).waitFor();
  };
  await page.goto('/api/sandbox');
  await waitForControls();
  await usePage(page);
  const left = await readState(page);
  await page.reload();
  await waitForControls();
  await expect.poll(() => readState(page)).toEqual(left);
});
