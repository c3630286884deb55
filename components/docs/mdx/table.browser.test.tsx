import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table';

const frame = page.getByRole('group', { name: 'Table' });
const cell = (index: number) => page.getByRole('cell').nth(index).element();
const topOf = (element: Element) => element.getBoundingClientRect().top;
const readOverflow = () => frame.element().scrollWidth - frame.element().clientWidth;

/** On a phone. */
async function open(columnCount: number) {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const columns = Array.from({ length: columnCount }, (_, i) => `Column ${i + 1}`);
  await render(
    <Table>
      <TableHead>
        <TableRow>
          {columns.map((name) => (
            <TableHeader key={name}>{name}</TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          {columns.map((name) => (
            <TableCell key={name}>{`What is said about ${name}, in a sentence`}</TableCell>
          ))}
        </TableRow>
      </TableBody>
    </Table>,
  );
}

test.each([2, 3, 4])(
  'with %d columns, a row is a term with its description below it',
  async (count) => {
    await open(count);
    expect(topOf(cell(count - 1))).toBeGreaterThan(topOf(cell(0)));
    expect(readOverflow()).toBe(0);
    // Safari ignores the roles of elements with another display.
    expect(
      page.getBySelector(':is(table, thead, tbody, tr, th, td):not([role])').query(),
    ).toBeNull();
  },
);

test('with more columns, it scrolls in its frame, with a shadow where it continues', async () => {
  await open(5);
  expect(topOf(cell(4))).toBe(topOf(cell(0)));
  expect(readOverflow()).toBeGreaterThan(50);
  expect(getComputedStyle(frame.element()).backgroundAttachment).toBe(
    'local, local, scroll, scroll',
  );
});
