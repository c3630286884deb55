import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sandboxUsers } from '@/lib/api/users/users';
import { loadRequestDescription } from '@/lib/calls/request/browser/load-request-description';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import { callSandbox, resetSandboxBeforeEach } from '@/tests/components/sandbox';
import { ActingAs } from './acting-as';
import { useConsoleSession } from './use-console-session';

/** As whom the console sends requests. The console itself is in tests/e2e/console. */

resetSandboxBeforeEach();
beforeEach(() => sessionStorage.clear());

function Session({ description }: { description?: RequestDescription }) {
  const session = useConsoleSession(description, undefined);
  return <ActingAs session={session} isSandbox credential={undefined} isPending={!description} />;
}

const menu = page.getByRole('combobox', { name: 'Acting as' });

/** Renders the session of an operation. `show` shows that of another operation. */
async function openSession(operationId: string) {
  const description = await loadRequestDescription(operationId);
  const { rerender, unmount } = await render(<Session description={description} />);
  return {
    unmount,
    show: async (id: string) =>
      rerender(<Session description={await loadRequestDescription(id)} />),
  };
}

test('the user for whom an operation works is selected, until the reader selects one', async () => {
  const { show, unmount } = await openSession('listAppointments');
  for (const [operationId, label] of [
    ['listAppointments', 'Dana (patient)'],
    ['createOverride', 'Casey (carrier)'],
    ['requestPasswordReset', 'Nobody'],
  ] as const) {
    await show(operationId);
    await expect.element(menu).toHaveDisplayValue(label);
  }
  await menu.selectOptions('Support');
  await show('createOverride');
  await expect.element(menu).toHaveValue(sandboxUsers.support.token);
  await unmount();
  await openSession('listAppointments');
  await expect.element(menu).toHaveValue(sandboxUsers.support.token);
});

test('nobody is selected before that is known', async () => {
  const { rerender } = await render(<Session />);
  await expect.element(menu).toHaveDisplayValue('…');
  await rerender(<Session description={await loadRequestDescription('listAppointments')} />);
  await expect.element(menu).toHaveDisplayValue('Dana (patient)');
});

test('a user who has logged out is logged in when the reader selects it again', async () => {
  await openSession('invalidateToken');
  const { token } = sandboxUsers.doctor;
  expect(await callSandbox('/token/invalidate', {}, token)).toHaveProperty('status', 204);
  await menu.selectOptions('Alex (doctor)');
  await expect
    .poll(() => callSandbox('/appointments', undefined, token))
    .toHaveProperty('status', 200);
});
