import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startSuggestions } from '@/components/behaviors/start-suggestions';
import { announcementPause } from '@/components/ui/status/announcement-pause';
import { consumeHandedOverText } from '@/lib/calls/traffic/browser/handed-over-text';
import { suggestedSearches } from '@/lib/site/browser-settings';
import { startControls } from '@/tests/components/controls';
import { findViolations } from '@/tests/components/find-violations';
import { press } from '@/tests/components/press';
import { collectFollowedLinks, searchInPage } from '@/tests/components/search';
import { mountSuggestions } from './search-autocomplete';
import { SearchBox } from './search-box';
import { preloadIndex } from './search-client';

/** The search box with its suggestions. What they load and lead to is tested in tests/e2e/search. */

const box = page.getByRole('combobox', { name: 'Search' });
const options = page.getByRole('option');
const first = options.first();
const selected = page.getBySelector('[aria-selected="true"]');
const panel = page.getBySelector('.search-panel');
const listMarked = () => [...(CSS.highlights.get('found') ?? [])].map((range) => String(range));
const group = (name: string) => page.getByRole('group', { name, exact: true });
const suggested = group('Suggested searches').getByRole('option');
const recent = group('Recent searches').getByRole('option');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => panel.getByRole('link', { name, exact: true });
const listRecent = () => recent.elements().map(({ textContent }) => textContent);
const expectOpen = (isOpen: boolean) =>
  expect.element(box).toHaveAttribute('aria-expanded', String(isOpen));
const expectLink = (name: string, href: string) =>
  expect.element(link(name)).toHaveAttribute('href', href);
const pressShortcut = () => userEvent.keyboard('{Control>}k{/Control}');
const setContext = (context: string) =>
  page.getByRole('article').element().setAttribute('data-context', context);

/** Searches, and waits for suggestions, if only those of the last search. */
async function find(query: string): Promise<void> {
  await box.fill(query);
  await expect.element(first).toBeVisible();
}

const search = searchInPage();
const followed = collectFollowedLinks();
beforeEach(async () => {
  await render(
    <>
      <header style={{ position: 'sticky', top: 0, display: 'flex', justifyContent: 'end' }}>
        <SearchBox />
      </header>
      <main id="main">
        <article style={{ paddingBlock: 2000 }}>
          <button type="button">Opener</button>
          <p id="usersLimit">usersLimit</p>
        </article>
      </main>
    </>,
  );
  startControls();
  return startSuggestions(async () => ({ mountSuggestions }), preloadIndex);
});
afterEach(() => page.viewport(1280, 800));

test('the keyboard selects and opens a suggestion', async () => {
  await pressShortcut();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('token');
  await expect.element(options).toHaveLength(8);
  await expectOpen(true);
  const expectActive = async (index: number) => {
    const option = options.nth(index);
    await expect.element(option).toHaveAttribute('aria-selected', 'true');
    await expect.element(box).toHaveAttribute('aria-activedescendant', option.element().id);
  };
  await expectActive(0);
  await press('ArrowUp');
  await expectActive(7);
  await press('ArrowDown');
  await expectActive(0);
  // Home and End move the caret, as in every text field.
  await press('Home');
  await expectActive(0);
  expect(box.element()).toHaveProperty('selectionStart', 0);
  await press('ArrowDown');
  await expectActive(1);
  const href = options.nth(1).element().getAttribute('href');
  await press('Enter');
  expect(followed).toEqual([href]);
  await expectOpen(false);
});

test.for([
  ['the first suggestions', ''],
  ['those of the last letters, in place of those shown', 'visit'],
])('Enter before %s arrive leads to the search page', async ([_name, before]) => {
  if (before) await find(before);
  search.arrival = new Promise(() => {});
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', onSubmit, { once: true });
  await box.fill('usersLimit');
  if (!before) await expect.element(panel).toHaveTextContent('Loading the search index…');
  await press('Enter');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(followed).toEqual([]);
});

test('a hit on the current page is marked, until the box is cleared', async () => {
  history.replaceState(null, '', '/api/schemas/Policy?x');
  await find('usersLimit');
  await press('Enter');
  await expect.poll(listMarked).toEqual(['usersLimit']);
  await button('Clear the search').click();
  expect(listMarked()).toEqual([]);
});

test('if the index cannot be loaded, the box keeps its text and its focus for a retry', async () => {
  search.isFailing = true;
  await box.fill('token');
  await expect.element(panel.getByRole('alert')).toHaveTextContent('could not be loaded.');
  await expectLink('search page', '/search?q=token');
  search.isFailing = false;
  await button('Retry').click();
  await expect.element(first).toBeVisible();
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveValue('token');
});

test('a slash focuses the box, and is typed as text inside a field', async () => {
  await userEvent.keyboard('/');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('/token');
  await expect.element(box).toHaveValue('/token');
  await expect.element(first).toHaveTextContent('Token');
});

test('the box names the shortcut, which works before the suggestions are loaded', async () => {
  const hint = page.getBySelector('form > kbd');
  await expect.element(hint).toHaveTextContent('Ctrl K');
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  onTestFinished(() => void vi.restoreAllMocks());
  startControls();
  await expect.element(hint).toHaveTextContent('⌘ K');
  await pressShortcut();
  await expect.element(box).not.toHaveFocus();
  await userEvent.keyboard('{Meta>}k{/Meta}');
  await expect.element(box).toHaveFocus();
});

test('the shortcut and the first click select the text, and another click does not', async () => {
  const readSelection = () => {
    const input = box.element();
    if (!(input instanceof HTMLInputElement)) return undefined;
    return input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
  };
  await find('token');
  await button('Opener').click();
  await box.click();
  expect(readSelection()).toBe('token');
  await box.click();
  expect(readSelection()).toBe('');
  await pressShortcut();
  expect(readSelection()).toBe('token');
  // What the reader selects by dragging, which ends in a click, stays selected.
  await find('cancel policy');
  await button('Opener').click();
  const selectWord = ({ target }: Event) =>
    target instanceof HTMLInputElement && target.setSelectionRange(0, 6);
  box.element().addEventListener('mouseup', selectWord, { once: true });
  await box.click();
  expect(readSelection()).toBe('cancel');
});

test('the shortcut keeps the position, and Escape returns to where the reader was', async () => {
  const opener = button('Opener');
  opener.element().scrollIntoView({ block: 'center', behavior: 'instant' });
  opener.element().focus({ preventScroll: true });
  const y = scrollY;
  await pressShortcut();
  await userEvent.keyboard('token');
  await expect.element(first).toBeVisible();
  await press('Escape');
  await expect.element(opener).toHaveFocus();
  await expectOpen(false);
  expect(scrollY).toBe(y);
  // A click into the box is not the shortcut.
  await box.click();
  await press('Escape');
  await expect.element(opener).not.toHaveFocus();
  await expectOpen(false);
});

test('the box can be cleared, filled with a suggested search, and closed with Escape', async () => {
  await find('token');
  await button('Clear the search').click();
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
  await suggested.last().click();
  await expect.element(box).toHaveValue(suggestedSearches.at(-1));
  await expect.element(box).toHaveFocus();
  await press('Escape');
  await expect.element(box).toHaveFocus();
  await expectOpen(false);
  await press('ArrowDown');
  await expectOpen(true);
  await find('policy');
  await press('Escape', 'Escape');
  await expect.element(box).not.toHaveFocus();
  await expect.element(box).toHaveValue('policy');
});

test('suggestions are grouped by page, with breadcrumbs, kinds, code, and marked matches', async () => {
  await box.fill('policy');
  const parts = group('Policy').getByRole('option');
  await expect.element(parts.first()).toHaveTextContent('API');
  await expect.element(parts.nth(1)).toHaveTextContent('Field');
  const mark = group('Policy').getBySelector('mark').first();
  await expect.element(mark).toHaveTextContent('Policy');
  await expect.element(mark).toHaveStyle({ textDecorationLine: 'none' });
  await box.fill('cancel a policy');
  await expect.element(first.getBySelector('code')).toHaveTextContent('POST /policies/{id}/cancel');
  await expect.element(first).toHaveTextContent('Ends the policy of a user.');
  await box.fill('PATIENT_CANCELLED');
  await expect.element(first.getBySelector('strong code wbr')).toBeInTheDocument();
});

test('the number of suggestions is announced when the reader pauses', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await find('policy');
  const status = page.getByRole('status').first();
  await expect.element(status).toBeEmptyDOMElement();
  const pause = () => vi.advanceTimersByTime(announcementPause) && status.element().textContent;
  await expect.poll(pause).toMatch(/^\d+ results$/);
});

test.for([
  ['api', '/api/operations/cancelPolicy'],
  ['guides', '/docs/cancel'],
] as const)('on a page of the context %s, its hits come first', async ([context, path]) => {
  setContext(context);
  await box.fill('cancel');
  await expect.element(first).toHaveAttribute('href', expect.stringContaining(path));
});

test('a misspelled word is corrected, and a correction suggested if nothing matches', async () => {
  await box.fill('apointmet');
  await expect.element(panel).toHaveTextContent('Results for appointment');
  await expect.element(first).toHaveTextContent('Appointment');
  await box.fill('tokkem');
  await expect.element(panel).toHaveTextContent('Did you mean token?');
  await button('token').click();
  await expect.element(box).toHaveValue('token');
  await expect.element(first).toHaveTextContent('Token');
});

test('without results, the panel offers other searches and a place to browse', async () => {
  await box.fill('zzzzqqq');
  await expect.element(panel).toHaveTextContent('No results for zzzzqqq');
  await expectLink('Browse all operations', '/api/operations');
  // Enter does not select a search unless the reader has moved to it.
  await expect.element(selected).not.toBeInTheDocument();
  await press('ArrowDown', 'Enter');
  await expect.element(box).toHaveValue(suggestedSearches[0]);
});

test('the footer links to all results, and to those inside or outside the context', async () => {
  await find('token');
  await link('See all results').click();
  expect(followed).toEqual(['/search?q=token']);
  await expectOpen(false);
  setContext('api');
  await find('token');
  await expectLink('See all results within "API"', '/search?q=token&ctx=api');
  await expectLink('See all results', '/search?q=token');
  await box.fill('visit 1');
  await expectLink('See all results outside "API"', '/search?q=visit+1');
  await expect.element(link('See all results')).not.toBeInTheDocument();
});

test('recent searches are stored, offered in the empty box, and can be cleared', async () => {
  for (const [index, query] of ['cancel a policy', 'usersLimit', 'Cancel a Policy'].entries()) {
    await find(query);
    await press('Enter');
    await expect.poll(() => followed).toHaveLength(index + 1);
  }
  await box.fill('');
  await expect.poll(listRecent).toEqual(['Cancel a Policy', 'usersLimit']);
  // None is selected automatically, so Enter in the empty box does nothing.
  await expect.element(selected).not.toBeInTheDocument();
  await press('ArrowDown', 'ArrowDown', 'Enter');
  await expect.element(box).toHaveValue('usersLimit');
  await box.fill('');
  await button('Clear recent searches').click();
  await expect.element(recent).toHaveLength(0);
  await press('Escape', 'Escape');
  await box.click();
  await expect.element(panel).toHaveTextContent('Search guides, screens');
  await expect.element(recent).toHaveLength(0);
});

test('a call is handed over to its check, and neither stored nor searched for', async () => {
  const call = `curl -H 'X-Token: planted' https://api.test.example.com/api/v2/token`;
  await find(call);
  await expect.element(options).toHaveLength(1);
  await expect.element(first).toHaveAttribute('href', '/api/check');
  await expect.element(link('See all results')).not.toBeInTheDocument();
  await press('Enter');
  expect(followed).toEqual(['/api/check']);
  await expect.element(box).toHaveValue('');
  expect(JSON.stringify({ ...localStorage })).not.toContain('planted');
  expect(consumeHandedOverText()).toBe(call);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('planted');
});

test('stored searches are read again when the box opens, and invalid ones ignored', async () => {
  localStorage.setItem('hub.recent-searches', '[1,"<img src=x>",null,{"a":1},"  "]');
  await box.click();
  await expect.poll(listRecent).toEqual(['<img src=x>']);
  localStorage.setItem('hub.recent-searches', '{"length":3');
  await press('Escape');
  await box.click();
  await expect.element(panel).toHaveTextContent('Search guides, screens');
  await expect.element(recent).toHaveLength(0);
});

test('the box grows so that a long question fits, and the panel names the keys', async () => {
  const input = box.element();
  const { clientWidth } = input;
  await find('how do I know which insurer pays for a token of a visit');
  expect(input.clientWidth).toBeGreaterThan(clientWidth);
  expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
  await expect.element(page.getBySelector('.search-keys')).toHaveTextContent(/Move.*Open.*Close/);
});

test('the Tab key passes over the list, because the field has its keys', async () => {
  await page.viewport(1280, 420);
  await find('token');
  const list = page.getByRole('listbox').element();
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  await press('Tab');
  await expect.element(button('Clear the search')).toHaveFocus();
  await press('Tab');
  await expect.element(link('See all results')).toHaveFocus();
  await expect.element(options).toHaveLength(8);
});

test.for([
  ['light', 1280],
  ['dark', 360],
] as const)('axe finds no violations: %s, %i px', async ([mode, width]) => {
  document.documentElement.dataset.theme = mode;
  await page.viewport(width, 800);
  for (const [query, text] of [
    ['', 'Search guides'],
    ['policy excess', 'See all results'],
    ['apointmet', 'Results for'],
    ['zzzzqqq', 'No results'],
    ['HTTP/1.1 405 Method Not Allowed', 'Check this call'],
  ] as const) {
    await box.fill(query);
    await expect.element(panel).toHaveTextContent(text);
    expect(await findViolations(page.getByRole('banner').element())).toEqual([]);
  }
});
