import { expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { userList } from '../../api/users/users';
import { patientAccounts, roleAccounts } from './demo-accounts';

it('has an account for each listed user', () => {
  const titles = userList.map(({ title }) => title);
  expect(roleAccounts.map(({ title }) => title).sort()).toEqual(titles.sort());
});

it.each([...roleAccounts, ...patientAccounts])(
  '$name can use the token, and log in with the password',
  async ({ email, password, token }) => {
    const sandbox = createTestSandbox();
    const { status } = await sandbox.call('listAppointments', { token });
    expect(status).toBe(200);
    const account = sandbox.store.list('accounts').find((candidate) => candidate.email === email);
    const body = { email, password, oneTimePassword: account?.oneTimePassword };
    const login = await sandbox.call('createToken', { token: null, body });
    expect(login).toMatchObject({ status: 200, json: { email } });
  },
);
