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

test('a day is selected from a calendar by mouse and keyboard', {
  tag: '@smoke',
}, async ({ reader }) => {
  /** The number of days from 1970 to the selected one, in the order month, day, year. */
  const readDay = () => {
    const text = document.querySelector('.el-root .el-segments')?.textContent ?? '';
    const [month = 0, day = 0, year = 0] = (text.match(/\d+/g) ?? []).map(Number);
    return Date.UTC(year, month - 1, day) / 86_400_000;
  };
  const opener = 'main .el-root .el-segments button';
  // Which days can be selected depends on the date of the test.
  const days = '.el-calendar-day:not([data-disabled], [data-outside-month], [data-selected])';
  await reader.visit('/docs/doctor-app/elements/date');
  await reader.click(opener);
  await reader.click(days, /^\d+$/);
  await reader.expectIn(() => document.querySelector('.el-calendar-grid') === null, true);
  await reader.expectIn(() => document.activeElement?.closest('.el-date') !== null, true);
  const day = await reader.run(readDay);
  expect(day).toBeGreaterThan(0);
  await reader.press('Enter');
  await reader.expectIn(() => document.activeElement?.classList.contains('el-calendar-day'), true);
  await reader.press('ArrowRight');
  await reader.press('Enter');
  await reader.expectIn(readDay, day + 1);
});
