import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { announcementPause } from '@/components/ui/status/announcement-pause';
import { suggestedSearches } from '@/lib/site/browser-settings';
import { findViolations } from '@/tests/components/find-violations';
import { press } from '@/tests/components/press';
import { collectFollowedLinks, searchInPage } from '@/tests/components/search';
import { SearchPage } from './search-page';
import { mountSearchPage } from './search-page-results';

/** The search page. Its URL in the browser's history is tested in tests/e2e/search. */

searchInPage();
collectFollowedLinks();
afterEach(() => page.viewport(1280, 800));

const main = page.getByRole('main');
const field = main.getByRole('searchbox', { name: 'Type your search here' });
const contexts = main.getByRole('group', { name: 'Where to search' });
const kind = main.getByRole('combobox', { name: 'Kind' });
const groups = main.getBySelector('ol > li');
const links = main.getBySelector('ol a');
const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true });

/** Opens the page with a query. */
async function open(query: string): Promise<void> {
  history.replaceState(null, '', `?${query}`);
  const { container } = await render(
    <SearchPage>
      <h2>Popular pages</h2>
    </SearchPage>,
  );
  const slot = container.querySelector<HTMLElement>('[data-search-page]');
  if (slot) onTestFinished(mountSearchPage(slot));
}

test('the arrow keys move from the field to the results and back', async () => {
  await open('q=cancel');
  await expect.element(links.nth(1)).toBeVisible();
  await field.click();
  await press('ArrowDown');
  await expect.element(links.first()).toHaveFocus();
  await press('ArrowDown');
  await expect.element(links.nth(1)).toHaveFocus();
  await press('ArrowUp', 'ArrowUp');
  await expect.element(field).toHaveFocus();
});

test('the number of results is announced when the reader pauses', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await open('');
  const status = main.getByRole('status').first();
  const pause = () => vi.advanceTimersByTime(announcementPause) && status.element().textContent;
  await field.fill('cancel');
  await expect.element(groups.first()).toBeVisible();
  await expect.element(status).toBeEmptyDOMElement();
  await expect.poll(pause).toMatch(/^\d+ results$/);
  await field.fill('zzzzqqq');
  await expect.poll(pause).toBe('Nothing found');
  await expect.element(contexts).not.toBeInTheDocument();
});

test('context and kind limit the results to as many as their filters say', async () => {
  await open('q=cancel');
  const expectCount = (label: string | null) =>
    expect
      .element(main.getByText(new RegExp(`^${/\d+/.exec(label ?? '')} results? on \\d+ pages?$`)))
      .toBeVisible();
  await expect.element(links.first()).toBeVisible();
  const { textContent: countInApi } = button(/^API/).element();
  await button(/^API/).click();
  await expectCount(countInApi);
  await expect.poll(() => location.search).toBe('?q=cancel&ctx=api');
  const { textContent: countOfValues } = kind.getByRole('option', { name: /^Value/ }).element();
  await kind.selectOptions('value');
  await expectCount(countOfValues);
  await expect.poll(() => location.search).toBe('?q=cancel&ctx=api&kind=value');
  await button(/^Everywhere/).click();
  await expect.poll(() => location.search).toBe('?q=cancel');
});

test('unknown filters are ignored, and markup in the query is text', async () => {
  const query = encodeURIComponent('<img src=x onerror=alert(1)> token');
  await open(`q=${query}&ctx=%3Cb%3E&kind=x&version=//evil.example`);
  await expect.element(button(/^Everywhere/)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x');
  await expect.element(groups.first()).toBeVisible();
  await expect.element(main.getBySelector('img')).not.toBeInTheDocument();
});

test('a page shows three of its parts, and the others on demand', async () => {
  await open('q=token');
  const parts = groups.first().getBySelector('ul > li');
  await expect.element(parts).toHaveLength(3);
  const more = button(/^Show \d+ more on this page$/);
  const rest = Number(/\d+/.exec(more.element().textContent));
  const listLinks = () => parts.getByRole('link').elements();
  const before = listLinks().map((link) => link.getAttribute('href'));
  await more.click();
  await expect.element(parts).toHaveLength(rest + 3);
  await expect.element(more).not.toBeInTheDocument();
  // The focus would be lost with the button. It moves to the first part that was not there.
  const firstNew = listLinks().find((link) => !before.includes(link.getAttribute('href')));
  await expect.poll(() => document.activeElement).toBe(firstNew);
});

test('more pages are shown on demand', async () => {
  await open('q=visit');
  await expect.element(groups).toHaveLength(20);
  await button('Show more pages').click();
  await expect.poll(() => groups.length).toBeGreaterThan(20);
});

test('without results, the page offers a correction, other searches, and other pages', async () => {
  await open('q=tokkem');
  await expect.element(main.getByText('No results')).toBeVisible();
  await expect.element(main.getByRole('heading', { name: 'Popular pages' })).toBeVisible();
  await button('token').click();
  await expect.element(field).toHaveValue('token');
  await expect.element(groups.first()).toBeVisible();
  await field.fill('zzzzqqq');
  await button(suggestedSearches[0] ?? '').click();
  await expect.element(field).toHaveValue(suggestedSearches[0]);
});

test('a call is not searched for, and leaves the URL', async () => {
  await open(`q=${encodeURIComponent('GET /api/v2/appointments/70412?token=planted HTTP/1.1')}`);
  await expect.element(main.getByRole('link', { name: 'Check this call' })).toBeVisible();
  await expect.element(links.first()).not.toBeInTheDocument();
  expect(location.search).toBe('');
  expect(document.title).not.toContain('planted');
});

test('the corrected query has no word that no page has', async () => {
  await open('q=dropdwon+xyzzy');
  await expect.element(main.getByText(/ for dropdown\. No page has xyzzy$/)).toBeVisible();
});

test('on a phone, the selected context of a link is in view', async () => {
  await page.viewport(360, 800);
  await open('q=visit&ctx=guides');
  await expect.element(groups.first()).toBeVisible();
  await expect
    .element(main.getByRole('button', { name: /^Guides \d/, pressed: true }))
    .toBeInViewport({ ratio: 0.99 });
});

test.for([
  ['light', 1280],
  ['dark', 360],
] as const)('axe finds no violations: %s, %i px', async ([mode, width]) => {
  document.documentElement.dataset.theme = mode;
  await page.viewport(width, 800);
  await open('q=policy+excess');
  await expect.element(groups.first()).toBeVisible();
  expect(await findViolations(main.element())).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
