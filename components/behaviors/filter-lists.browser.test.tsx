import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ListFilter } from '@/components/docs/mdx/list-filter';
import { filterLists } from './filter-lists';

test('the filter finds values that an item does not show, and shows them then', async () => {
  await render(
    <>
      <ListFilter id="filter" noun="enumerations" count={2} />
      <ul>
        <li>
          Status <small data-filter-values="OPEN CANCELLED_A CANCELLED_B" hidden />
        </li>
        <li data-filter-synonyms="kind">
          Type <small data-filter-values="HOME VIDEO" hidden />
        </li>
      </ul>
    </>,
  );
  onTestFinished(filterLists());
  const field = page.getByRole('searchbox');
  const items = page.getByRole('listitem');
  const expectItems = (texts: string[]) =>
    expect
      .poll(() => items.elements().map(({ textContent }) => textContent?.trim()))
      .toEqual(texts);
  await field.fill('cancelled');
  await expectItems(['Status CANCELLED_A, CANCELLED_B']);
  await field.fill('status cancelled_b');
  await expectItems(['Status CANCELLED_B']);
  // The values of the query before are not words of the item.
  await field.fill('type');
  await expectItems(['Type']);
  // A synonym, and plurals.
  await field.fill('kinds');
  await expectItems(['Type']);
  await field.fill('statuses');
  await expectItems(['Status']);
  const searchPortal = page.getByRole('button', { name: 'Search the whole portal' });
  expect(searchPortal.query()).toBeNull();
  await field.fill('a reminder');
  await expectItems([]);
  await expect.element(searchPortal).toBeEnabled();
  const form = searchPortal.element().closest('form');
  expect(form?.action).toMatch(/\/search$/);
  expect([...new FormData(form ?? undefined)]).toEqual([['q', 'a reminder']]);
  await field.fill('');
  await expectItems(['Status', 'Type']);
});
