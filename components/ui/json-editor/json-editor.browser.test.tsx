import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { contractLanguage } from '@/lib/elements/editor/contract-language';
import { press } from '@/tests/components/press';
import { JsonEditor } from './json-editor';

const editor = page.getByRole('textbox', { name: 'JSON' });
const list = page.getByRole('listbox');
const expectText = (text: string) =>
  expect
    .poll(() => [...document.querySelectorAll('.cm-line')].map((line) => line.textContent))
    .toEqual(text.split('\n'));

const createEditor = (text: string, cursor?: number) => (
  <JsonEditor
    language={contractLanguage}
    text={text}
    describedBy="description"
    onChange={() => undefined}
    onRefused={() => undefined}
    onReady={({ selectRange }) => cursor !== undefined && selectRange({ from: cursor, to: cursor })}
  />
);

/** Renders an editor with the cursor where the text has `|`. */
const renderEditor = (text: string) =>
  render(createEditor(text.replace('|', ''), text.indexOf('|')));

/** Lets the reader wait until the editor has done what it does after a pause: it completes and lints. */
const pause = () => vi.advanceTimersByTimeAsync(2000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('Enter after a text and after a comma starts a new line, however long the reader waits', async () => {
  await renderEditor('{\n  "type": "caption",\n  "icon": |\n}');
  await userEvent.keyboard('"clock');
  await pause();
  await expect.element(list).toBeVisible();
  for (const key of ['"', ',']) {
    await press(key);
    await pause();
    expect(list.query()).toBeNull();
    await press('Enter');
  }
  await expectText('{\n  "type": "caption",\n  "icon": "clock"\n  ,\n  \n}');
});

test('a quotation mark lists the fields, and an accepted one is separated from the next', async () => {
  await renderEditor('{\n  "type": "caption",\n  |\n  "text": "Hello"\n}');
  await press('"');
  await pause();
  await expect.element(list.getByRole('option', { name: 'icon' })).toBeVisible();
  await press('Escape');
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>} {/Control}');
  await pause();
  await expect.element(list.getByRole('option', { name: 'icon' })).toBeVisible();
  await userEvent.keyboard('visi');
  await pause();
  await expect.element(list.getByRole('option')).toHaveLength(1);
  await press('Enter');
  await expectText('{\n  "type": "caption",\n  "visible": true,\n  "text": "Hello"\n}');
});

test('line numbers are beside their lines when an editor comes into view', async () => {
  const text = JSON.stringify(Array(30).fill('long '.repeat(60)), null, 2);
  await render(
    <>
      <div style={{ height: '200vh' }} />
      {createEditor(text)}
    </>,
  );
  editor.element().scrollIntoView();
  const readTops = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((node) => getComputedStyle(node).visibility !== 'hidden')
      .map((node) => Math.round(node.getBoundingClientRect().top));
  await expect
    .poll(() => {
      const lines = readTops('.cm-line');
      const numbers = readTops('.cm-lineNumbers .cm-gutterElement');
      return lines.length > 0 && lines.every((top, index) => top === numbers[index]);
    })
    .toBe(true);
});
