import { expect, it } from 'vitest';
import { roleUsers } from '../../calls/request/find-callers';
import { danaData } from '../../sandbox/seed/dana-data';
import { getOpenApiDocument } from '../description/load-openapi-document';
import { nobody } from '../users/nobody';
import { describeRoleUser, findRoleUser } from './role-user';
import { roleLabels } from './roles';

const accountOf = (token: string) => {
  const session = danaData.sessions.find(({ id }) => id === token);
  return danaData.accounts.find(({ id }) => id === session?.accountId);
};

it('has a user of the sandbox, or none, for each role', () => {
  const known = [nobody, ...roleUsers.map(({ id }) => id)];
  for (const role of Object.keys(roleLabels)) expect(known).toContain(findRoleUser(role));
});

it('knows the user of the sandbox who has a grant', () => {
  for (const grant of getOpenApiDocument().components.schemas.Grant?.enum ?? []) {
    const holder = roleUsers.find(({ token }) =>
      accountOf(token)?.permissions.some(({ grantEnum }) => grantEnum === grant),
    );
    expect([grant, findRoleUser(grant)]).toEqual([grant, holder?.id]);
  }
});

it('names the users of the sandbox', () => {
  for (const { id, name } of roleUsers) {
    const role = id === 'patient' ? 'user' : id;
    expect(describeRoleUser(role)).toContain(name.split(',')[0]);
  }
  expect(describeRoleUser('anonymous')).toBe('Requests start without a token.');
  expect(describeRoleUser('ADMIN')).toBe('No user of the sandbox has this grant.');
});

it.each(['toString', 'x', undefined])('knows no user for %j', (role) => {
  expect(findRoleUser(role)).toBeUndefined();
});
