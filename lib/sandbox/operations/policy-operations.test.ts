import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  addUser,
  callAsCarrier,
  createPolicySandbox,
} from '../../../tests/support/sandbox/policy-helpers';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';

describe('setTravelDates', () => {
  const set = (sandbox: TestSandbox, body: unknown[], path = { policyId: 30771 }) =>
    callAsCarrier(sandbox, 'setTravelDates', { path, body, query: { subscriber: 48213 } });
  const spring = { startDate: '2027-02-25', endDate: '2027-03-09' };

  it('sets the travel dates of a policy for a subscriber', async () => {
    const sandbox = createTestSandbox();
    expect((await set(sandbox, [spring])).status).toBe(204);
    const getDates = () => sandbox.store.get('policies', 30771)?.travelDates;
    expect(getDates()).toEqual([{ ...spring, id: expect.any(Number), subscriberId: 48213 }]);
    await set(sandbox, []);
    expect(getDates()).toEqual([]);
  });

  it('refuses journeys that end before they start, and unknown policies', async () => {
    const reversed = { ...spring, endDate: '2027-02-01' };
    const { json } = await set(createTestSandbox(), [spring, reversed]);
    expect(json).toMatchObject({ data: { field: '[1].endDate', found: '2027-02-01' } });
    const unknown = await set(createTestSandbox(), [], { policyId: 1e300 });
    expect(unknown.json).toMatchObject({ error: 'SANDBOX_NOT_FOUND' });
  });

  it('requires the grant MODIFY_POLICY', async () => {
    const sandbox = createTestSandbox();
    const token = addUser(sandbox, [{ companyId: 118, grantEnum: 'QUERY_POLICY' }]);
    const sent = { token, path: { policyId: 30771 }, body: [spring] };
    const { json } = await callAsCarrier(sandbox, 'setTravelDates', sent);
    expect(json).toMatchObject({
      error: 'SANDBOX_GRANT_MISSING',
      data: { grant: 'MODIFY_POLICY' },
    });
    expect(sandbox.store.get('policies', 30771)).not.toHaveProperty('travelDates');
  });

  it('returns 403 for a policy of another company', async () => {
    expect((await set(createPolicySandbox({ companyId: 4 }), [], { policyId: 900 })).status).toBe(
      403,
    );
  });
});

describe('overrides', () => {
  const path = { policyId: 30771 };
  const create = (sandbox: TestSandbox, body: object) =>
    callAsCarrier(sandbox, 'createOverride', { path, body });
  const list = async (sandbox: TestSandbox) =>
    (await callAsCarrier(sandbox, 'listOverrides', { path })).json;

  it('have the defaults of the specification', async () => {
    const sandbox = createPolicySandbox();
    sandbox.store.list('overrides').map(({ id }) => sandbox.store.remove('overrides', id));
    expect((await create(sandbox, { status: 'HIDE' })).status).toBe(204);
    expect(await list(sandbox)).toEqual([
      {
        status: 'HIDE',
        startTimestamp: '2027-03-02T09:10:00Z',
        endTimestamp: '2027-03-03T09:10:00Z',
        visitsNumber: 1,
        excessFee: 0,
        priceLimitCurrency: 'EUR',
        initiatorId: 48301,
        initiatorName: 'Casey Carrier',
        timestamp: '2027-03-02T09:10:00Z',
      },
    ]);
  });

  it('end 24 hours after their start by default', async () => {
    const sandbox = createTestSandbox();
    const getLastEnd = async (body: object) => {
      await create(sandbox, { status: 'HIDE', ...body });
      return sandbox.store.list('overrides').at(-1)?.endTimestamp;
    };
    expect(await getLastEnd({ startTimestamp: '2027-03-05T08:00:00+02:00' })).toBe(
      '2027-03-06T06:00:00Z',
    );
    expect(await getLastEnd({ startTimestamp: '9999-12-31T12:00:00Z' })).toBe(
      '9999-12-31T23:59:59Z',
    );
    expect(await getLastEnd({ endTimestamp: '2027-03-02T09:10:00Z' })).toBe('2027-03-02T09:10:00Z');
    const { json } = await create(sandbox, {
      status: 'HIDE',
      endTimestamp: '2027-03-02T09:00:00Z',
    });
    expect(json).toMatchObject({ data: { field: 'endTimestamp' } });
  });

  it('require a status', async () => {
    const { json } = await create(createTestSandbox(), { reason: 'none' });
    expect(json).toMatchObject({ data: { field: 'status', reason: 'is required' } });
  });

  it('only apply to patients of the policy', async () => {
    const sandbox = createTestSandbox();
    expect((await create(sandbox, { status: 'COVERED', patientId: 90144 })).status).toBe(204);
    const { json } = await create(sandbox, { status: 'COVERED', patientId: 1e300 });
    expect(json).toMatchObject({ error: 'SANDBOX_NOT_FOUND', data: { field: 'patientId' } });
  });

  it('have attachments that can be downloaded', async () => {
    const sandbox = createTestSandbox();
    const photo = { name: 'Letter', base64Data: 'JVBERi0=', path: 'x', fileSize: 4 };
    await create(sandbox, { status: 'COVERED', attachments: [photo] });
    const overrides = z
      .array(z.object({ attachments: z.array(z.looseObject({ path: z.string() })).optional() }))
      .parse(await list(sandbox));
    const attachment = overrides.at(-1)?.attachments?.[0];
    expect(attachment).toEqual({
      id: expect.any(Number),
      name: 'Letter',
      path: expect.stringMatching(/^photo-\d+\.pdf$/),
      fileSize: 5,
      timestampUploaded: '2027-03-02T09:10:00Z',
    });
    const { status, response } = await callAsCarrier(sandbox, 'downloadFile', {
      path: { name: attachment?.path ?? '' },
    });
    expect([status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('require the grant MODIFY_POLICY for writing, even for an own policy, but not for reading', async () => {
    const sandbox = createTestSandbox();
    const reader = [{ companyId: 118, grantEnum: 'QUERY_POLICY' as const }];
    const token = addUser(sandbox, reader, { policyIds: [30771] });
    const { json } = await callAsCarrier(sandbox, 'createOverride', {
      token,
      path,
      body: { status: 'HIDE' },
    });
    expect(json).toMatchObject({
      error: 'SANDBOX_GRANT_MISSING',
      data: { grant: 'MODIFY_POLICY' },
    });
    const read = await callAsCarrier(sandbox, 'listOverrides', { token, path });
    expect([read.status, read.json]).toEqual([200, []]);
  });

  it('return 403 for a policy of another company', async () => {
    const sandbox = createPolicySandbox({ companyId: 4 });
    const sent = { path: { policyId: 900 } };
    expect((await callAsCarrier(sandbox, 'listOverrides', sent)).status).toBe(403);
    const body = { status: 'HIDE' };
    expect((await callAsCarrier(sandbox, 'createOverride', { ...sent, body })).status).toBe(403);
    expect((await callAsCarrier(sandbox, 'listOverrides', { path: { policyId: 1 } })).status).toBe(
      405,
    );
  });
});

describe('the next-visit status', () => {
  const body = {
    visitFee: 60,
    visitFeeCurrency: 'EUR',
    patientId: 90144,
    country: 'PT',
    specialty: 'GENERAL',
    locationType: 'VIDEO_VISIT',
  };
  const operationIds = ['getNextVisitStatus', 'getNextVisitStatusForClient'] as const;
  const path = { policyId: 30771 };

  it('is COVERED for Dana, whether she or her insurer requests it', async () => {
    for (const id of operationIds) {
      for (const token of [tokens.patient, tokens.carrier]) {
        const { json } = await callAsCarrier(createTestSandbox(), id, { token, path, body });
        expect(json).toMatchObject({ chunkStatus: 'COVERED', priceLimit: 180 });
        expect(json).not.toHaveProperty('overriddenExcess');
      }
    }
  });

  it('depends on an override', async () => {
    const sandbox = createTestSandbox();
    const override = { status: 'PREPAYMENT', excessFee: 12, patientId: 90144 };
    await callAsCarrier(sandbox, 'createOverride', { path, body: override });
    const { json } = await callAsCarrier(sandbox, 'getNextVisitStatus', { path, body });
    expect(json).toMatchObject({
      chunkStatus: 'PREPAYMENT',
      overriddenExcess: 12,
      priceLimit: 180,
    });
    sandbox.clock.advance(24 * 60);
    const later = await callAsCarrier(sandbox, 'getNextVisitStatus', { path, body });
    expect(later.json).toMatchObject({ chunkStatus: 'COVERED' });
  });

  it('returns 403 to a carrier user for a policy of another company', async () => {
    for (const id of operationIds) {
      const sandbox = createPolicySandbox({ companyId: 119 });
      const { status } = await callAsCarrier(sandbox, id, { path: { policyId: 900 }, body });
      expect(status).toBe(403);
    }
  });

  it('requires a policy that the caller can view, and a patient of the policy', async () => {
    for (const id of operationIds) {
      const notVisible = await callAsCarrier(createTestSandbox(), id, {
        token: tokens.doctor,
        path,
        body,
      });
      expect(notVisible.json).toMatchObject({ data: { field: 'policyId' } });
      const stranger = await callAsCarrier(createTestSandbox(), id, {
        path,
        body: { patientId: 5 },
      });
      expect(stranger.json).toMatchObject({ data: { field: 'patientId' } });
    }
  });
});

describe('samplePolicyWebHook', () => {
  it('has no effect', async () => {
    const sandbox = createTestSandbox();
    const { status } = await callAsCarrier(sandbox, 'samplePolicyWebHook', {
      body: { policyId: 30771 },
    });
    expect(status).toBe(204);
    expect(sandbox.store.list('webHooks')).toEqual(createTestSandbox().store.list('webHooks'));
  });
});
