import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { callAndValidate } from '../../../tests/support/sandbox/appointment-helpers';
import { addUser } from '../../../tests/support/sandbox/policy-helpers';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';
import type { Person, Policy } from '../sandbox-data';

const identifiers = { COMPANY: '118', POLICY_NUMBER: 'TRV-0020417', LAST_NAME: 'Example' };

/** Creates a sandbox with a new user without policies, and returns the user's token. */
async function createSandboxWithNewUser(policy: Partial<Policy> = {}) {
  const sandbox = createTestSandbox();
  const stored = sandbox.store.get('policies', 30771);
  if (stored) sandbox.store.put('policies', { ...stored, ...policy });
  const { json } = await sandbox.call('createToken', {
    token: null,
    body: { email: 'new@example.com', password: 'secret' },
  });
  return { sandbox, token: z.object({ token: z.string() }).parse(json).token };
}

describe('POST /token/policies', () => {
  it('adds the policy with its people and its company to the user', async () => {
    const { sandbox, token } = await createSandboxWithNewUser();
    const { status, json } = await callAndValidate(sandbox, 'addPolicyToUser', {
      token,
      body: identifiers,
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      token,
      policies: [{ policyId: 30771, policyNumber: 'TRV-0020417' }],
      people: expect.arrayContaining([expect.objectContaining({ personId: 90144 })]),
      companies: [{ companyId: 118 }],
    });
  });

  it('does not add a policy twice', async () => {
    const sandbox = createTestSandbox();
    const before = sandbox.store.get('accounts', 48213)?.policyIds;
    await callAndValidate(sandbox, 'addPolicyToUser', { body: identifiers });
    expect(sandbox.store.get('accounts', 48213)?.policyIds).toEqual(before);
  });

  it('returns 403 for a wrong company id', async () => {
    const { sandbox, token } = await createSandboxWithNewUser();
    for (const COMPANY of ['999', '', '118x', 'Infinity']) {
      const body = { ...identifiers, COMPANY };
      expect((await callAndValidate(sandbox, 'addPolicyToUser', { token, body })).status).toBe(403);
    }
  });

  it('refuses new users above usersLimit, but not existing ones', async () => {
    const { sandbox, token } = await createSandboxWithNewUser({ usersLimit: 1 });
    const { status, json } = await callAndValidate(sandbox, 'addPolicyToUser', {
      token,
      body: identifiers,
    });
    expect(status).toBe(405);
    expect(json).toMatchObject({ error: 'SANDBOX_USERS_LIMIT' });
    expect((await callAndValidate(sandbox, 'addPolicyToUser', { body: identifiers })).status).toBe(
      200,
    );
  });

  it('adds a CANCELLED policy without changing its status', async () => {
    const { sandbox, token } = await createSandboxWithNewUser({ status: 'CANCELLED' });
    const { json } = await callAndValidate(sandbox, 'addPolicyToUser', {
      token,
      body: identifiers,
    });
    expect(json).toMatchObject({ policies: [{ status: 'CANCELLED' }] });
  });
});

describe('POST /token/policies/{id}/cancel', () => {
  const cancel = (sandbox: TestSandbox, token: string = tokens.patient, id = 30771) =>
    callAndValidate(sandbox, 'cancelUserPolicy', { token, path: { id } });

  it('sets the status CANCELLED and does not remove the policy', async () => {
    const sandbox = createTestSandbox();
    expect((await cancel(sandbox)).status).toBe(204);
    expect(sandbox.store.get('policies', 30771)).toMatchObject({ status: 'CANCELLED' });
    const { json } = await callAndValidate(sandbox, 'createToken', { body: {} });
    expect(json).toMatchObject({
      policies: expect.arrayContaining([
        expect.objectContaining({ policyId: 30771, status: 'CANCELLED' }),
      ]),
    });
  });

  it('is allowed for users of the policy, and for carrier users with the grant MODIFY_POLICY', async () => {
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

  it('records the webhook of the policy once', async () => {
    const sandbox = createTestSandbox();
    await cancel(sandbox);
    expect((await cancel(sandbox)).status).toBe(204);
    const hooks = sandbox.store.list('webHooks').filter(({ hook }) => hook === 'policyChanged');
    expect(hooks.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ policyId: 30771, status: 'CANCELLED' }),
    ]);
  });

  it('refuses policies of other users and unknown policies', async () => {
    const { sandbox, token } = await createSandboxWithNewUser();
    expect((await cancel(sandbox, token)).status).toBe(405);
    expect((await cancel(sandbox, tokens.patient, 1)).status).toBe(405);
    expect(sandbox.store.get('policies', 30771)).toMatchObject({ status: 'ACTIVE' });
  });
});

describe('POST /token/policies/update', () => {
  it('returns 204, because its body is not documented', async () => {
    expect((await callAndValidate(createTestSandbox(), 'updateUserPolicies')).status).toBe(204);
  });
});

describe('POST /token/policies/contact', () => {
  it('stores the request for the insurer', async () => {
    const sandbox = createTestSandbox();
    const body = { personId: 90144, language: 'EN', phone: '+15550100042' };
    expect((await callAndValidate(sandbox, 'requestInsurerContact', { body })).status).toBe(204);
    expect(sandbox.store.list('insurerContacts').at(-1)).toMatchObject({
      ...body,
      timestamp: '2027-03-02T09:10:00Z',
    });
    expect((await callAndValidate(sandbox, 'requestInsurerContact', { body: {} })).status).toBe(
      204,
    );
  });

  it('refuses people of other users', async () => {
    const { sandbox, token } = await createSandboxWithNewUser();
    const body = { personId: 90144 };
    const { json } = await callAndValidate(sandbox, 'requestInsurerContact', { token, body });
    expect(json).toMatchObject({ data: { field: 'personId' } });
  });
});

describe('POST /token/people', () => {
  const save = (sandbox: TestSandbox, body: object, token: string = tokens.patient) =>
    callAndValidate(sandbox, 'savePerson', { token, body });
  const readDana = ({ store }: TestSandbox) => store.get('people', 90144);
  const readLast = ({ store }: TestSandbox): Person | undefined => store.list('people').at(-1);

  it('updates a person without changing missing fields', async () => {
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
    const { json } = await callAndValidate(sandbox, 'createToken', { body: {} });
    expect(json).toMatchObject({
      people: expect.arrayContaining([expect.objectContaining({ firstName: 'Kim' })]),
    });
  });

  it('refuses to add a person without a policy, to a policy of another user, or if canAddPatients is false', async () => {
    const { sandbox, token } = await createSandboxWithNewUser({ canAddPatients: false });
    const count = sandbox.store.list('people').length;
    for (const response of [
      await save(sandbox, { firstName: 'Kim' }),
      await save(sandbox, { firstName: 'Kim', policyId: 30771 }, token),
      await save(sandbox, { firstName: 'Kim', policyId: 30771 }),
    ]) {
      expect(response.status).toBe(405);
      expect(response.json).toMatchObject({ data: { field: 'policyId' } });
    }
    expect(sandbox.store.list('people').length).toBe(count);
    expect((await save(sandbox, { personId: 90144, policyId: 30771 })).status).toBe(204);
  });

  it('moves a person to another policy with its dates and excess', async () => {
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

  it('requires the grant MODIFY_POLICY of a carrier user for the old and the new policy', async () => {
    const sandbox = createTestSandbox();
    const refused = { error: 'SANDBOX_GRANT_MISSING', data: { grant: 'MODIFY_POLICY' } };
    const reader = addUser(sandbox, [{ companyId: 118, grantEnum: 'QUERY_POLICY' }]);
    for (const body of [{ personId: 90144 }, { policyId: 30771 }]) {
      expect((await save(sandbox, body, reader)).json).toMatchObject(refused);
    }
    const partial = addUser(sandbox, [
      { companyId: 118, grantEnum: 'QUERY_POLICY' },
      { companyId: 120, grantEnum: 'MODIFY_POLICY' },
    ]);
    const move = { personId: 90144, policyId: 30816 };
    expect((await save(sandbox, move, partial)).json).toMatchObject(refused);
    const full = addUser(sandbox, [{ grantEnum: 'MODIFY_POLICY' }]);
    expect((await save(sandbox, move, full)).status).toBe(204);
  });

  it('refuses people of other users', async () => {
    const { sandbox, token } = await createSandboxWithNewUser();
    const { json } = await save(sandbox, { personId: 90144, firstName: 'Eve' }, token);
    expect(json).toMatchObject({ data: { field: 'personId' } });
  });

  it('does not change the subscriber and the policy number', async () => {
    const sandbox = createTestSandbox();
    await save(sandbox, { personId: 90144, subscriberId: 48301, policyNumber: 'X' });
    expect(readDana(sandbox)).toMatchObject({ subscriberId: 48213, policyNumber: 'TRV-0020417' });
  });

  it('removes the excess and the liability if the values are negative', async () => {
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
