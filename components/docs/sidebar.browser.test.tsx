import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MobileMenu } from '@/components/site/mobile-menu';
import { startControls } from '@/tests/components/controls';
import { press } from '@/tests/components/press';
import { Sidebar } from './sidebar';
import { SidebarLayout } from './sidebar-layout';

const overview = '/docs/doctor-app/overview';
const sdk = '/docs/doctor-app/sdk';
const login = '/docs/doctor-app/login';

const many = {
  label: 'Many links',
  links: Array.from({ length: 201 }, (_, i) => ({
    label: `Link ${i + 1}`,
    path: `/docs/${i + 1}`,
  })),
};
const categories = [
  { label: 'Start', links: [{ label: 'Overview', path: overview }] },
  {
    label: 'SDK',
    path: sdk,
    links: [{ label: 'In depth', links: [{ label: 'Log in', path: login }] }],
  },
];

/** The controls remember for the whole document which categories of a sidebar are open, so each test has its own. */
let label = 'Sidebar 0';
beforeEach(() => {
  label = label.replace(/\d+/, (number) => String(Number(number) + 1));
});
const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
const manyLinks = page.getByRole('link', { name: /^Link \d+$/ });
const countLinks = () => manyLinks.elements().length;

const createPage = (navigation: Parameters<typeof Sidebar>[0]['navigation']) => (
  // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: stands for the router
  <div onClick={(event) => event.target instanceof HTMLAnchorElement && event.preventDefault()}>
    <MobileMenu siteTitle="Hub" />
    <button type="button">Last control of the navbar</button>
    <SidebarLayout sidebar={<Sidebar label={label} navigation={navigation} />}>
      <main id="main" tabIndex={-1}>
        <a href="#main">Text</a>
      </main>
    </SidebarLayout>
  </div>
);

async function open(path: string, navigation = categories) {
  history.replaceState(null, '', path);
  const rendered = await render(createPage(navigation));
  startControls();
  return async (next: string) => {
    history.replaceState(null, '', next);
    await rendered.rerender(createPage(navigation));
    startControls();
  };
}

test('a category that is a page is opened by its link and its button, which stays on the page', async () => {
  const goTo = await open(overview);
  const nested = sidebar.getByText('In depth');
  const link = sidebar.getByRole('link', { name: 'SDK' });
  expect(nested.query()).not.toBeVisible();
  await sidebar.getByRole('button', { name: "Expand sidebar category 'SDK'" }).click();
  await expect.element(nested).toBeVisible();
  const button = sidebar.getByRole('button', { name: "Collapse sidebar category 'SDK'" });
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect.element(nested).not.toBeVisible();
  await link.click();
  await goTo(sdk);
  await expect.element(nested).toBeVisible();
  // On the page itself, the link only collapses the category.
  await link.click();
  await expect.element(nested).not.toBeVisible();
});

test('a large sidebar has the first link of a category until it is opened, and keeps its links', async () => {
  const goTo = await open(overview, [...categories, many]);
  expect(sidebar.getBySelector('a').elements()).toHaveLength(4);
  await sidebar.getByText('Many links').click();
  await expect.poll(countLinks).toBe(201);
  await goTo('/docs/7');
  await expect.element(manyLinks.nth(6)).toHaveAttribute('aria-current', 'page');
  await goTo(login);
  expect(countLinks()).toBe(201);
});

test('the copy of a large sidebar in the mobile menu gets the links, too, and keeps the focus', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 800));
  await open(overview, [many, ...categories]);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.getByRole('dialog');
  const first = menu.getByRole('link', { name: 'Link 1', exact: true });
  await menu.getByText('Many links').click();
  await press('Tab');
  await expect.element(first).toHaveFocus();
  await expect.poll(() => menu.getByRole('link', { name: /^Link/ }).elements().length).toBe(201);
  await expect.element(first).toHaveFocus();
  await press('Escape');
  await expect.poll(() => history.state).toBeNull();
});

test('the sidebar follows the page in the document, and precedes it for the keyboard', async () => {
  await open(overview);
  const main = page.getByRole('main').element();
  const position = main.compareDocumentPosition(sidebar.element());
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await page.getByRole('button', { name: 'Last control of the navbar' }).click();
  await press('Tab');
  await expect.element(sidebar.getByText('Start')).toHaveFocus();
  await press('Tab', 'Tab', 'Tab', 'Tab');
  await expect.element(page.getByRole('link', { name: 'Text' })).toHaveFocus();
});
