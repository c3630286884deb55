import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { allElementsStylesheet } from '@/.generated/styles/stylesheets';
import { atOnce, startIsland, whenVisible } from '@/components/behaviors/start-island';
import { encodeSharedText } from '@/lib/elements/editor/share-encoding';
import { mockClipboard } from '@/tests/components/clipboard';
import { press } from '@/tests/components/press';
import { addServerHtml } from '@/tests/components/server-html';
import { mountPlayground } from './mount-playground';
import { mountPreview } from './mount-preview';
import { Playground } from './playground';

const playground = page.getByRole('region', { name: /^Playground: / });
const editor = playground.getByRole('textbox', { name: 'JSON' });
const example = playground.getByRole('combobox', { name: 'Example', exact: true });
const alert = playground.getByRole('alert');
const preview = playground.getBySelector('.el-root');
const locateButton = (name: string) => playground.getByRole('button', { name, exact: true });
const locateRadio = (name: string) => playground.getByRole('radio', { name });
const getBox = async (locator: Locator) => (await locator.findElement()).getBoundingClientRect();
const expectHeading = (name: string) =>
  expect.element(playground.getByRole('heading', { name })).toBeVisible();
const expectText = (text: string) => expect.element(playground.getByText(text)).toBeVisible();
const expectGone = (locator: Locator) => expect.element(locator).not.toBeInTheDocument();
const useFakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

const hello = { type: 'title', text: 'Hello' };
const itWorks = '{ "type": "title", "text": "It works" }';
const createExamples = (values: object[]) =>
  values.map((value, index) => ({ title: `Example ${index}`, value }));

let removePage: (() => void) | undefined;

/** Shows a page with a playground, and starts it. */
async function showPage(children: ReactNode): Promise<void> {
  const container = await addServerHtml(
    <main style={{ containerType: 'inline-size', maxWidth: '65rem', padding: '1rem' }}>
      <div style={{ maxWidth: '46rem' }}>{children}</div>
    </main>,
  );
  const stops = [...container.querySelectorAll<HTMLElement>('[data-island]')].map((island) =>
    island.dataset.island === 'preview'
      ? startIsland(island, async () => mountPreview, whenVisible)
      : startIsland(island, async () => mountPlayground, atOnce),
  );
  removePage = () => {
    for (const stop of stops) stop();
    container.remove();
  };
}

/** Shows a playground below its heading, in a column as wide as that of a page with the space beside it. */
function renderPlayground(...values: object[]): Promise<void> {
  const examples = createExamples(values);
  const path = `data:application/json,${encodeURIComponent(JSON.stringify(examples))}`;
  return showPage(
    <>
      <h2>Try it</h2>
      <Playground name="title" examples={examples} path={path} />
    </>,
  );
}

async function openPlayground(...values: object[]): Promise<void> {
  await renderPlayground(...values);
  await locateButton('Edit this example').click();
  await expect.element(editor).toBeVisible();
}

const setLink = (encoded: string) => history.replaceState(null, '', `#title=${encoded}`);

/** Replaces the text in the editor by a short one, which must work after any other. */
async function expectToWork(): Promise<void> {
  await editor.fill(itWorks);
  await expectHeading('It works');
}

afterEach(() => {
  removePage?.();
  vi.useRealTimers();
  vi.restoreAllMocks();
  return page.viewport(1280, 800);
});

test('before it is opened, it is as high as its preview, and no shadow covers its heading', async () => {
  await renderPlayground(hello);
  const { height } = await getBox(preview);
  expect((await getBox(playground)).height).toBeLessThan(height + 200);
  expect(getComputedStyle(playground.element()).boxShadow).toBe('none');
});

test('it opens with the focus, and with styles that a linked page has preloaded', async () => {
  const locateStyles = () =>
    document.querySelectorAll(`link[rel="stylesheet"][href="${allElementsStylesheet}"]`);
  for (const link of locateStyles()) link.remove();
  const preload = document.createElement('link');
  document.head.append(
    Object.assign(preload, { rel: 'preload', as: 'style', href: allElementsStylesheet }),
  );
  await renderPlayground(hello);
  (await locateButton('Edit this example').findElement()).focus();
  await press('Enter');
  await expect.element(editor).toBeVisible();
  await expect.element(playground).toHaveFocus();
  expect(locateStyles()).toHaveLength(1);
  preload.remove();
});

test('a link to an example opens it, also if another one is open', async () => {
  await renderPlayground(hello, { type: 'title', text: 'Other' });
  for (const [index, text] of ['Other', 'Hello'].entries()) {
    window.location.hash = `#title=${1 - index}`;
    await expectHeading(text);
    await expect.element(example).toHaveDisplayValue(`Example ${1 - index}`);
  }
  history.replaceState(null, '', ' ');
});

test('problems are reported with the line or the field and the reason, and lead to it', async () => {
  useFakeTimers();
  await openPlayground(hello);
  const status = playground.getByRole('status').filter({ hasText: /problem/ });
  /** Expects a status for screen readers, which appears after a pause. */
  const expectStatus = (text: string) =>
    expect
      .poll(async () => {
        await vi.runAllTimersAsync();
        return status.element().textContent;
      })
      .toBe(text);
  await editor.fill('{\n  "type": "caption"\n  "text": "Hello"\n}');
  await expect
    .element(playground.getByRole('paragraph').filter({ hasText: 'Not valid JSON.' }))
    .toHaveTextContent('Line 2 A comma is missing after this.');
  await expectText('The preview shows the last valid version.');
  await expectStatus('1 problem in line 2: A comma is missing after this.');
  await locateButton('Line 2').click();
  await expect.element(editor).toHaveFocus();
  await press('ArrowRight', ',');
  await expectText('The JSON follows the contract.');
  await expectStatus('No problems.');
  await editor.fill('{ "type": "caption", "text": "Hello", "icn": "clock" }');
  await expect
    .element(playground.getByRole('listitem').first())
    .toHaveTextContent(/^\/icn There is no field "icn"\. Did you mean "icon"\?$/);
});

test.for([
  [1440, 900],
  [390, 844],
] as const)('a problem is in sight while the reader types, at %i px', async ([width, height]) => {
  await page.viewport(width, height);
  const options = Array.from({ length: 30 }, (_, index) => ({ value: `${index}`, label: 'A' }));
  await openPlayground({ type: 'combo', name: 'c', label: 'C', options });
  await editor.click();
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}"x":1,');
  await expect
    .element(playground.getByText('There is no field "x".').first())
    .toBeInViewport({ ratio: 1 });
});

test('the preview’s controls work by keyboard', async () => {
  await openPlayground(hello);
  locateButton('Preview').element().focus();
  await press('Enter', 'Tab');
  await expect.element(locateRadio('Page')).toHaveFocus();
  await press('ArrowRight');
  await expect.element(preview).toHaveAttribute('data-mode', 'light');
  await press('Tab', 'ArrowRight');
  await expect.element(preview).toHaveAttribute('dir', 'rtl');
  await press('Escape');
  await expectGone(locateRadio('Page'));
  await expect.element(locateButton('Preview')).toHaveFocus();
});

test('an expanded playground is all that can be reached, and Escape collapses it', async () => {
  await openPlayground(hello);
  const unreachable = page.getBySelector('h2[inert]');
  await locateButton('Expand').click();
  await expect.element(unreachable).toBeInTheDocument();
  // Escape closes the popover first.
  await locateButton('Preview').click();
  await press('Escape');
  await expectGone(locateRadio('Page'));
  expect(unreachable.query()).not.toBeNull();
  await press('Escape');
  await expectGone(unreachable);
});

test('on a phone, the controls are one row, and large enough to touch', async () => {
  await page.viewport(360, 740);
  await openPlayground(hello, hello);
  const row = await Promise.all([example, ...['Preview', 'Expand'].map(locateButton)].map(getBox));
  expect(new Set(row.map(({ y }) => Math.round(y))).size).toBe(1);
  await locateButton('Preview').click();
  const sheet = await Promise.all(
    ['Reset', 'Copy', 'Share', 'Close'].map(locateButton).map(getBox),
  );
  for (const { width, height } of [...row, ...sheet]) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  }
  await locateRadio('200%').click();
  await expect.element(locateRadio('200%')).toBeChecked();
  await locateButton('Close').click();
  await expectGone(locateRadio('200%'));
});

test('a phone in a playground is wide enough for the tabs of a list', async () => {
  await page.viewport(1440, 900);
  const labels = ['Requests', 'Upcoming', 'Past'];
  const tabs = labels.map((label, index) => ({ name: `t${index}`, label, count: 12, content: [] }));
  const content = [{ type: 'tabs', label: 'Appointments', tabs }];
  await openPlayground({ contract: '1.0', screen: 'list', title: 'List', content });
  const phone = await getBox(playground.getByRole('group', { name: 'Screen' }));
  expect(phone.width).toBe(360);
  const lastTab = await getBox(playground.getByRole('tab').last());
  expect(lastTab.right).toBeLessThanOrEqual(phone.right);
});

test('an example replaces the text, its events are listed, and Reset restores it', async () => {
  const action = { type: 'navigate', target: 'home' };
  await openPlayground(hello, { type: 'button', label: 'Go on', action });
  await example.selectOptions('Example 1');
  await locateButton('Go on').click();
  const events = playground.getByRole('log').getByRole('listitem');
  await expect.element(events).toHaveTextContent('1 navigate {"target":"home"}');
  await locateButton('Clear').click();
  await expectGone(events);
  await expectToWork();
  await locateButton('Reset').click();
  await expect.element(locateButton('Go on')).toBeVisible();
  await expect.element(editor).toHaveTextContent('"Go on"');
});

test('Share copies a link that opens the text, and Copy the text', async () => {
  useFakeTimers();
  const copied = mockClipboard();
  await openPlayground(hello);
  await expectToWork();
  await locateButton('Share').click();
  await expect.element(locateButton('Link copied')).toBeVisible();
  await locateButton('Copy').click();
  await expect.element(locateButton('Copied')).toBeVisible();
  expect(copied).toEqual([location.href, itWorks]);
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('denied'));
  await locateButton('Share').click();
  await expect.element(alert).toHaveTextContent('Your browser doesn’t allow copying here.');
  removePage?.();
  await renderPlayground(hello);
  await expectHeading('It works');
});

test('a damaged link shows the first example and says so', async () => {
  setLink('AAAA');
  await renderPlayground(hello);
  await expect.element(alert).toHaveTextContent('incomplete or damaged');
  await expectHeading('Hello');
  await expectToWork();
  await expectGone(alert);
});

test('a link with 3,000 elements shows only the first ones', async () => {
  const content = Array.from({ length: 3000 }, (_, index) => ({
    ...hello,
    text: `T${index + 1}.`,
  }));
  setLink(await encodeSharedText(JSON.stringify({ type: 'group', content })));
  await renderPlayground(hello);
  const notice = 'The preview is limited to 500 elements';
  await expectText(notice);
  await expect.element(preview).toHaveTextContent(/T500\.$/);
  await locateButton('Reset').click();
  await expectGone(playground.getByText(notice));
});

test('a pattern that backtracks exponentially does not block the page', async () => {
  const pattern = { pattern: '(a|a|aa)+', invalidText: 'Only a' };
  await openPlayground({ type: 'edit', name: 'a', label: 'A pattern', ...pattern });
  // The code that compiles patterns is loaded on demand.
  await import('@/lib/elements/pattern-matching');
  await playground.getByRole('textbox', { name: 'A pattern' }).fill(`${'a'.repeat(60)}!`);
  await press('Tab');
  await expect.element(alert).toHaveTextContent('Only a');
  await expectToWork();
});

test('the editor refuses a text that is nested too deeply, and keeps the one before', async () => {
  await openPlayground(hello);
  await editor.fill('['.repeat(1000));
  await expect.element(alert).toHaveTextContent('The change was not made.');
  await expect.element(editor).toHaveTextContent('"Hello"');
});

test('what the reader has edited stays while the playground of a sample is folded', async () => {
  await showPage(
    <>
      <pre>
        <code>{JSON.stringify(hello)}</code>
      </pre>
      <Playground name="title" examples={createExamples([hello])} />
    </>,
  );
  await expect.element(playground).toHaveAccessibleName('Playground: Example 0');
  await locateButton('Edit live').click();
  await expectToWork();
  await locateButton('Edit live').click();
  await expectGone(editor);
  await locateButton('Edit live').click();
  await expect.element(editor).toHaveTextContent('"It works"');
});
