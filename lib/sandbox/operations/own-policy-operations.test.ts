import { describe, expect, it } from 'vitest';
import { addUser } from '../../../tests/support/sandbox/policy-helpers';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';
import { expectToSatisfyApiSpec } from '../../../tests/support/sandbox-contract/expect-to-satisfy-api-spec';
import type { Person, Policy } from '../sandbox-data';

const identifiers = { COMPANY: '118', POLICY_NUMBER: 'TRV-0020417', LAST_NAME: 'Example' };

/** Makes a call, and sees to it that its answer fits the description. */
async function send(sandbox: TestSandbox, ...[id, sent]: Parameters<TestSandbox['call']>) {
  const answer = await sandbox.call(id, sent);
  await expectToSatisfyApiSpec(id, answer);
  return answer;
}

/** A sandbox with a new user who has no policy, and the user's token. */
async function createStage(policy: Partial<Policy> = {}) {
  const sandbox = createTestSandbox();
  const known = sandbox.store.get('policies', 30771);
  if (known) sandbox.store.put('policies', { ...known, ...policy });
  const { json } = await sandbox.call('createToken', {
    token: null,
    body: { email: 'new@example.com', password: 'secret' },
  });
  return { sandbox, token: String(Object(json).token) };
}

describe('POST /token/policies', () => {
  it('adds the policy to the user, with its people and its company', async () => {
    const { sandbox, token } = await createStage();
    const { status, json } = await send(sandbox, 'addPolicyToUser', { token, body: identifiers });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      token,
      policies: [{ policyId: 30771, policyNumber: 'TRV-0020417' }],
      people: expect.arrayContaining([expect.objectContaining({ personId: 90144 })]),
      companies: [{ companyId: 118 }],
    });
  });

  it('adds a policy that is there already once', async () => {
    const sandbox = createTestSandbox();
    const before = sandbox.store.get('accounts', 48213)?.policyIds;
    await send(sandbox, 'addPolicyToUser', { body: identifiers });
    expect(sandbox.store.get('accounts', 48213)?.policyIds).toEqual(before);
  });

  it('is forbidden with a wrong company id', async () => {
    const { sandbox, token } = await createStage();
    for (const COMPANY of ['999', '', '118x', 'Infinity']) {
      const body = { ...identifiers, COMPANY };
      expect((await send(sandbox, 'addPolicyToUser', { token, body })).status).toBe(403);
    }
  });

  it('refuses by usersLimit, but not whom the policy has already', async () => {
    const { sandbox, token } = await createStage({ usersLimit: 1 });
    const { status, json } = await send(sandbox, 'addPolicyToUser', { token, body: identifiers });
    expect(status).toBe(405);
    expect(json).toMatchObject({ error: 'SANDBOX_USERS_LIMIT' });
    expect((await send(sandbox, 'addPolicyToUser', { body: identifiers })).status).toBe(200);
  });

  it('adds a cancelled policy, which stays cancelled', async () => {
    const { sandbox, token } = await createStage({ status: 'CANCELLED' });
    const { json } = await send(sandbox, 'addPolicyToUser', { token, body: identifiers });
    expect(json).toMatchObject({ policies: [{ status: 'CANCELLED' }] });
  });
});

describe('POST /token/policies/{id}/cancel', () => {
  const cancel = (sandbox: TestSandbox, token: string = tokens.dana, id = 30771) =>
    send(sandbox, 'cancelUserPolicy', { token, path: { id } });

  it('cancels: policies cannot be deleted', async () => {
    const sandbox = createTestSandbox();
    expect((await cancel(sandbox)).status).toBe(204);
    expect(sandbox.store.get('policies', 30771)).toMatchObject({ status: 'CANCELLED' });
    const { json } = await send(sandbox, 'createToken', { body: {} });
    expect(Object(json).policies).toContainEqual(
      expect.objectContaining({ policyId: 30771, status: 'CANCELLED' }),
    );
  });

  it('is for the policy’s users, and for carrier users with the grant to modify', async () => {
    const sandbox = createTestSandbox();
    const reader = addUser(sandbox, [{ companyId: 118, grantEnum: 'QUERY_POLICY' }]);
    const { json } = await cancel(sandbox, reader);
    expect(json).toMatchObject({
      error: 'SANDBOX_GRANT_MISSING',
      data: { grant: 'MODIFY_POLICY' },
    });
    expect(sandbox.store.get('policies', 30771)?.status).toBe('ACTIVE');
    expect((await cancel(sandbox, tokens.carrier, 30816)).status).toBe(403);
    expect((await cancel(sandbox, tokens.carrier)).status).toBe(204);
  });

  it('sends the web hook of the policy, once', async () => {
    const sandbox = createTestSandbox();
    await cancel(sandbox);
    expect((await cancel(sandbox)).status).toBe(204);
    const hooks = sandbox.store.list('webHooks').filter((one) => one.hook === 'policyChanged');
    expect(hooks.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ policyId: 30771, status: 'CANCELLED' }),
    ]);
  });

  it('refuses a policy that is somebody else’s, or that there is not', async () => {
    const { sandbox, token } = await createStage();
    expect((await cancel(sandbox, token)).status).toBe(405);
    expect((await cancel(sandbox, tokens.dana, 1)).status).toBe(405);
    expect(sandbox.store.get('policies', 30771)).toMatchObject({ status: 'ACTIVE' });
  });
});

describe('POST /token/policies/update', () => {
  it('answers with success, as its body is not published', async () => {
    expect((await send(createTestSandbox(), 'updateUserPolicies')).status).toBe(204);
  });
});

describe('POST /token/policies/contact', () => {
  it('keeps the request for the insurer', async () => {
    const sandbox = createTestSandbox();
    const body = { personId: 90144, language: 'EN', phone: '+15550100042' };
    expect((await send(sandbox, 'requestInsurerContact', { body })).status).toBe(204);
    expect(sandbox.store.list('insurerContacts').at(-1)).toMatchObject({
      ...body,
      timestamp: '2027-03-02T09:10:00Z',
    });
    expect((await send(sandbox, 'requestInsurerContact', { body: {} })).status).toBe(204);
  });

  it('refuses a person of somebody else', async () => {
    const { sandbox, token } = await createStage();
    const body = { personId: 90144 };
    const { json } = await send(sandbox, 'requestInsurerContact', { token, body });
    expect(json).toMatchObject({ data: { field: 'personId' } });
  });
});

describe('POST /token/people', () => {
  const save = (sandbox: TestSandbox, body: object, token: string = tokens.dana) =>
    send(sandbox, 'savePerson', { token, body });
  const readDana = ({ store }: TestSandbox) => store.get('people', 90144);
  const readLast = ({ store }: TestSandbox): Person | undefined => store.list('people').at(-1);

  it('updates a person, and leaves missing fields as they are', async () => {
    const sandbox = createTestSandbox();
    const before = readDana(sandbox);
    const body = { personId: 90144, firstNameLatin: 'Dana' };
    expect((await save(sandbox, body)).status).toBe(204);
    expect(readDana(sandbox)).toEqual({ ...before, firstNameLatin: 'Dana' });
  });

  it('adds a person to a policy of the user', async () => {
    const sandbox = createTestSandbox();
    expect((await save(sandbox, { policyId: 30771, firstName: 'Kim' })).status).toBe(204);
    const added = readLast(sandbox);
    expect(added).toMatchObject({
      personId: added?.id,
      policyId: 30771,
      firstName: 'Kim',
      status: 'ACTIVE',
      liabilityLimit: 1000000000,
      subscriberId: 48213,
      companyId: 118,
      policyNumber: 'TRV-0020417',
      startDate: '2027-01-01',
      endDate: '2027-12-31',
    });
    const { json } = await send(sandbox, 'createToken', { body: {} });
    expect(Object(json).people).toContainEqual(expect.objectContaining({ firstName: 'Kim' }));
  });

  it('refuses an addition without a policy, to another’s, and where canAddPatients is false', async () => {
    const { sandbox, token } = await createStage({ canAddPatients: false });
    const count = sandbox.store.list('people').length;
    for (const answer of [
      await save(sandbox, { firstName: 'Kim' }),
      await save(sandbox, { firstName: 'Kim', policyId: 30771 }, token),
      await save(sandbox, { firstName: 'Kim', policyId: 30771 }),
    ]) {
      expect(answer.status).toBe(405);
      expect(answer.json).toMatchObject({ data: { field: 'policyId' } });
    }
    expect(sandbox.store.list('people').length).toBe(count);
    expect((await save(sandbox, { personId: 90144, policyId: 30771 })).status).toBe(204);
  });

  it('moves a person to another policy, whose dates and excess it has from then on', async () => {
    const sandbox = createTestSandbox();
    const account = sandbox.store.get('accounts', 48213);
    if (account) sandbox.store.put('accounts', { ...account, policyIds: [30771, 30814] });
    expect((await save(sandbox, { personId: 90144, policyId: 30814 })).status).toBe(204);
    expect(readDana(sandbox)).toMatchObject({
      policyId: 30814,
      startDate: '2027-04-01',
      endDate: '2028-03-31',
      excessPercentage: 10,
    });
  });

  it('lets a carrier user write with the grant to modify only, in the old policy and the new', async () => {
    const sandbox = createTestSandbox();
    const refused = { error: 'SANDBOX_GRANT_MISSING', data: { grant: 'MODIFY_POLICY' } };
    const reader = addUser(sandbox, [{ companyId: 118, grantEnum: 'QUERY_POLICY' }]);
    for (const body of [{ personId: 90144 }, { policyId: 30771 }]) {
      expect((await save(sandbox, body, reader)).json).toMatchObject(refused);
    }
    const half = addUser(sandbox, [
      { companyId: 118, grantEnum: 'QUERY_POLICY' },
      { companyId: 120, grantEnum: 'MODIFY_POLICY' },
    ]);
    const move = { personId: 90144, policyId: 30816 };
    expect((await save(sandbox, move, half)).json).toMatchObject(refused);
    const full = addUser(sandbox, [{ grantEnum: 'MODIFY_POLICY' }]);
    expect((await save(sandbox, move, full)).status).toBe(204);
  });

  it('refuses a person of somebody else', async () => {
    const { sandbox, token } = await createStage();
    const { json } = await save(sandbox, { personId: 90144, firstName: 'Eve' }, token);
    expect(json).toMatchObject({ data: { field: 'personId' } });
  });

  it('changes neither the id nor whose person it is', async () => {
    const sandbox = createTestSandbox();
    await save(sandbox, { personId: 90144, subscriberId: 48301, policyNumber: 'X' });
    expect(readDana(sandbox)).toMatchObject({ subscriberId: 48213, policyNumber: 'TRV-0020417' });
  });

  it('removes the excess by a negative value, and zeroes the liability by a negative limit', async () => {
    const sandbox = createTestSandbox();
    const body = { personId: 90144, excessPercentage: -1, excessFee: -1, liabilityLimit: -1 };
    expect((await save(sandbox, body)).status).toBe(204);
    expect(readDana(sandbox)).toMatchObject({
      liabilityLimit: 0,
      excessPercentage: 0,
      excessFee: 0,
    });
  });
});
