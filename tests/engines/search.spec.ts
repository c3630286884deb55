import { test } from './support/fixtures';
import { imitateSafariFocus, phone, type Reader } from './support/reader';

const field = '[role="search"] input';

async function openSuggestions(reader: Reader, query: string) {
  await reader.visit('/docs/doctor-app/overview');
  await reader.click(field);
  await reader.type(query);
  await reader.expectText('#search-suggestions [role="option"]', /./);
}

test('the keyboard finds a page in spite of a typo, whose words are marked', {
  tag: '@smoke',
}, async ({ reader }) => {
  await reader.visit('/docs/doctor-app/overview');
  await reader.press('Control+k');
  await reader.expectIn(() => document.activeElement?.getAttribute('name'), 'q');
  await reader.type('polcy');
  await reader.expectText('#search-suggestions [role="option"]', /Policy/);
  await reader.press('ArrowDown');
  await reader.press('Enter');
  await reader.expectIn(() => location.pathname.endsWith('/overview'), false);
  await reader.settle();
  await reader.expectIn(() => CSS.highlights.size > 0, true);
});

test('Escape closes the suggestions', { tag: '@smoke' }, async ({ reader }) => {
  await openSuggestions(reader, 'voucher');
  await reader.press('Escape');
  await reader.expectIn(() => document.querySelectorAll('.search-panel').length, 0);
});

for (const isSafari of [false, true]) {
  const suffix = isSafari ? ' with the focus of Safari' : '';

  test(`the suggestions lead to all results${suffix}`, { tag: '@smoke' }, async ({ reader }) => {
    await openSuggestions(reader, 'voucher');
    if (isSafari) await imitateSafariFocus(reader);
    await reader.click('.search-panel a', /^See all results/);
    await reader.expectPath('/search?q=voucher');
    await reader.expectText('main a', /voucher/i);
  });

  test(`the text is cleared on a phone, and the search stays open${suffix}`, {
    tag: '@smoke',
  }, async ({ reader }) => {
    await reader.resize(phone);
    await openSuggestions(reader, 'voucher');
    if (isSafari) await imitateSafariFocus(reader);
    await reader.click('.search-clear');
    await reader.expectIn(() => {
      const input = document.activeElement;
      return input instanceof HTMLInputElement && input.name === 'q' && input.value === '';
    }, true);
  });
}
