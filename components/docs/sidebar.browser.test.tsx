import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MobileMenu } from '@/components/site/mobile-menu';
import { watchIncompleteCategories } from '@/lib/client/navigation/complete-categories';
import { addContextualList, completeSidebar } from '@/lib/client/navigation/complete-sidebar';
import { showPage } from '@/lib/client/navigation/show-page';
import { pageChangeEvent } from '@/lib/site/browser/page-events';
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

const reference = {
  label: 'Reference',
  path: '/docs/reference',
  isContextual: true as const,
  links: [{ label: 'Color', path: '/docs/reference/color' }],
};

// Its listeners stay in the tab, as those of the controls do.
watchIncompleteCategories(completeSidebar);

/** The controls remember for the whole document which categories of a sidebar are open, so each test has its own. */
let label = 'Sidebar 0';
beforeEach(() => {
  label = label.replace(/\d+/, (number) => String(Number(number) + 1));
});
afterEach(() => void vi.unstubAllGlobals());

const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
const manyLinks = page.getByRole('link', { name: /^Link \d+$/ });
const countLinks = () => manyLinks.elements().length;
/** Counts the links of closed categories, too. */
const countAllLinks = () => sidebar.getBySelector('a').elements().length;

type Navigation = Parameters<typeof Sidebar>[0]['navigation'];

async function open(path: string, navigation: Navigation = categories) {
  history.replaceState(null, '', path);
  await render(
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: follows the links
    <div onClick={(event) => event.target instanceof HTMLAnchorElement && event.preventDefault()}>
      <MobileMenu siteTitle="Hub" />
      <button type="button">Last control of the navbar</button>
      <SidebarLayout name="docs" sidebar={<Sidebar label={label} navigation={navigation} />}>
        <main id="main" tabIndex={-1}>
          <a href="#main">Text</a>
        </main>
      </SidebarLayout>
    </div>,
  );
  startControls();
}

/** Changes the page as a navigation does: the sidebar stays, and another of its links is marked. */
function goTo(path: string) {
  history.replaceState(null, '', path);
  for (const link of document.querySelectorAll('[data-sidebar] a'))
    link.ariaCurrent = link.getAttribute('href') === path ? 'page' : null;
  startControls();
}

/**
 * Publishes a complete sidebar, as a build does.
 * @param path the page of whose sidebar no category is incomplete
 * @returns the requests for it, whose next response a test can replace
 */
async function publish(path: string, navigation: Navigation) {
  history.replaceState(null, '', path);
  // The controls remember which categories of this one are open, too.
  const { container, unmount } = await render(<Sidebar label="Complete" navigation={navigation} />);
  const html = container.innerHTML.replaceAll('Complete', label);
  await unmount();
  const requests = vi.fn(async (_url: string) => new Response(JSON.stringify({ html, rules: [] })));
  vi.stubGlobal('fetch', requests);
  document.documentElement.setAttribute('data-build', label);
  return requests;
}

test('a category that is a page is opened by its link and its button, which stays on the page', async () => {
  await open(overview);
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
  goTo(sdk);
  await expect.element(nested).toBeVisible();
  // On the page itself, the link only collapses the category.
  await link.click();
  await expect.element(nested).not.toBeVisible();
});

test('a large sidebar has the first link of a category until it is opened, and keeps its links', async () => {
  const navigation = [...categories, many];
  const requests = await publish('/docs/7', navigation);
  await open(overview, navigation);
  expect(countAllLinks()).toBe(4);
  await sidebar.getByText('Many links').click();
  await expect.poll(countLinks).toBe(201);
  await expect.element(sidebar.getBySelector('[aria-current]')).toHaveTextContent('Overview');
  goTo('/docs/7');
  await expect.element(manyLinks.nth(6)).toHaveAttribute('aria-current', 'page');
  goTo(login);
  expect(countLinks()).toBe(201);
  expect(requests.mock.calls).toEqual([[`/page-data/${label}/sidebars/docs.json`]]);
});

test('a large sidebar has the links as soon as the pointer or the focus reaches a category', async () => {
  const navigation = [...categories, many];
  await publish('/docs/7', navigation);
  await open(overview, navigation);
  await sidebar.getByText('Many links').hover();
  await expect.poll(countAllLinks).toBe(204);
  expect(manyLinks.query()).toBeNull();
});

test('a large sidebar shows the page of a navigation to a category that has not been opened', async () => {
  const navigation = [...categories, many];
  await publish('/docs/7', navigation);
  await open(overview, navigation);
  goTo('/docs/7');
  const current = sidebar.getBySelector('[aria-current="page"]');
  await expect.element(current).toHaveTextContent('Link 7');
  await expect.element(current).toBeVisible();
});

test('if the links of a category cannot be loaded, it has the first, and the reader can try again', async () => {
  const navigation = [...categories, many];
  const requests = await publish('/docs/7', navigation);
  const fail = async () => new Response('', { status: 503 });
  requests.mockImplementationOnce(fail).mockImplementationOnce(fail).mockImplementationOnce(fail);
  await open(overview, navigation);
  const category = sidebar.getByText('Many links');
  const message = sidebar.getByRole('alert');
  // The pointer has been there before the click.
  await category.hover();
  await category.click();
  await expect.element(message).toHaveTextContent('Couldn’t load the links. Retry');
  expect(countLinks()).toBe(1);
  await category.click();
  await category.click();
  await expect.poll(() => requests.mock.calls.length).toBe(3);
  await expect.element(message).toHaveTextContent('Couldn’t load the links. Retry');
  await message.getByRole('button').click();
  await expect.poll(countLinks).toBe(201);
  expect(message.query()).toBeNull();
  await expect.element(manyLinks.nth(1)).toHaveFocus();
});

/**
 * Shows a page as a navigation does, with the contextual links of its category.
 * @returns whether the sidebar lacks these
 */
function show(path: string, current: Record<string, string>, contextual?: string): boolean {
  history.replaceState(null, '', path);
  return showPage({
    path,
    title: document.title,
    head: '',
    scripts: [],
    content: '',
    sidebar: { name: 'docs', current: Object.entries(current), ...(contextual && { contextual }) },
    navbar: { current: [], active: [], labels: [] },
    commonRules: '',
    rules: [],
    takeContent: () => document.createDocumentFragment(),
    prepare: () => undefined,
  });
}

test('the links of a contextual category are in the sidebar as long as the reader is on its pages', async () => {
  const navigation = [...categories, reference];
  const requests = await publish('/docs/reference/color', navigation);
  await open(overview, navigation);
  const link = sidebar.getByRole('link', { name: 'Reference' });
  const color = sidebar.getByRole('link', { name: 'Color' });
  const showColor = () =>
    show('/docs/reference/color', { '/docs/reference/color': 'page' }, '/docs/reference');
  expect(color.query()).toBeNull();
  expect(showColor()).toBe(true);
  await addContextualList('/docs/reference', () => true);
  await expect.element(color).toHaveAttribute('aria-current', 'page');
  await expect.element(link).toHaveAttribute('aria-current', 'true');
  expect(showColor()).toBe(false);
  expect(show(overview, { [overview]: 'page' })).toBe(false);
  expect(color.query()).toBeNull();
  await expect.element(link).not.toHaveAttribute('aria-current');
  // Its links are loaded after those of another page were requested.
  await addContextualList('/docs/reference', () => false);
  expect(color.query()).toBeNull();
  // Two navigations have asked for them.
  await Promise.all([1, 2].map(() => addContextualList('/docs/reference', () => true)));
  expect(color.elements()).toHaveLength(1);
  expect(requests).toHaveBeenCalledOnce();
});

test('the copy of a large sidebar in the mobile menu gets the links, too, and keeps the focus', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 800));
  const navigation = [many, ...categories];
  await publish('/docs/7', navigation);
  await open(overview, navigation);
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

test('on a phone, the links are loaded when the reader opens the menu of a page whose link is missing', async () => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 800));
  const navigation = [...categories, many];
  const requests = await publish('/docs/7', navigation);
  await open(overview, navigation);
  goTo('/docs/7');
  window.dispatchEvent(new Event(pageChangeEvent));
  expect(requests).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const current = page.getByRole('dialog').getBySelector('[aria-current="page"]');
  await expect.element(current).toHaveTextContent('Link 7');
  expect(requests).toHaveBeenCalledOnce();
  await press('Escape');
  await expect.poll(() => history.state).toBeNull();
});
