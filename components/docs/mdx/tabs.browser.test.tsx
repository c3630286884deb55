import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { revealTarget } from '@/lib/client/controls/reveal-target';
import { readEntryState, restoreParts, storeEntryState } from '@/lib/site/browser/entry-states';
import { startControls } from '@/tests/components/controls';
import { press } from '@/tests/components/press';
import { CodeFrame } from './code-frame';
import { TabGroup } from './tab-group';

/** Samples: tabs of code blocks. */

const samples = { curl: 3, TypeScript: 30, Python: 12 };
const storedTab = (name: string) => localStorage.getItem(`hub.tabs.${name}`);

const listLines = (count: number) =>
  Array.from({ length: count }, (_, i) => `line ${i + 1}`).join('\n');

/**
 * Renders two groups of a name and another group.
 * @param name one for each test, because what is stored is also kept by the code
 */
async function open(name: string, other = name) {
  await render(
    <div style={{ paddingBlock: 2000 }}>
      {[name, name, other].map((groupName, index) => (
        <TabGroup
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other identity
          key={index}
          group={groupName}
          tabs={Object.keys(samples).map((label) => ({ label, value: label.toLowerCase() }))}
        >
          {Object.entries(samples).map(([label, count]) => (
            <CodeFrame key={label} html={listLines(count)} language={label} title={undefined} />
          ))}
        </TabGroup>
      ))}
    </div>,
  );
  startControls();
}

const group = (index: number) => page.getBySelector('[data-tab-group]').nth(index);
const tab = (index: number, name: string) => group(index).getByRole('tab', { name });
const readSelected = () =>
  page
    .getByRole('tab', { selected: true })
    .elements()
    .map(({ textContent }) => textContent);
const readShown = () =>
  page
    .getBySelector('[role="tabpanel"]:not([hidden])')
    .elements()
    .map((panel) => panel.getAttribute('data-tab'));

test('a selected tab applies to all groups of its name, is stored, and changes with arrow keys', async () => {
  await open('all');
  expect(readSelected()).toEqual(['curl', 'curl', 'curl']);
  expect(storedTab('all')).toBeNull();
  await tab(1, 'Python').click();
  expect(readSelected()).toEqual(['Python', 'Python', 'Python']);
  expect(readShown()).toEqual(['Python', 'Python', 'Python']);
  expect(storedTab('all')).toBe('python');
  for (const [key, name] of [
    ['End', 'Python'],
    ['ArrowRight', 'curl'],
    ['ArrowLeft', 'Python'],
    ['Home', 'curl'],
  ] as const) {
    await press(key);
    await expect.element(tab(1, name)).toHaveFocus();
    expect(readSelected()).toEqual([name, name, name]);
  }
});

test('the stored tab is selected, unless there is none of its value', async () => {
  localStorage.setItem('hub.tabs.stored', 'python');
  await open('stored', 'other');
  expect(readSelected()).toEqual(['Python', 'Python', 'curl']);
  localStorage.setItem('hub.tabs.stored', 'cobol');
  startControls();
  expect(readSelected()).toEqual(['curl', 'curl', 'curl']);
});

test.for(['page:responses', ''])('the selection of the group "%s" is not stored', async (name) => {
  await open('named', name);
  await tab(2, 'TypeScript').click();
  expect(readSelected()).toEqual(['curl', 'curl', 'TypeScript']);
  startControls();
  expect(readSelected()).toEqual(['curl', 'curl', 'TypeScript']);
  expect(storedTab(name)).toBeNull();
});

test('the selection of a group of the page is part of what a history entry restores', async () => {
  const tabs = ['A', 'B'].map((label) => ({ label, value: label }));
  await render(
    <main id="main">
      {['page:one', '', 'shared'].map((name) => (
        <TabGroup key={name} group={name} tabs={tabs}>
          <p>First</p>
          <p>Second</p>
        </TabGroup>
      ))}
    </main>,
  );
  startControls();
  for (const index of [0, 1]) await tab(index, 'B').click();
  storeEntryState();
  for (const index of [0, 1]) await tab(index, 'A').click();
  const state = readEntryState();
  expect(state?.parts.split(' ')).toHaveLength(3);
  if (state) restoreParts(state);
  expect(readSelected()).toEqual(['B', 'B', 'A']);
  await expect.element(group(0).getByText('Second')).toBeVisible();
  await expect.element(group(0).getByText('First')).not.toBeVisible();
});

test('tabs are as tall as the code of the selected one, and stay where they are', async () => {
  await open('tall');
  for (const [label, count] of Object.entries(samples).reverse()) {
    const target = tab(2, label);
    target.element().scrollIntoView({ block: 'center' });
    const { top } = target.element().getBoundingClientRect();
    await target.click();
    expect(Math.abs(target.element().getBoundingClientRect().top - top)).toBeLessThan(2);
    const code = group(2).getBySelector('[role="tabpanel"]:not([hidden]) pre code').element();
    expect(code.textContent?.split('\n')).toHaveLength(count);
    // Less than two lines: the padding.
    const unused = (code.parentElement?.clientHeight ?? 0) - code.getBoundingClientRect().height;
    expect(unused).toBeLessThan(40);
  }
});

test('lists of tabs have names', async () => {
  const tabs = [{ value: 'a', label: 'A' }];
  await render(
    <>
      <TabGroup group="page:response" tabs={tabs}>
        <p>First</p>
      </TabGroup>
      <TabGroup label="One of" tabs={tabs}>
        <p>Second</p>
      </TabGroup>
    </>,
  );
  for (const name of ['Response', 'One of'])
    await expect.element(page.getByRole('tablist', { name, exact: true })).toBeVisible();
});

test('tabs in a tab have their own keys, and a link opens all tabs around its target', async () => {
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  const tabs = (name: string) =>
    ['A', 'B'].map((label) => ({ label: `${name}${label}`, value: label }));
  await render(
    <TabGroup group="" tabs={tabs('outer ')}>
      <p>First</p>
      <TabGroup group="" tabs={tabs('inner ')}>
        <p>Second</p>
        <p id="nested-target">Third</p>
      </TabGroup>
    </TabGroup>,
  );
  startControls();
  const outer = (name: string) => page.getByRole('tab', { name, includeHidden: true });
  await outer('outer B').click();
  await press('ArrowRight');
  await expect.element(outer('outer A')).toHaveFocus();
  await expect.element(page.getByText('Third')).not.toBeVisible();
  history.replaceState(null, '', '#nested-target');
  revealTarget();
  await expect.element(page.getByText('Third')).toBeVisible();
  expect(readSelected()).toEqual(['outer B', 'inner B']);
});

test('the browser’s search in the page finds code of other tabs, and selects the tab', async () => {
  await open('found');
  const panel = group(0).getBySelector('[data-tab="Python"]');
  await expect.element(panel).toHaveAttribute('hidden', 'until-found');
  panel
    .getBySelector('code')
    .element()
    .dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect.element(panel).toBeVisible();
  expect(readSelected()[0]).toBe('Python');
});
