import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { OperationGroup, OperationSummary } from '@/lib/api/description/operation-groups';
import './console-nav.css';
import { ConsoleNav } from './console-nav';

const group = (tag: string, ...operations: OperationSummary[]): OperationGroup => ({
  id: tag,
  tag,
  description: '',
  operations,
});
const groups = [
  group(
    'Appointments',
    { id: 'getAppointment', method: 'get', path: '/appointments/{id}', tag: '', summary: 'Read' },
    { id: 'listAppointments', method: 'get', path: '/appointments', tag: '', summary: 'List' },
    {
      id: 'saveAppointment',
      method: 'post',
      path: '/appointment',
      tag: '',
      summary: 'Save',
      words: 'reschedule cancel',
    },
  ),
  group('Codes', {
    id: 'verifyPromoCode',
    method: 'post',
    path: '/promo-codes/verify',
    tag: '',
    summary: 'Check a code',
  }),
];

test('the list of operations is filtered by words', async () => {
  await render(
    <ConsoleNav groups={groups} selectedId={undefined} isHydrated onSelected={() => undefined} />,
  );
  const filter = page.getByRole('searchbox', { name: 'Filter the operations' });
  const listLinks = () =>
    page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
  expect(listLinks()).toHaveLength(4);
  await filter.fill('GET appointment');
  await expect
    .poll(listLinks)
    .toEqual(['#/operations/getAppointment', '#/operations/listAppointments']);
  await filter.fill('promo');
  await expect.poll(listLinks).toEqual(['#/operations/verifyPromoCode']);
  // A question that the operation answers has the word, and terms begin words.
  await filter.fill('sched');
  await expect.poll(listLinks).toEqual(['/search?q=sched']);
  await filter.fill('resched appointment');
  await expect.poll(listLinks).toEqual(['#/operations/saveAppointment']);
  await filter.fill('nothing has this name');
  await expect.element(page.getByRole('status')).toHaveTextContent('No operation matches');
  await expect.poll(listLinks).toEqual(['/search?q=nothing+has+this+name']);
  await filter.fill('promos');
  await expect.poll(listLinks).toEqual(['#/operations/verifyPromoCode']);
});
