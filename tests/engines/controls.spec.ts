import { expect, test } from './support/fixtures';
import { imitateSafariFocus, phone } from './support/reader';

/** The controls of pages that need no React. */

const guide = '/docs/doctor-app/quick-start';

test('the color mode stays, on other pages and after a reload', {
  tag: '@smoke',
}, async ({ reader }) => {
  const readMode = () => document.documentElement.dataset.theme;
  await reader.visit(guide);
  await reader.expectIn(readMode, 'light');
  await reader.click('[data-control="color-mode"]');
  await reader.expectIn(readMode, 'dark');
  await reader.reload();
  await reader.expectIn(readMode, 'dark');
  await reader.visit('/api/sandbox');
  await reader.expectIn(readMode, 'dark');
});

test('Tab leads to the skip link, and Enter to the main part', {
  tag: '@smoke',
}, async ({ reader }) => {
  await reader.visit(guide);
  await reader.press('Tab');
  await reader.expectIn(() => document.activeElement?.getAttribute('href'), '#main');
  await reader.press('Enter');
  await reader.expectIn(() => document.activeElement?.id, 'main');
});

test('tabs are selected by mouse and keyboard, and stay', { tag: '@smoke' }, async ({ reader }) => {
  const readTabs = () => [
    ...new Set(
      [...document.querySelectorAll('main [role="tab"][aria-selected="true"]')]
        .filter(({ parentElement }) => parentElement?.closest('[data-tab-group="language"]'))
        .map((tab) => tab.getAttribute('value')),
    ),
  ];
  await reader.visit(guide);
  await reader.click('[data-control="tab"][value="typescript"]');
  await reader.expectIn(readTabs, ['typescript']);
  await reader.press('ArrowRight');
  await reader.expectIn(readTabs, ['python']);
  await reader.reload();
  await reader.expectIn(readTabs, ['python']);
});

for (const [name, button, expected] of [
  ['code', 'copy-code', /^(npm|curl|#|\{)/],
  ['a page', 'copy-markdown', /^# Quick start$/m],
] as const) {
  test(`${name} is copied`, { tag: '@smoke' }, async ({ reader }) => {
    await reader.visit(guide);
    // The button shows the result for a second only.
    await reader.run((control) => {
      const root = document.documentElement;
      new MutationObserver(([record]) => {
        if (record?.target instanceof HTMLElement)
          root.dataset.copied ??= record.target.dataset.copyResult ?? '';
      }).observe(root, { attributeFilter: ['data-copy-result'], subtree: true });
      document.querySelector(`main [data-control="${control}"]`)?.scrollIntoView();
    }, button);
    await reader.click(`main [data-control="${button}"]`);
    await reader.expectIn(() => document.documentElement.dataset.copied, 'copied');
    expect(await reader.paste()).toMatch(expected);
  });
}

for (const isSafari of [false, true]) {
  test(`the menu of a page closes, and leads to its Markdown${isSafari ? ' with the focus of Safari' : ''}`, {
    tag: '@smoke',
  }, async ({ reader }) => {
    const isOpen = () => document.querySelector<HTMLDetailsElement>('[data-page-menu]')?.open;
    await reader.visit(guide);
    if (isSafari) await imitateSafariFocus(reader);
    await reader.click('[data-page-menu] > summary');
    await reader.expectIn(isOpen, true);
    await reader.click('h1');
    await reader.expectIn(isOpen, false);
    await reader.click('[data-page-menu] > summary');
    await reader.click('[data-page-menu] a', /Markdown/);
    await reader.expectPath(`${guide}.md`);
  });
}

test('long lines of code wrap, and all sections open', { tag: '@smoke' }, async ({ reader }) => {
  await reader.resize(phone);
  await reader.visit(guide);
  const hasHiddenCode = () =>
    [...document.querySelectorAll('main pre')].some((pre) => pre.scrollWidth > pre.clientWidth);
  expect(await reader.run(hasHiddenCode)).toBe(false);
  await reader.visit('/docs/doctor-app/example-api-calls');
  const countClosed = () =>
    document.querySelectorAll('main details[data-section]:not([open])').length;
  expect(await reader.run(countClosed)).toBeGreaterThan(0);
  await reader.click('[data-control="expand-sections"], [data-control="expand-all"]');
  await reader.expectIn(countClosed, 0);
});
