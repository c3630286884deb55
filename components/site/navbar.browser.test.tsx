import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Sidebar } from '@/components/docs/sidebar';
import { SidebarLayout } from '@/components/docs/sidebar-layout';
import { isMenuHistoryEntry } from '@/lib/client/controls/mobile-menu';
import type { NavbarItem } from '@/lib/site/navigation/resolve-navbar-items';
import { startControls } from '@/tests/components/controls';
import { press } from '@/tests/components/press';
import { Navbar } from './navbar';
import './navbar-dropdown.lazy.css';

const security = '/docs/doctor-app/api-security';

const left: NavbarItem[] = [
  { kind: 'link', label: 'Guides', href: '/docs/doctor-app/overview', activeBasePath: '/docs' },
  {
    kind: 'dropdown',
    label: 'More',
    items: [
      { kind: 'link', label: 'API security', href: security },
      { kind: 'link', label: 'Operations', href: '/api/operations' },
      { kind: 'link', label: 'Schemas', href: '/api/schemas' },
    ],
  },
];
const right: NavbarItem[] = [
  {
    kind: 'dropdown',
    label: 'Versions',
    showsActiveLabel: true,
    items: [
      { kind: 'link', label: '2.0', href: '/docs', version: 'current' },
      { kind: 'link', label: '1.0', href: '/docs/versions/1.0', version: '1.0' },
    ],
  },
  { kind: 'search' },
];

const sidebar = [
  {
    label: 'Start',
    links: [
      { label: 'Overview', path: '/docs/doctor-app/overview' },
      { label: 'API security', path: security },
    ],
  },
  { label: 'SDK', links: [{ label: 'Install', path: '/docs/doctor-app/sdk' }] },
];

const banner = page.getByRole('banner');
const main = banner.getByRole('navigation', { name: 'Main' });
const more = banner.getBySelector('details').filter({ hasText: 'More' });
const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
const menu = page.getByRole('dialog', { name: 'Navigation' });
const pageMenu = menu.getByRole('navigation', { name: 'Sidebar of the menu' });
const mainMenu = menu.getByRole('navigation', { name: 'Main' });
const menuButton = (name: string | RegExp) => menu.getByRole('button', { name });

/** Renders a page of the docs, or one without a sidebar. Links lead nowhere. */
async function open(path: string, hasSidebar = true) {
  history.replaceState(null, '', path);
  const content = (
    <main id="main" style={{ height: 2000 }}>
      Text
    </main>
  );
  await render(
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: stands for the router
    <div onClick={(event) => event.target instanceof HTMLAnchorElement && event.preventDefault()}>
      <Navbar siteTitle="Hub" left={left} right={right} />
      {hasSidebar ? (
        <SidebarLayout
          name="docs"
          sidebar={<Sidebar label="Sidebar of the menu" navigation={sidebar} />}
        >
          {content}
        </SidebarLayout>
      ) : (
        content
      )}
    </div>,
  );
  startControls();
}

test('a dropdown opens for the pointer and the keyboard, and closes when the reader leaves it', async () => {
  await open('/docs/doctor-app/overview');
  await expect
    .element(main.getByRole('link', { name: 'Guides' }))
    .toHaveAttribute('aria-current', 'page');
  const summary = more.getBySelector('summary');
  const item = more.getByRole('link', { name: 'Operations' });
  const text = page.getByRole('main');
  await summary.hover();
  await expect.element(item).toBeVisible();
  // A click does not close what hovering has opened.
  await summary.click();
  await expect.element(item).toBeVisible();
  await text.hover();
  expect(item.query()).toBeNull();

  const element = summary.element();
  if (element instanceof HTMLElement) element.focus();
  await press('Enter');
  await expect.element(item).toBeVisible();
  await press('Escape');
  expect(item.query()).toBeNull();
  await expect.element(summary).toHaveFocus();
  await press(' ');
  await expect.element(item).toBeVisible();
  await text.click();
  expect(item.query()).toBeNull();
  if (element instanceof HTMLElement) element.focus();
  await press('Enter', 'Tab', 'Tab', 'Tab');
  await expect.element(item).toBeVisible();
  await press('Tab');
  expect(item.query()).toBeNull();
  await summary.hover();
  await item.click();
  expect(item.query()).toBeNull();
});

describe('the mobile menu', () => {
  beforeEach(async () => {
    await page.viewport(360, 740);
    onTestFinished(async () => {
      // Its history entry would be left to the next test.
      document.querySelector('dialog')?.close();
      await expectClosed();
      await page.viewport(1280, 800);
    });
  });

  const expectClosed = async () => {
    await expect.element(menu).not.toBeInTheDocument();
    await expect.poll(isMenuHistoryEntry).toBe(false);
  };
  const openMenu = async () => {
    await toggle.click();
    await expect.element(menu).toBeVisible();
  };

  test('of a page without a sidebar is the main menu, with the dropdown of the page open', async () => {
    await open('/api/operations', false);
    await openMenu();
    await expect.element(mainMenu).toBeVisible();
    expect(menuButton(/main menu|Pages of/).query()).toBeNull();
    await expect.element(mainMenu.getByRole('link', { name: 'Operations' })).toBeVisible();
    expect(mainMenu.getByRole('link', { name: '1.0' }).query()).toBeNull();
  });

  test('traps the focus, keeps the page from scrolling, and closes on Escape', async () => {
    await open(security, false);
    const readOverflow = () => getComputedStyle(document.documentElement).overflow;
    await openMenu();
    expect(readOverflow()).toBe('hidden');
    await expect
      .element(banner.getBySelector('[data-control="open-menu"]'))
      .toHaveAttribute('aria-expanded', 'true');
    const focusable = menu.getBySelector('a, button, summary').elements();
    for (let step = 0; step < focusable.length + 2; step++) {
      await press('Tab');
      const { activeElement } = document;
      expect(activeElement === document.body || activeElement?.closest('dialog')).toBeTruthy();
    }
    await press('Escape');
    await expectClosed();
    await expect.element(toggle).toHaveFocus();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(readOverflow()).toBe('visible');
  });

  test('opens at the sidebar, leads to the main menu and back, and is at the sidebar again', async () => {
    await open(security);
    await openMenu();
    await expect.element(pageMenu).toBeVisible();
    expect(mainMenu.query()).toBeNull();
    await menuButton('← Back to main menu').click();
    await expect.element(mainMenu.getByRole('link', { name: 'Guides' })).toBeVisible();
    expect(pageMenu.query()).toBeNull();
    await menuButton('Pages of this section').click();
    await expect.element(pageMenu).toBeVisible();
    await menuButton('← Back to main menu').click();
    await menuButton('Close navigation bar').click();
    await expectClosed();
    await openMenu();
    await expect.element(pageMenu).toBeVisible();
  });

  test('keeps the categories that the reader has opened', async () => {
    await open(security);
    await openMenu();
    await pageMenu.getByText('SDK').click();
    await press('Escape');
    await expectClosed();
    await openMenu();
    const opened = pageMenu.getBySelector('details[open] > summary').elements();
    expect(opened.map(({ textContent }) => textContent)).toEqual(['Start', 'SDK']);
  });

  test.each<[string, () => unknown]>([
    ['on the backdrop', () => userEvent.click(menu, { position: { x: 340, y: 400 } })],
    ['on a link to the page', () => pageMenu.getByRole('link', { name: 'API security' }).click()],
    ['when the reader goes back', () => history.back()],
    ['in the layout of the desktop', () => page.viewport(997, 740)],
  ])('closes %s', async (_name, close) => {
    await open(security);
    await openMenu();
    await page.viewport(996, 740);
    await expect.element(menu).toBeVisible();
    await close();
    await expectClosed();
    expect(location.pathname).toBe(security);
  });
});
