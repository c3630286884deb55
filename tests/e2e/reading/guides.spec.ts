import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { waitForControls } from '../support/page-state';

/** What readers do with the parts of guides: tabs, steps, samples, and sections that can be collapsed. */

const quickStart = '/docs/doctor-app/quick-start';
const examples = '/docs/doctor-app/example-api-calls';

const locateToc = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const locateMain = (page: Page) => page.getByRole('main');
const readTop = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;

test.describe('tabs', () => {
  test('are as tall as the code of the selected one', async ({ page }) => {
    await page.goto(quickStart);
    const group = page.locator('[data-tab-group="language"]').first();
    for (const tab of await group.getByRole('tab').all()) {
      await tab.click();
      const panel = group.locator('[role="tabpanel"]:visible');
      await expect(panel).toHaveCount(1);
      const unused = await panel.evaluate((element) => {
        const code = element.querySelector('code');
        const frame = element.querySelector('pre');
        return (frame?.clientHeight ?? 0) - (code?.getBoundingClientRect().height ?? 0);
      });
      // Less than two lines: the padding.
      expect(unused).toBeLessThan(40);
    }
  });

  test('stay where they are when the samples above them change', async ({ page }) => {
    await page.goto(examples);
    await page.getByRole('button', { name: 'Expand all' }).click();
    const tab = page.getByRole('tab', { name: 'Python' }).last();
    await tab.scrollIntoViewIfNeeded();
    const top = await readTop(tab);
    const first = page.locator('[data-tab-group="language"]').first();
    const height = (await first.boundingBox())?.height;
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(Math.abs((await readTop(tab)) - top)).toBeLessThan(2);
    expect((await first.boundingBox())?.height).not.toBe(height);
  });

  test('are found by the browser’s search in the page', { tag: '@chromium' }, async ({ page }) => {
    await page.goto(quickStart);
    await waitForControls(page);
    const panel = page.locator('[role="tabpanel"][data-tab="Python"]').first();
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    await panel.evaluate((element) =>
      element.querySelector('code')?.dispatchEvent(new Event('beforematch', { bubbles: true })),
    );
    await expect(panel).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Python' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});

test.describe('the steps of a task', () => {
  test('are in the table of contents, which marks the current one', async ({ page }) => {
    await page.goto(quickStart);
    const link = locateToc(page).getByRole('link', { name: 'Use the token' });
    await link.click();
    await expect(page).toHaveURL(/#use-the-token$/);
    await expect(link).toHaveAttribute('aria-current', 'true');
    await expect(locateMain(page).getByRole('heading', { name: 'Use the token' })).toBeInViewport();
  });

  test('are connected by a line without gaps', async ({ page }) => {
    await page.goto(quickStart);
    const gaps = await locateMain(page)
      .locator('ol')
      .filter({ has: page.getByRole('heading', { name: 'Get an access token' }) })
      .evaluate((list) => {
        const boxes = [...list.children].map((step) => step.getBoundingClientRect());
        return boxes.slice(1).map((box, index) => box.top - (boxes[index]?.bottom ?? 0));
      });
    expect(gaps.length).toBeGreaterThan(1);
    for (const gap of gaps) expect(Math.abs(gap)).toBeLessThan(1);
  });
});

test.describe('the first sample of the quick start', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('can be run without scrolling, and the steps for a terminal are collapsed', async ({
    page,
  }) => {
    await page.goto(quickStart);
    const run = page.getByRole('button', { name: 'Run in the sandbox' }).first();
    await expect(run).toBeInViewport({ ratio: 1 });
    const command = locateMain(page).getByText('npm run sandbox');
    await expect(command).toBeHidden();
    await page.getByText('Use a terminal, your own code, or a test environment').click();
    await expect(command).toBeVisible();
  });

  test('shows its response without scrolling by the reader', async ({ page }) => {
    await page.goto(quickStart);
    const run = page.getByRole('button', { name: 'Run in the sandbox' }).first();
    await run.click();
    const response = page.getByRole('region', { name: 'Sandbox response' });
    await expect(response).toContainText('200');
    await expect
      .poll(() =>
        response.evaluate((element) => {
          const { top, height } = element.getBoundingClientRect();
          return window.innerHeight - top >= Math.min(160, height);
        }),
      )
      .toBe(true);
    await expect(run).toBeFocused();
  });

  test('sends its request from the tabs of the programs too, and says that they don’t run', async ({
    page,
  }) => {
    await page.goto(quickStart);
    for (const name of ['TypeScript', 'Python']) {
      const group = page.locator('[data-tab-group="language"]').first();
      await group.getByRole('tab', { name }).click();
      await group.getByRole('button', { name: 'Run this request in the sandbox' }).click();
      const response = group.getByRole('tabpanel', { name }).getByRole('region', {
        name: 'Sandbox response',
      });
      await expect(response).toContainText('200');
      await expect(response).toContainText('POST /token');
      await expect(response).toContainText('The program itself does not run here.');
    }
  });
});

test.describe('a sample', () => {
  test.use({ wakes: false });

  test('runs if its button is the first thing that a reader clicks', async ({ page }) => {
    await page.goto(quickStart);
    const run = page.getByRole('button', { name: 'Run in the sandbox' }).first();
    await run.evaluate((button) => {
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    await expect(page.getByRole('region', { name: 'Sandbox response' })).toContainText('200');
    await expect(run).not.toHaveAttribute('aria-busy');
  });
});

test.describe('the sections of a long page', () => {
  const locateSections = (page: Page) => locateMain(page).locator('details[data-section]');

  test('are collapsed rows with their headings, and open by keyboard', async ({ page }) => {
    await page.goto(examples);
    const sections = locateSections(page);
    expect(await sections.count()).toBeGreaterThan(5);
    await expect(sections.and(page.locator('[open]'))).toHaveCount(0);
    const section = sections.filter({ hasText: 'Find a doctor' }).first();
    await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
    await section.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await expect(section).toHaveAttribute('open');
    await page.keyboard.press('Enter');
    await expect(section).not.toHaveAttribute('open');
  });

  for (const [target, hash, name] of [
    ['its heading', '#find-a-doctor', 'Find a doctor'],
    ['a heading in it', '#offer-an-alternative', 'Offer an alternative'],
    ['a step in it', '#search-near-the-patient', 'Search near the patient'],
  ] as const) {
    test(`open for a link to ${target}`, async ({ page }) => {
      await page.goto(examples + hash);
      const heading = locateMain(page).getByRole('heading', { name: new RegExp(`^${name}`) });
      await expect(heading).toBeInViewport();
      await expect(locateSections(page).and(page.locator('[open]'))).toHaveCount(1);
      expect(await readTop(heading)).toBeLessThan(200);
    });
  }

  test('open for a link of the table of contents, which then lists what is in them', async ({
    page,
  }) => {
    await page.goto(examples);
    const toc = locateToc(page);
    const inner = toc.getByRole('link', { name: 'Offer an alternative' });
    await expect(inner).toBeHidden();
    await toc.getByRole('link', { name: 'Book, change, and confirm' }).click();
    await expect(inner).toBeVisible();
    await inner.click();
    await expect(
      locateMain(page).getByRole('heading', { name: 'Offer an alternative' }),
    ).toBeInViewport();
    await expect(inner).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('the menu of a page', () => {
  const locateMenu = (page: Page) => page.locator('[data-page-menu]');

  test('closes on Escape, which returns the focus, and on a click outside', async ({ page }) => {
    await page.goto(quickStart);
    await waitForControls(page);
    const menu = locateMenu(page);
    const summary = menu.locator('summary');
    await summary.press('Enter');
    await expect(menu).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
    await summary.click();
    await expect(menu).toHaveAttribute('open');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).not.toHaveAttribute('open');
  });

  for (const path of [quickStart, '/api/operations/saveAppointment', '/api/schemas/Policy']) {
    test(`leads from ${path} to its Markdown`, async ({ page, request }) => {
      await page.goto(path);
      await locateMenu(page).locator('summary').click();
      const link = page.getByRole('link', { name: 'View as Markdown' });
      await expect(link).toHaveAttribute('href', `${path}.md`);
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      expect(await (await request.get(`${path}.md`)).text()).toContain(`# ${title}`);
    });
  }
});

test.describe('a table on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('has explicit roles, because Safari ignores those of elements with another display', async ({
    page,
  }) => {
    for (const path of [
      quickStart,
      '/docs/doctor-app/login',
      '/docs/doctor-app/elements-reference',
    ]) {
      await page.goto(path);
      const tables = page.getByRole('main').locator('table');
      await expect(tables.first()).toHaveRole('table');
      await expect(tables.locator(':is(thead, tbody, tr, th, td):not([role])'), path).toHaveCount(
        0,
      );
    }
  });

  test('with two columns shows each row as a term with its description below it', async ({
    page,
  }) => {
    await page.goto(`${quickStart}#if-a-step-fails`);
    const table = page.getByRole('table').filter({ hasText: 'What to check' });
    const [term, description] = [table.getByRole('cell').nth(0), table.getByRole('cell').nth(1)];
    expect(await readTop(description)).toBeGreaterThan(await readTop(term));
    const frame = page.getByRole('group', { name: 'Table' }).filter({ has: table });
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
  });

  test('with three columns does, too', async ({ page }) => {
    await page.goto('/docs/doctor-app/api-integration');
    const frame = page.getByRole('group', { name: 'Table' }).filter({ hasText: 'Start with' });
    const [first, , third] = await frame.getByRole('cell').all();
    expect(first && third && (await readTop(third)) > (await readTop(first))).toBe(true);
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
  });

  test('with more columns scrolls in its frame, with a shadow where it continues', async ({
    page,
  }) => {
    await page.goto('/docs/doctor-app/sdk');
    const frame = page.getByRole('group', { name: 'Table' }).filter({ hasText: 'Web view' });
    expect(
      await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeGreaterThan(50);
    const attachments = await frame.evaluate(
      (element) => getComputedStyle(element).backgroundAttachment,
    );
    expect(attachments.split(', ')).toEqual(['local', 'local', 'scroll', 'scroll']);
  });
});
