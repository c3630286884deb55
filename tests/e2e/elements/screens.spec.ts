import { getScreen, getScreens } from '../../../lib/contract/screens/load-screens';
import { expect, test } from '../support/fixtures';

/** The pages of the reference app's screens. */

test.use({ trace: 'off' });

const screenPagePath = (name: string) => `/docs/doctor-app/${name}`;

test('a control that opens another screen navigates to its page', async ({ page }) => {
  await page.goto(screenPagePath('login'));
  const preview = page.getByRole('group', { name: /^Screen:/ }).first();
  await preview.scrollIntoViewIfNeeded();
  // The preview is static HTML until it becomes interactive, so the click is repeated.
  await expect(async () => {
    await preview
      .getByRole('button', { name: /Forgot/ })
      .or(preview.getByRole('link', { name: /Forgot/ }))
      .first()
      .click();
    await expect(page).toHaveURL(/reset-password-request$/, { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('on a page that is not hydrated', () => {
  test.use({ wakes: false });

  test('a screen is whole while it becomes interactive', async ({ page }) => {
    await page.goto(screenPagePath('appointment-list'));
    const screen = page.getByRole('group', { name: /^Screen:/ }).first();
    await expect(screen.getByRole('tabpanel')).toBeVisible();
    // React Aria renders tabs without their panel at first.
    const counts = screen.evaluate(async (group) => {
      const first = group.querySelector('[role="tablist"]');
      const seen = new Set<number>();
      while (first?.isConnected) {
        const panels = [...group.querySelectorAll('[role="tabpanel"]')];
        seen.add(
          panels.filter((panel) => panel.checkVisibility({ visibilityProperty: true })).length,
        );
        await new Promise(requestAnimationFrame);
      }
      // The frame in which the static screen is gone.
      seen.add(group.querySelectorAll('[role="tabpanel"]').length);
      return [...seen];
    });
    await page.keyboard.press('Shift');
    expect(await counts).toEqual([1]);
  });

  test('a control of a screen keeps the focus', async ({ page }) => {
    await page.goto(screenPagePath('login'));
    const screen = page.getByRole('group', { name: /^Screen:/ }).first();
    const control = screen.getByRole('button').first();
    await control.focus();
    const initial = await control.elementHandle();
    await expect.poll(() => initial?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await expect(control).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the states of a screen are a row, in which each can be reached by keyboard', async ({
    page,
  }) => {
    const { states } = getScreen('login');
    await page.goto(screenPagePath('login'));
    await expect(page.getByText(`${states.length} states. Swipe to see all`)).toBeVisible();
    const phones = page
      .locator('.screen-states')
      .getByRole('group', { name: 'Screen', exact: true });
    await expect(phones).toHaveCount(states.length);
    const last = phones.last();
    await expect(last).not.toBeInViewport();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 0.5 });
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('in print, the states of a screen are below each other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(screenPagePath('login'));
  await page.emulateMedia({ media: 'print' });
  const row = page.locator('.screen-states');
  expect(await row.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
});

test('a flow diagram links to the pages of its screens', async ({ page }) => {
  await page.goto('/docs/doctor-app/overview');
  const maps = page.getByRole('group', { name: /^Diagram: / });
  await maps.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/\/home$/);
});

test('the playground of a screen offers its states and its overrides', async ({ page }) => {
  const screen = getScreen('chat');
  await page.goto(screenPagePath('chat'));
  const playground = page.getByRole('region', { name: 'Playground: chat' });
  await playground.getByRole('button', { name: 'Edit this example' }).click();
  await expect(playground.locator('.cm-content')).toBeVisible();
  const exampleSelect = playground.getByRole('combobox', { name: 'Example', exact: true });
  await expect(exampleSelect.getByRole('option')).toHaveCount(
    screen.states.length + screen.overrides.length,
  );
  await exampleSelect.selectOption({ label: `Override: ${screen.overrides[0]?.title}` });
  await expect(playground.getByText('The JSON follows the contract.')).toBeVisible();
});

test('a page can be copied as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(screenPagePath('login'));
  const copy = page.getByRole('button', { name: 'Copy page' });
  await expect(async () => {
    await copy.click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^# /);
  expect(text).toContain('## Elements');
  expect(text).toContain('Source: ');
  await expect(copy).toBeVisible();
});

test('the copy button reports that copying failed', async ({ page }) => {
  await page.goto(screenPagePath('login'));
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new Error()),
    }),
  );
  await expect(async () => {
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: /Copying failed/ })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
});

test('a completed task is still completed after a reload', async ({ page }) => {
  await page.goto(screenPagePath('minimum-implementation'));
  const item = page.locator('.task-list-item').nth(2);
  const title = item.locator('strong');
  const [name = ''] = /^\S+ \S+/.exec((await title.textContent()) ?? '') ?? [];
  const task = item.getByRole('checkbox', { name });
  await page.waitForFunction(
    () => document.querySelectorAll<HTMLInputElement>('[data-task]')[2]?.onchange,
  );
  await title.click();
  await page.reload();
  await expect(task).toBeChecked();
  await expect(page.locator('[data-task]').first()).not.toBeChecked();
  await task.uncheck();
  await page.reload();
  await expect(task).not.toBeChecked();
});

test('/llms.txt links to every page as Markdown', async ({ request }) => {
  const index = await (await request.get('/llms.txt')).text();
  const links = [...index.matchAll(/\]\((\S+\.md)\)/g)].map(([, link]) => new URL(link ?? ''));
  expect(links.length).toBeGreaterThan(280);
  for (const { pathname } of links.filter((_, index) => index % 20 === 0)) {
    expect((await request.get(pathname)).status(), pathname).toBe(200);
  }
  const parts = await (await request.get('/llms-full.txt')).text();
  expect(parts).toContain('/llms-full-screens.txt)');
  const full = await (await request.get('/llms-full-screens.txt')).text();
  for (const { name } of getScreens()) expect(full).toContain(`/docs/doctor-app/${name}\n`);
});
