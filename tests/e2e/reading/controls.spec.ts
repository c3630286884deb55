import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { holdResponses } from '../support/hold-responses';
import { waitForControls, waitForScripts } from '../support/page-state';

/**
 * The controls that need no React (lib/client/controls/controls.ts) work before the behaviors of a page load, and afterwards,
 * and keep their state. tests/fixture-site/settings.spec.ts has those that the settings of this site turn off.
 */

const guide = '/docs/doctor-app/quick-start';
/** The script that loads when the reader begins to use a page. */
const lateScripts = '**/scripts/behaviors.*.js';
const controlsScript = '**/scripts/controls.*.js';
const phone = { width: 360, height: 740 };

test.use({ startsBehaviors: false, permissions: ['clipboard-read', 'clipboard-write'] });

const locateRoot = (page: Page) => page.locator('html');
const locateMain = (page: Page) => page.getByRole('main');
const locateMenu = (page: Page) => page.getByRole('dialog', { name: 'Navigation' });
const locateSidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const locateMessage = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Parts of this page couldn’t be loaded' });

type Control = {
  name: string;
  /** What the reader clicks. */
  locate: (page: Page) => Locator;
  /** Expects what the click brings about, also after the behaviors have started. */
  expectUsed: (page: Page) => Promise<void>;
};

type ControlsPage = {
  name: string;
  path: string;
  controls: Control[];
};

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const readStored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const pages: ControlsPage[] = [
  {
    name: 'a guide',
    path: guide,
    controls: [
      {
        name: 'the button of the color mode',
        locate: (page) => page.getByRole('button', { name: /Switch between dark/ }),
        expectUsed: async (page) => {
          await expect(locateRoot(page)).toHaveAttribute('data-theme', 'dark');
          const toggle = page.getByRole('button', { name: /currently dark mode/ });
          await expect(toggle).toHaveAttribute('title', 'dark mode');
          expect(await readStored(page, 'theme')).toBe('dark');
        },
      },
      {
        name: 'a sidebar category',
        locate: (page) => locateSidebar(page).getByText('Doctor app', { exact: true }),
        expectUsed: (page) =>
          expect(locateSidebar(page).locator('details[open] > summary')).toHaveText([
            'Get started',
            'Doctor app',
          ]),
      },
      {
        name: 'a tab',
        locate: (page) => page.getByRole('tab', { name: 'Python' }).last(),
        expectUsed: async (page) => {
          for (const tab of await page.getByRole('tab', { name: 'Python' }).all())
            await expect(tab).toHaveAttribute('aria-selected', 'true');
          await expect(page.getByRole('tabpanel', { name: 'Python' }).first()).toBeVisible();
          await expect(page.locator('[role="tabpanel"][data-tab="curl"]').first()).toBeHidden();
          expect(await readStored(page, 'hub.tabs.language')).toBe('python');
        },
      },
      {
        name: 'the button that copies code',
        locate: (page) => locateMain(page).locator('[data-control="copy-code"]:visible').first(),
        expectUsed: async (page) => {
          const code = locateMain(page).locator('pre:visible code').first();
          await expect.poll(() => readClipboard(page)).toBe(await code.textContent());
        },
      },
      {
        name: 'the menu of the page',
        locate: (page) => locateMain(page).locator('[data-page-menu] summary'),
        expectUsed: (page) =>
          expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible(),
      },
    ],
  },
  {
    name: 'an operation',
    path: '/api/operations/addPolicyToUser',
    controls: [
      {
        name: 'a tab whose selection is not stored',
        locate: (page) => page.getByRole('tab', { name: '405 Server reported an error' }),
        expectUsed: async (page) => {
          const tab = page.getByRole('tab', { name: '405 Server reported an error' });
          await expect(tab).toHaveAttribute('aria-selected', 'true');
          await expect(page.locator('[id="405.error"]')).toBeVisible();
        },
      },
      {
        name: 'the button that copies the page as Markdown',
        locate: (page) => locateMain(page).locator('[data-control="copy-markdown"]'),
        expectUsed: (page) => expect.poll(() => readClipboard(page)).toMatch(/^# Add a policy to/),
      },
    ],
  },
  {
    name: 'a checklist',
    path: '/docs/doctor-app/minimum-implementation',
    controls: [
      {
        name: 'a task',
        locate: (page) => locateMain(page).getByRole('checkbox').first(),
        expectUsed: async (page) => {
          await expect(locateMain(page).getByRole('checkbox').first()).toBeChecked();
          const key = 'hub.tasks./docs/doctor-app/minimum-implementation';
          expect(await readStored(page, key)).toMatch(/^\["/);
        },
      },
    ],
  },
  {
    name: 'a guide with sections',
    path: '/docs/doctor-app/example-api-calls',
    controls: [
      {
        name: 'the button that expands all sections',
        locate: (page) => page.getByRole('button', { name: 'Expand all' }),
        expectUsed: async (page) => {
          const button = page.getByRole('button', { name: 'Expand all' });
          await expect(button).toHaveAttribute('aria-pressed', 'true');
          const heading = locateMain(page).getByRole('heading', { name: 'Book the visit' });
          await expect(heading).toBeVisible();
          const collapsed = locateMain(page).locator('details[data-section]:not([open])');
          await expect(collapsed).toHaveCount(0);
        },
      },
    ],
  },
];

/** Opens a page with the site's own scripts but without React. */
async function openPage(page: Page, { path }: ControlsPage): Promise<void> {
  await page.goto(path);
  await waitForControls(page);
}

/** Uses all controls of a page one after the other. */
async function useControls(
  page: Page,
  { controls }: ControlsPage,
  use: (control: Locator) => Promise<void>,
): Promise<void> {
  for (const { name, locate, expectUsed } of controls) {
    await test.step(name, async () => {
      await use(locate(page));
      await expectUsed(page);
    });
  }
}

async function expectAllUsed(page: Page, { controls }: ControlsPage): Promise<void> {
  for (const { name, expectUsed } of controls) await test.step(name, () => expectUsed(page));
}

for (const controlsPage of pages) {
  test.describe(`the controls of ${controlsPage.name}`, () => {
    const tag = controlsPage === pages[0] ? ['@smoke'] : [];

    test('work before other scripts load, and keep their state when they do', { tag }, async ({
      page,
    }) => {
      const release = await holdResponses(page, lateScripts);
      await openPage(page, controlsPage);
      // Without the pointer, which would load them.
      await useControls(page, controlsPage, (control) =>
        control.evaluate((element: HTMLElement) => element.click()),
      );
      await expect(locateRoot(page)).not.toHaveAttribute('data-behaviors-ready');
      release();
      await page.keyboard.press('Shift');
      await waitForScripts(page);
      await expectAllUsed(page, controlsPage);
    });

    test('work by keyboard when all scripts run', async ({ page }) => {
      await openPage(page, controlsPage);
      await page.keyboard.press('Shift');
      await waitForScripts(page);
      await useControls(page, controlsPage, (control) => control.press('Space'));
    });
  });
}

test.describe('if no other script loads', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  for (const controlsPage of pages.slice(0, 2)) {
    test(`the controls of ${controlsPage.name} work`, async ({ page }) => {
      await page.route(lateScripts, (route) => route.abort());
      await openPage(page, controlsPage);
      await useControls(page, controlsPage, (control) => control.click());
    });
  }
});

test.describe('the mobile menu before other scripts load', () => {
  test.use({ viewport: phone });

  test('closes on Back, and the page can be left and returned to after they have loaded', async ({
    page,
  }) => {
    const release = await holdResponses(page, lateScripts);
    await page.goto(guide);
    await waitForControls(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(locateMenu(page)).toBeVisible();
    release();
    await waitForScripts(page);
    await expect(locateMenu(page)).toBeVisible();
    await page.goBack();
    await expect(locateMenu(page)).toBeHidden();
    await expect(page).toHaveURL(guide);
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
    await expect(page).not.toHaveURL(guide);
    await page.goBack();
    await expect(page).toHaveURL(guide);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  });

  test('follows links, whose page replaces the history entry of the menu', async ({ page }) => {
    const release = await holdResponses(page, lateScripts);
    await page.goto(guide);
    await waitForControls(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await locateMenu(page).getByRole('link', { name: 'Overview' }).click();
    await expect(page).toHaveURL('/docs/doctor-app/overview');
    await page.goBack();
    await expect(page).toHaveURL(guide);
    await expect(locateMenu(page)).toBeHidden();
    release();
  });
});

test('what the reader has scrolled in the sidebar stays when the behaviors start', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/example-api-calls');
  await waitForControls(page);
  const container = page.locator('[data-sidebar]');
  await container.evaluate((element) => {
    for (const details of element.querySelectorAll('details')) details.open = true;
    element.scrollTop = element.scrollHeight;
  });
  const readTop = () => container.evaluate(({ scrollTop }) => scrollTop);
  const top = await readTop();
  expect(top).toBeGreaterThan(100);
  await page.keyboard.press('Shift');
  await waitForScripts(page);
  expect(await readTop()).toBe(top);
});

test.describe('until the script of the controls has arrived, a page', () => {
  test('keeps clicks and keys, shows that it is busy, and then repeats them', async ({ page }) => {
    const release = await holdResponses(page, controlsScript);
    await page.goto(guide, { waitUntil: 'domcontentloaded' });
    const toggle = page.getByRole('button', { name: /Switch between dark/ });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('tab').first().press('End');
    release();
    await expect(locateRoot(page)).toHaveAttribute('data-theme', 'dark');
    await expect(toggle).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('tablist').first().getByRole('tab').last()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});

test.describe('if the script of the controls', () => {
  test.use({ allowErrors: [/Failed to load resource|integrity/] });

  for (const [fault, respond] of [
    ['is missing', { status: 404, body: '' }],
    ['has other content', { status: 200, contentType: 'text/javascript', body: 'var a = 1;' }],
  ] as const) {
    test(`${fault}, the page says so, and its links work`, async ({ page }) => {
      await page.route(controlsScript, (route) => route.fulfill(respond));
      await page.goto(guide);
      await expect(locateMessage(page)).toBeVisible();
      const tab = page.getByRole('tab').nth(1);
      await locateMessage(page).getByRole('button', { name: 'Close' }).click();
      await tab.click();
      await expect(locateMessage(page)).toBeVisible();
      await expect(tab).not.toHaveAttribute('aria-busy');
      await locateSidebar(page).getByRole('link', { name: 'Overview' }).click();
      await expect(page).toHaveURL('/docs/doctor-app/overview');
    });
  }
});
