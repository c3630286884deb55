import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sandboxUsers } from '@/lib/api/users/users';
import type { ConsoleCall } from '@/lib/calls/console/console-call';
import { loadRequestDescription } from '@/lib/calls/request/browser/load-request-description';
import { sendRequest } from '@/lib/calls/request/browser/send-request';
import type { RequestDescription } from '@/lib/calls/request/request-description';
import { sandboxPassword } from '@/lib/sandbox/sandbox-credentials';
import { apiRoot } from '@/lib/sandbox/sandbox-protocol';
import { press } from '@/tests/components/press';
import { callSandbox, resetSandboxBeforeEach } from '@/tests/components/sandbox';
import './acting-as.css';
import './response-pane.css';
import { ActingAs } from './acting-as';
import { SessionNotice } from './session-notice';
import { useConsoleSession } from './use-console-session';

/** As whom the console sends requests, and what ends a session. The console itself is in tests/e2e/console. */

resetSandboxBeforeEach();
beforeEach(() => {
  // Where an operation is displayed.
  document.documentElement.dataset.consoleView = 'operation';
});
afterEach(() => page.viewport(1280, 800));

function Session({ call, description }: { call?: ConsoleCall; description?: RequestDescription }) {
  const session = useConsoleSession(call, description, undefined);
  return (
    <>
      <ActingAs session={session} isSandbox isPending={!description} />
      <SessionNotice session={session} />
    </>
  );
}

const menu = page.getByRole('combobox', { name: 'Acting as' });
const notice = page.getBySelector('[role="status"]');
const radio = (name: string) => page.getByRole('radio', { name, exact: true });

/** Renders the session of an operation. `show` shows that of another operation, or after a call. */
async function openSession(operationId: string) {
  const description = await loadRequestDescription(operationId);
  const { rerender, unmount } = await render(<Session description={description} />);
  return {
    unmount,
    showOperation: async (id: string) =>
      rerender(<Session description={await loadRequestDescription(id)} />),
    showCall: async (call: ConsoleCall) =>
      rerender(<Session description={description} call={call} />),
  };
}

/** Sends a request to the sandbox like the console. */
async function call(method: string, path: string, token: string): Promise<ConsoleCall> {
  const url = `${location.origin}/sandbox${apiRoot}${path}`;
  const headers: Array<[string, string]> = [['X-Token', token]];
  const { signal } = new AbortController();
  const outcome = await sendRequest({ method, url, headers }, apiRoot + path, undefined, signal);
  return { operationId: 'a', method, url, token, isSandbox: true, ...outcome };
}

const deleteDana = () => callSandbox('/token/delete-user', sandboxPassword);

test('the user for whom an operation works is selected, until the reader selects one', async () => {
  const { showOperation, unmount } = await openSession('listAppointments');
  for (const [operationId, label] of [
    ['listAppointments', 'Dana (patient)'],
    ['createOverride', 'Casey (carrier)'],
    ['requestPasswordReset', 'Nobody'],
  ] as const) {
    await showOperation(operationId);
    await expect.element(menu).toHaveDisplayValue(label);
  }
  await menu.selectOptions('Support');
  await showOperation('createOverride');
  await expect.element(menu).toHaveValue(sandboxUsers.support.token);
  await unmount();
  await openSession('listAppointments');
  await expect.element(menu).toHaveValue(sandboxUsers.support.token);
});

test('in a wide window, nobody is selected before that is known, and the arrow keys select', async () => {
  await page.viewport(1440, 900);
  const { container, rerender } = await render(<Session />);
  await expect.element(radio('Nobody')).toBeVisible();
  expect(page.getByRole('radio', { checked: true }).elements()).toEqual([]);
  await rerender(<Session description={await loadRequestDescription('listAppointments')} />);
  await expect.element(radio('Dana (patient)')).toBeChecked();
  await press('Tab', 'ArrowRight');
  await expect.element(radio('Casey (carrier)')).toBeChecked();
  await radio('My token').click();
  await expect.element(page.getByLabelText('Access token (X-Token)')).toBeVisible();
  // One line of the console's bar.
  expect(container.firstElementChild?.clientHeight).toBeLessThan(48);
});

test('after a logout, requests are sent without a token, until a user is selected', async () => {
  const { showCall } = await openSession('invalidateToken');
  await menu.selectOptions('Alex (doctor)');
  await showCall(await call('POST', '/token/invalidate', sandboxUsers.doctor.token));
  await expect.element(notice).toHaveTextContent('You logged out');
  await expect.element(menu).toHaveValue('nobody');
  await menu.selectOptions('Alex (doctor)');
  await expect.element(menu).toHaveValue(sandboxUsers.doctor.token);
  await expect.element(notice).toBeEmptyDOMElement();
  expect(await callSandbox('/appointments', undefined, sandboxUsers.doctor.token)).toHaveProperty(
    'status',
    200,
  );
});

test('a user who was deleted cannot be selected, and a reset restores it', async () => {
  await deleteDana();
  const { showCall } = await openSession('listAppointments');
  await menu.selectOptions('Support');
  await menu.selectOptions('Dana (patient)');
  await expect.element(notice).toHaveTextContent('Dana Example was deleted');
  await expect.element(menu).toHaveValue(sandboxUsers.support.token);
  await notice.getByRole('button', { name: 'Reset the sandbox' }).click();
  await expect.element(notice).toHaveTextContent('Requests are sent as Dana Example now.');
  await expect.element(notice).toHaveFocus();
  await expect.element(menu).toHaveValue(sandboxUsers.patient.token);
  await deleteDana();
  await showCall(await call('GET', '/appointments', sandboxUsers.patient.token));
  await expect.element(notice).toHaveTextContent('Dana Example was deleted');
});
