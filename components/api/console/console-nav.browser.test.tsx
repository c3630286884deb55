import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { OperationGroup, OperationSummary } from '@/lib/api/description/operations';
import { press } from '@/tests/components/press';
import './console-nav.css';
import { closePopovers, consolePopoverName } from './close-popovers';
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
    { id: 'saveAppointment', method: 'post', path: '/appointment', tag: '', summary: 'Save' },
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
  await filter.fill('nothing has this name');
  await expect.element(page.getByRole('status')).toHaveTextContent('No operation matches');
});

test('what the bar has opened closes on Escape, which returns the focus, and when the reader leaves it', async () => {
  await render(
    <>
      <details name={consolePopoverName} style={{ position: 'relative' }}>
        <summary>Sandbox</summary>
        <div style={{ position: 'absolute' }}>
          <button type="button">Reset</button>
        </div>
      </details>
      <button type="button" style={{ marginTop: 100 }}>
        Send
      </button>
    </>,
  );
  onTestFinished(closePopovers());
  const summary = page.getByText('Sandbox');
  const reset = page.getByRole('button', { name: 'Reset' });
  await summary.click();
  await press('Tab');
  await expect.element(reset).toHaveFocus();
  await press('Escape');
  await expect.element(summary).toHaveFocus();
  await expect.element(reset).not.toBeInTheDocument();
  await summary.click();
  await press('Tab', 'Tab');
  await expect.element(reset).not.toBeInTheDocument();
  await summary.click();
  await expect.element(reset).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(reset).not.toBeInTheDocument();
});
