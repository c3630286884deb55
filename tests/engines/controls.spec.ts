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

test('code is copied', { tag: '@smoke' }, async ({ reader }) => {
  await reader.visit(guide);
  const code = await reader.run(
    () =>
      [...document.querySelectorAll<HTMLElement>('main figure')]
        .find(
          (figure) =>
            figure.checkVisibility() && figure.querySelector('[data-control="copy-code"]'),
        )
        ?.querySelector('pre code')?.textContent,
  );
  await reader.click('main [data-control="copy-code"]');
  await reader.expectIn(
    () =>
      document
        .querySelector('[data-control="copy-code"][data-result]')
        ?.getAttribute('data-result'),
    'copied',
  );
  expect(await reader.paste()).toBe(code);
});

test('a page is copied as Markdown', { tag: '@smoke' }, async ({ reader }) => {
  await reader.visit(guide);
  await reader.click('[data-control="copy-markdown"]');
  await reader.expectIn(
    () => document.querySelector('[data-control="copy-markdown"]')?.getAttribute('data-result'),
    'copied',
  );
  expect(await reader.paste()).toMatch(/^# Quick start\n/m);
});

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
  const isPressed = () =>
    document.querySelector('[data-control="wrap-code"][aria-pressed="true"]') !== null;
  await reader.click('main [data-control="wrap-code"]');
  await reader.expectIn(isPressed, true);
  await reader.visit('/docs/doctor-app/example-api-calls');
  const countClosed = () =>
    document.querySelectorAll('main details[data-section]:not([open])').length;
  expect(await reader.run(countClosed)).toBeGreaterThan(0);
  await reader.click('[data-control="expand-sections"], [data-control="expand-all"]');
  await reader.expectIn(countClosed, 0);
});
