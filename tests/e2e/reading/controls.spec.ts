import type { Locator, Page } from '@playwright/test';
import { hydrationAttribute } from '../../../lib/site/data-attributes/document';
import { expect, test } from '../support/fixtures';
import { holdResponses } from '../support/hold-responses';
import { waitForControls, waitForHydration } from '../support/page-state';

/**
 * The controls that need no React (lib/controls/controls.ts) work before a page is hydrated, while it is, and afterwards,
 * and keep their state. tests/fixture-site/controls.spec.ts has those that the settings of this site turn off.
 */

const guide = '/docs/doctor-app/quick-start';
const allScripts = '**/_next/static/chunks/*.js';
const controlsScript = '**/scripts/controls.*.js';
const phone = { width: 360, height: 740 };

test.use({ wakes: false, permissions: ['clipboard-read', 'clipboard-write'] });

const locateRoot = (page: Page) => page.locator('html');
const locateMain = (page: Page) => page.getByRole('main');
const locateMenu = (page: Page) => page.getByRole('dialog', { name: 'Navigation' });
const locateSidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const locateMessage = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Parts of this page couldn’t be loaded' });

type Control = {
  name: string;
  path?: string;
  /** Whether it is for narrow screens. */
  isOnPhone?: true;
  /** Whether it moves the focus, which wakes the page. */
  wakes?: true;
  /** What the reader clicks. */
  locate: (page: Page) => Locator;
  /** Expects what the click brings about. */
  expectUsed: (page: Page) => Promise<void>;
};

const controls: Control[] = [
  {
    name: 'the button of the color mode',
    locate: (page) => page.getByRole('button', { name: /Switch between dark/ }),
    expectUsed: async (page) => {
      await expect(locateRoot(page)).toHaveAttribute('data-theme', 'dark');
      const toggle = page.getByRole('button', { name: /currently dark mode/ });
      await expect(toggle).toHaveAttribute('title', 'dark mode');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    },
  },
  {
    name: 'the button of the mobile menu',
    isOnPhone: true,
    wakes: true,
    // The open menu hides it from assistive technology.
    locate: (page) => page.locator('[data-control="open-menu"]'),
    expectUsed: async (page) => {
      await expect(locateMenu(page)).toBeVisible();
      await expect(locateMenu(page).getByRole('link', { name: 'Overview' })).toBeVisible();
      await expect(page.locator('[data-control="open-menu"]')).toHaveAttribute(
        'aria-expanded',
        'true',
      );
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
      expect(await page.evaluate(() => localStorage.getItem('hub.tabs.language'))).toBe('python');
    },
  },
  {
    name: 'a tab whose selection is not stored',
    path: '/api/operations/addPolicyToUser',
    locate: (page) => page.getByRole('tab', { name: '405 Error' }),
    expectUsed: async (page) => {
      await expect(page.getByRole('tab', { name: '405 Error' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(page.locator('[id="405.error"]')).toBeVisible();
    },
  },
  {
    name: 'the collapsible table of contents',
    isOnPhone: true,
    locate: (page) => page.getByText('On this page').first(),
    expectUsed: (page) =>
      expect(page.locator('details').getByRole('link', { name: 'Next steps' })).toBeVisible(),
  },
  {
    name: 'the button that copies code',
    locate: (page) => locateMain(page).locator('[data-control="copy-code"]:visible').first(),
    expectUsed: async (page) => {
      // After a second the button can be used again.
      const copy = () => page.evaluate(() => navigator.clipboard.readText());
      const code = locateMain(page).locator('pre:visible code').first();
      await expect.poll(copy).toBe(await code.textContent());
    },
  },
  {
    name: 'the button that wraps lines',
    isOnPhone: true,
    locate: (page) => page.locator('[data-control="wrap-code"]:visible').first(),
    expectUsed: async (page) => {
      const button = page.locator('[data-control="wrap-code"]:visible').first();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      const code = page.locator('figure', { has: button }).locator('code').first();
      await expect(code).toHaveCSS('white-space-collapse', 'preserve');
      await expect(code).toHaveCSS('text-wrap-mode', 'wrap');
    },
  },
  {
    name: 'a task',
    path: '/docs/doctor-app/minimum-implementation',
    locate: (page) => locateMain(page).getByRole('checkbox').first(),
    expectUsed: async (page) => {
      await expect(locateMain(page).getByRole('checkbox').first()).toBeChecked();
      const key = 'hub.tasks./docs/doctor-app/minimum-implementation';
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toMatch(/^\["/);
    },
  },
  {
    name: 'the button that expands all sections',
    path: '/docs/doctor-app/example-api-calls',
    locate: (page) => page.getByRole('button', { name: 'Expand all' }),
    expectUsed: async (page) => {
      await expect(page.getByRole('button', { name: 'Expand all' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(locateMain(page).getByRole('heading', { name: 'Book the visit' })).toBeVisible();
      await expect(locateMain(page).locator('details[data-section]:not([open])')).toHaveCount(0);
    },
  },
  {
    name: 'the menu of the page',
    locate: (page) => locateMain(page).locator('[data-page-menu] summary'),
    expectUsed: (page) =>
      expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible(),
  },
  {
    name: 'the button that copies the page as Markdown',
    locate: (page) => locateMain(page).locator('[data-control="copy-markdown"]'),
    expectUsed: (page) =>
      expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Quick/),
  },
];

/** Opens the page of a control, with the site's own scripts but without React. */
async function openPage(page: Page, { path = guide, isOnPhone }: Control): Promise<void> {
  if (isOnPhone) await page.setViewportSize(phone);
  await page.goto(path);
  await waitForControls(page);
}

for (const control of controls) {
  test.describe(control.name, () => {
    test('works asleep, and keeps its state when the page hydrates', async ({ page }) => {
      await openPage(page, control);
      // Without the pointer, which would wake the page.
      await control.locate(page).evaluate((element: HTMLElement) => element.click());
      await control.expectUsed(page);
      const hydration = control.wakes ? 'started' : 'deferred';
      await expect(locateRoot(page)).toHaveAttribute(hydrationAttribute, hydration);
      await page.keyboard.press('Shift');
      await waitForHydration(page);
      await control.expectUsed(page);
    });

    test('works while the page wakes, and afterwards', async ({ page }) => {
      const release = await holdResponses(page, allScripts);
      await openPage(page, control);
      await control.locate(page).click();
      await control.expectUsed(page);
      release();
      await waitForHydration(page);
      await control.expectUsed(page);
    });

    test('works when the page is awake', async ({ page }) => {
      await openPage(page, control);
      await page.keyboard.press('Shift');
      await waitForHydration(page);
      await control.locate(page).click();
      await control.expectUsed(page);
    });

    test('works by keyboard', async ({ page }) => {
      const release = await holdResponses(page, allScripts);
      await openPage(page, control);
      await control.locate(page).press('Space');
      await control.expectUsed(page);
      release();
      await waitForHydration(page);
      await control.expectUsed(page);
    });

    test.describe('if React does not load', () => {
      test.use({ allowErrors: [/Failed to load resource/] });

      test('works', async ({ page }) => {
        await page.route(allScripts, (route) => route.abort());
        await openPage(page, control);
        await control.locate(page).click();
        await control.expectUsed(page);
      });
    });
  });
}

test.describe('the mobile menu before the page is hydrated', () => {
  test.use({ viewport: phone });

  test('closes on Escape, and returns the focus and the history entry', async ({ page }) => {
    const release = await holdResponses(page, allScripts);
    await page.goto('/docs');
    await page.goto(guide);
    await waitForControls(page);
    const button = page.getByRole('button', { name: 'Toggle navigation bar' });
    await button.press('Enter');
    await expect(locateMenu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(locateMenu(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.goBack();
    await expect(page).toHaveURL('/docs');
    release();
  });

  test('closes on Back, and the page can be left and returned to after it is hydrated', async ({
    page,
  }) => {
    const release = await holdResponses(page, allScripts);
    await page.goto(guide);
    await waitForControls(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(locateMenu(page)).toBeVisible();
    release();
    await waitForHydration(page);
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
    const release = await holdResponses(page, allScripts);
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

  test('has the categories of the sidebar, which keep their state', async ({ page }) => {
    await page.goto(guide);
    await waitForControls(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const sdk = locateMenu(page).getByText('Doctor app', { exact: true });
    await sdk.click();
    await page.keyboard.press('Escape');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(locateMenu(page).locator('details[open] > summary')).toHaveText([
      'Get started',
      'Doctor app',
    ]);
  });
});

test('tabs before the page is hydrated can be changed with arrow keys, Home and End', async ({
  page,
}) => {
  const release = await holdResponses(page, allScripts);
  await page.goto(guide);
  await waitForControls(page);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  for (const [key, index] of [
    ['End', -1],
    ['ArrowRight', 0],
    ['ArrowLeft', -1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    const tab = index === 0 ? tabs.first() : tabs.last();
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  release();
});

test('the stored tab and the tasks of a page are shown after a soft navigation', async ({
  page,
}) => {
  await page.goto('/docs/doctor-app/overview');
  await page.evaluate(() => localStorage.setItem('hub.tabs.language', 'python'));
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  await locateSidebar(page).getByRole('link', { name: 'Quick start' }).click();
  await expect(page).toHaveURL(guide);
  await expect(page.getByRole('tab', { name: 'Python' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('what the reader has scrolled in the sidebar stays when the page hydrates', async ({
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
  await waitForHydration(page);
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
