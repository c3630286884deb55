import { expect, test } from './support/fixtures';
import { phone, type Reader } from './support/reader';

/** Links, Back, Forward and reload. Engines without the Navigation API load pages. */

const guide = '/docs/doctor-app/quick-start';
const next = '/docs/doctor-app/overview';

/** Scrolls as far as the page goes at most, and returns the position. */
const scrollTo = (reader: Reader, top: number) =>
  reader.run((to) => {
    window.scrollTo({ top: to, behavior: 'instant' });
    return Math.round(scrollY);
  }, top);

const expectTop = (reader: Reader, top: number) =>
  reader.expectIn((expected) => Math.abs(scrollY - expected) <= 2 || scrollY, true, top);

/** Follows the sidebar's link to the next page. Engines skip entries that a script has added when they go back. */
async function followLink(reader: Reader) {
  await reader.click(`#sidebar a[href$="${next}"]`);
  await reader.expectText('h1', /^Overview$/);
  await reader.settle();
  await expectTop(reader, 0);
}

async function goBack(reader: Reader) {
  await reader.back();
  await reader.expectText('h1', /^Quick start$/);
}

test('Back and Forward lead to what was read', { tag: '@smoke' }, async ({ reader }) => {
  await reader.visit(guide);
  const top = await scrollTo(reader, 2000);
  await followLink(reader);
  const nextTop = await scrollTo(reader, 300);
  await goBack(reader);
  await expectTop(reader, top);
  await reader.forward();
  await reader.expectText('h1', /^Overview$/);
  await expectTop(reader, nextTop);
});

test('Back leads to what was read, after a reload of the next page', {
  tag: '@smoke',
}, async ({ reader }) => {
  await reader.visit(guide);
  const top = await scrollTo(reader, 2790);
  await followLink(reader);
  await scrollTo(reader, 400);
  await reader.reload();
  await reader.settle();
  await goBack(reader);
  await expectTop(reader, top);
});

test('a reload keeps the position', { tag: '@smoke' }, async ({ reader }) => {
  await reader.visit(guide);
  const top = await scrollTo(reader, 1500);
  await reader.reload();
  await reader.expectText('h1', /^Quick start$/);
  await expectTop(reader, top);
});

test('a link of the table of contents leads to its heading, and Back to where it was', {
  tag: '@smoke',
}, async ({ reader }) => {
  await reader.visit(guide);
  const top = await scrollTo(reader, 100);
  await reader.click('[data-toc] li:nth-of-type(3) a');
  await reader.expectIn(() => {
    const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const distance = heading?.getBoundingClientRect().top ?? -1;
    return location.hash !== '' && distance >= 0 && distance < 200;
  }, true);
  await reader.back();
  await reader.expectIn(() => location.hash, '');
  await expectTop(reader, top);
});

test('a section that was opened is open after Back', { tag: '@smoke' }, async ({ reader }) => {
  await reader.visit('/docs/doctor-app/example-api-calls');
  await reader.click('main details[data-section] > summary');
  await reader.expectIn(() => document.querySelectorAll('main details[open]').length, 1);
  await reader.click('nav[aria-label="Docs pages"] a');
  await reader.expectIn(() => location.pathname.endsWith('/example-api-calls'), false);
  await reader.settle();
  await reader.back();
  await reader.expectText('h1', /^Example API calls$/);
  await reader.expectIn(() => document.querySelectorAll('main details[open]').length, 1);
});

test('the menu of a phone keeps the position, closes on Escape and leads to a page', {
  tag: '@smoke',
}, async ({ reader }) => {
  await reader.resize(phone);
  await reader.visit(guide);
  const top = await scrollTo(reader, 1000);
  const isOpen = () => document.querySelector<HTMLDialogElement>('dialog.menu-panel')?.open;
  await reader.click('[data-control="open-menu"]');
  await reader.expectIn(isOpen, true);
  expect(await reader.run(() => getComputedStyle(document.documentElement).overflowY)).toBe(
    'hidden',
  );
  await reader.press('Escape');
  await reader.expectIn(isOpen, false);
  await reader.expectIn(() => document.activeElement?.getAttribute('data-control'), 'open-menu');
  await expectTop(reader, top);
  await reader.click('[data-control="open-menu"]');
  await reader.click(`dialog.menu-panel a[href$="${next}"]`);
  await reader.expectText('h1', /^Overview$/);
  await reader.expectIn(isOpen, false);
  await goBack(reader);
  await expectTop(reader, top);
});
