import { expect, test } from './support/fixtures';
import { desktop, phone, type Reader } from './support/reader';

const page = '/docs/doctor-app/elements/button';

async function openPlayground(reader: Reader) {
  await reader.visit(page);
  await reader.click('main button', /^Edit this example/);
  await reader.expectText('.cm-content', /label/);
}

test('the preview of a playground follows its JSON, and a link shares it', {
  tag: '@smoke',
}, async ({ reader }) => {
  await openPlayground(reader);
  await reader.click('.cm-content');
  await reader.press('Control+a');
  await reader.type('{"type": "title", "text": "Edited"');
  await reader.expectText('.el-root', /^Edited$/);
  await reader.click('main button', /^Share/);
  await reader.expectText('[role="status"]', /^Link copied\.$/);
  const { pathname, hash } = new URL(await reader.paste());
  expect(pathname).toBe(page);
  await reader.visit('/docs/doctor-app/elements');
  await reader.visit(pathname + hash);
  await reader.expectText('.el-root', /^Edited$/);
});

for (const size of [desktop, phone]) {
  test(`the settings of a preview are inside a window of ${size.width} px`, {
    tag: '@smoke',
  }, async ({ reader }) => {
    await reader.resize(size);
    await openPlayground(reader);
    await reader.click('.workbench [popovertarget]');
    await reader.expectIn(() => {
      const box = document.querySelector('.workbench-panel:popover-open')?.getBoundingClientRect();
      if (!box) return 'closed';
      const { top, left, right, bottom, height } = box;
      const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      return isInside && height < 600 ? 'inside' : JSON.stringify(box);
    }, 'inside');
  });
}

test('a calendar is used by mouse and keyboard', { tag: '@smoke' }, async ({ reader }) => {
  await reader.visit('/docs/doctor-app/elements/calendar');
  const readSelected = () =>
    document.querySelector('.el-root [data-selected] , .el-root [aria-selected="true"]')
      ?.textContent;
  await reader.click(
    '.el-root td:not([aria-disabled="true"]) [role="button"]:not([aria-disabled="true"])',
  );
  await reader.expectIn(() => document.querySelector('.el-root [data-selected]') !== null, true);
  const first = await reader.run(readSelected);
  await reader.press('ArrowRight');
  await reader.press('Enter');
  await reader.expectIn(
    (before) => {
      const day = document.querySelector('.el-root [data-selected]')?.textContent;
      return day !== undefined && day !== before;
    },
    true,
    first,
  );
});
