import { expect, it } from 'vitest';
import { danaData } from '../../sandbox/seed/dana-data';
import { listDocumentedValues } from '../description/documented-values';
import { getOpenApiDocument } from '../description/load-openapi-document';
import { userList } from '../users/users';
import { describeRoleUser, findRoleUser } from './role-user';

it('knows the user of the sandbox who has a grant', () => {
  for (const grant of listDocumentedValues(getOpenApiDocument().components.schemas.Grant ?? {})) {
    const holder = danaData.accounts.find(({ permissions }) =>
      permissions.some(({ grantEnum }) => grantEnum === grant),
    );
    const user = userList.find(({ accountId }) => accountId === holder?.id);
    expect([grant, findRoleUser(grant)]).toEqual([grant, user?.id]);
  }
});

it('names the users of the sandbox', () => {
  expect(describeRoleUser('user')).toBe('Requests to the sandbox start as Dana Example.');
  expect(describeRoleUser('anonymous')).toBe('Requests start without a token.');
  expect(describeRoleUser('ADMIN')).toBe('No user of the sandbox has this grant.');
});

it.each(['toString', 'x', undefined])('knows no user for %j', (role) => {
  expect(findRoleUser(role)).toBeUndefined();
});
