import { getScreens } from '../../lib/contract/screens/load-screens';
import { expect, test } from './fixtures';

/** What a reader does on the pages of the reference app's screens. */

test.use({ trace: 'off' });

const page = (name: string) => `/docs/doctor-app/${name}`;

test('a control that opens another screen leads to its page', async ({ page: tab }) => {
  await tab.goto(page('login'));
  const first = tab.getByRole('group', { name: /^Screen:/ }).first();
  await first.scrollIntoViewIfNeeded();
  // Before the screen is alive its controls are a picture.
  await expect(async () => {
    await first
      .getByRole('button', { name: /Forgot/ })
      .or(first.getByRole('link', { name: /Forgot/ }))
      .first()
      .click();
    await expect(tab).toHaveURL(/reset-password-request$/, { timeout: 1000 });
  }).toPass();
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a picture of the flow leads to the screens in it', async ({ page: tab }) => {
  await tab.goto('/docs/doctor-app/overview');
  const maps = tab.getByRole('group', { name: /^Diagram: / });
  await maps.getByRole('link', { name: 'Home' }).first().click();
  await expect(tab).toHaveURL(/\/home$/);
});

test('the playground of a screen has its states and its overrides', async ({ page: tab }) => {
  const [screen] = getScreens().filter(({ name }) => name === 'chat');
  await tab.goto(page('chat'));
  const playground = tab.getByRole('region', { name: 'Playground: chat' });
  await playground.scrollIntoViewIfNeeded();
  await expect(playground.locator('.cm-content')).toBeVisible();
  const choice = playground.getByRole('combobox', { name: 'Example', exact: true });
  await expect(choice.getByRole('option')).toHaveCount(
    (screen?.states.length ?? 0) + (screen?.overrides.length ?? 0),
  );
  await choice.selectOption({ label: `Override: ${screen?.overrides[0]?.title}` });
  await expect(playground.getByText('The JSON keeps the contract.')).toBeVisible();
});

test('a page is copied as Markdown', async ({ page: tab, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tab.goto(page('login'));
  const copy = tab.getByRole('button', { name: 'Copy as Markdown' });
  await expect(async () => {
    await copy.click();
    await expect(tab.getByRole('button', { name: 'Copied' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const text = await tab.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^# /);
  expect(text).toContain('## Elements');
  expect(text).toContain('Source: ');
  await expect(copy).toBeVisible();
});

test('a page that cannot be copied says so', async ({ page: tab }) => {
  await tab.goto(page('login'));
  await tab.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new Error()),
    }),
  );
  await expect(async () => {
    await tab.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(tab.getByRole('button', { name: /Copying failed/ })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
});

test('a ticked task is ticked on the next visit', async ({ page: tab }) => {
  await tab.goto(page('minimum-implementation'));
  const task = tab.getByRole('checkbox', { name: 'Done' }).nth(2);
  await tab.waitForFunction(
    () => document.querySelectorAll<HTMLInputElement>('[data-task]')[2]?.onchange,
  );
  await task.check();
  await tab.reload();
  await expect(task).toBeChecked();
  await expect(tab.getByRole('checkbox', { name: 'Done' }).first()).not.toBeChecked();
  await task.uncheck();
  await tab.reload();
  await expect(task).not.toBeChecked();
});

test('a machine finds every page as Markdown by /llms.txt', async ({ request }) => {
  const index = await (await request.get('/llms.txt')).text();
  const links = [...index.matchAll(/\]\((\S+\.md)\)/g)].map(([, link]) => new URL(link ?? ''));
  expect(links.length).toBeGreaterThan(280);
  for (const { pathname } of links.filter((_, number) => number % 20 === 0)) {
    expect((await request.get(pathname)).status(), pathname).toBe(200);
  }
  const full = await (await request.get('/llms-full.txt')).text();
  for (const { name } of getScreens()) expect(full).toContain(`/docs/doctor-app/${name}\n`);
});
