import { expect, it } from 'vitest';
import { danaData } from '../../sandbox/seed/dana-data';
import { namedSessions } from '../../sandbox/seed/named-people';
import { getWorkflows } from '../arazzo/load-workflows';
import { findRoleUser } from '../roles/role-user';
import { roleLabels } from '../roles/roles';
import { getUsers } from './load-users';
import { callers, sandboxUsers, userList } from './users';

it('are those of the list', () => {
  const { nobody, users } = getUsers();
  expect({ callers, sandboxUsers }).toEqual({ callers: { nobody, ...users }, sandboxUsers: users });
});

it('have each role of the reference once', () => {
  const roles = Object.values(callers).flatMap((caller) => caller.roles);
  expect(roles.toSorted()).toEqual([...new Set(roles)].toSorted());
  const ids = Object.keys(roleLabels).map(findRoleUser);
  expect(ids.toSorted()).toEqual(Object.keys(callers).toSorted());
});

it('are all accounts of the data that pages refer to', () => {
  const accounts = danaData.accounts.map(({ id, email }) => ({ id, email }));
  const listed = userList.map(({ accountId, email }) => ({ id: accountId, email }));
  expect(accounts).toHaveLength(listed.length);
  expect(accounts).toEqual(expect.arrayContaining(listed));
});

it('have the tokens that workflows send as them', () => {
  const inputs = getWorkflows().flatMap(({ file, workflows: [{ inputs: found }] }) =>
    Object.entries(found?.properties ?? {}).map(([name, input]) => ({ file, name, ...input })),
  );
  const tokens = inputs.filter(({ name }) => name.endsWith('Token'));
  expect(tokens.length).toBeGreaterThan(20);
  // Some workflows are those of another patient.
  const patients = namedSessions.map(({ id }) => id);
  for (const { file, name, default: token } of tokens) {
    const user = userList.find(({ id }) => `${id}Token` === name);
    const known = user?.id === 'patient' ? [user.token, ...patients] : [user?.token];
    expect(known, `${file}: ${name}`).toContain(token);
  }
});
