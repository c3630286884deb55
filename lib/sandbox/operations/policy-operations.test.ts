import { describe, expect, it } from 'vitest';
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
    const dates = () => sandbox.store.get('policies', 30771)?.travelDates;
    expect(dates()).toEqual([{ ...spring, id: expect.any(Number), subscriberId: 48213 }]);
    await set(sandbox, []);
    expect(dates()).toEqual([]);
  });

  it('refuses a journey that ends before it starts, and an unknown policy', async () => {
    const reversed = { ...spring, endDate: '2027-02-01' };
    const { json } = await set(createTestSandbox(), [spring, reversed]);
    expect(json).toMatchObject({ data: { field: '[1].endDate', found: '2027-02-01' } });
    const unknown = await set(createTestSandbox(), [], { policyId: 1e300 });
    expect(unknown.json).toMatchObject({ error: 'SANDBOX_NOT_FOUND' });
  });

  it('needs the grant to modify', async () => {
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

  it('is forbidden for the policy of another company', async () => {
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

  it('end 24 hours after their start, unless another end is sent', async () => {
    const sandbox = createTestSandbox();
    const last = async (body: object) => {
      await create(sandbox, { status: 'HIDE', ...body });
      return sandbox.store.list('overrides').at(-1)?.endTimestamp;
    };
    expect(await last({ startTimestamp: '2027-03-05T08:00:00+02:00' })).toBe(
      '2027-03-06T06:00:00Z',
    );
    expect(await last({ startTimestamp: '9999-12-31T12:00:00Z' })).toBe('9999-12-31T23:59:59Z');
    expect(await last({ endTimestamp: '2027-03-02T09:10:00Z' })).toBe('2027-03-02T09:10:00Z');
    const { json } = await create(sandbox, {
      status: 'HIDE',
      endTimestamp: '2027-03-02T09:00:00Z',
    });
    expect(json).toMatchObject({ data: { field: 'endTimestamp' } });
  });

  it('status is required', async () => {
    const { json } = await create(createTestSandbox(), { reason: 'none' });
    expect(json).toMatchObject({ data: { field: 'status', reason: 'is required' } });
  });

  it('are for patients of the policy', async () => {
    const sandbox = createTestSandbox();
    expect((await create(sandbox, { status: 'COVERED', patientId: 90144 })).status).toBe(204);
    const { json } = await create(sandbox, { status: 'COVERED', patientId: 1e300 });
    expect(json).toMatchObject({ error: 'SANDBOX_NOT_FOUND', data: { field: 'patientId' } });
  });

  it('keep attachments, which can be downloaded', async () => {
    const sandbox = createTestSandbox();
    const photo = { name: 'Letter', base64Data: 'JVBERi0=', path: 'x', fileSize: 4 };
    await create(sandbox, { status: 'COVERED', attachments: [photo] });
    const [attachment] = Object(await list(sandbox)).at(-1).attachments;
    expect(attachment).toEqual({
      id: expect.any(Number),
      name: 'Letter',
      path: expect.stringMatching(/^photo-\d+\.pdf$/),
      fileSize: 5,
      timestampUploaded: '2027-03-02T09:10:00Z',
    });
    const { status, response } = await callAsCarrier(sandbox, 'downloadFile', {
      path: { name: attachment.path },
    });
    expect([status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('are written with the grant to modify, for one’s own policy too, and read without it', async () => {
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

  it('are forbidden for the policy of another company', async () => {
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

describe('the next visit', () => {
  const body = {
    visitFee: 60,
    visitFeeCurrency: 'EUR',
    patientId: 90144,
    country: 'PT',
    specialty: 'GENERAL',
    locationType: 'VIDEO_VISIT',
  };
  const calls = ['getNextVisitStatus', 'getNextVisitStatusForClient'] as const;
  const path = { policyId: 30771 };

  it('of Dana is covered, for herself and for her insurer', async () => {
    for (const id of calls) {
      for (const token of [tokens.dana, tokens.carrier]) {
        const { json } = await callAsCarrier(createTestSandbox(), id, { token, path, body });
        expect(json).toMatchObject({ chunkStatus: 'COVERED', priceLimit: 180 });
        expect(json).not.toHaveProperty('overriddenExcess');
      }
    }
  });

  it('follows an override', async () => {
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

  it('is forbidden to a carrier user for the policy of another company', async () => {
    for (const id of calls) {
      const sandbox = createPolicySandbox({ companyId: 119 });
      const { status } = await callAsCarrier(sandbox, id, { path: { policyId: 900 }, body });
      expect(status).toBe(403);
    }
  });

  it('needs a policy that the caller may see, and a patient of it', async () => {
    for (const id of calls) {
      const unseen = await callAsCarrier(createTestSandbox(), id, {
        token: tokens.profile,
        path,
        body,
      });
      expect(unseen.json).toMatchObject({ data: { field: 'policyId' } });
      const stranger = await callAsCarrier(createTestSandbox(), id, {
        path,
        body: { patientId: 5 },
      });
      expect(stranger.json).toMatchObject({ data: { field: 'patientId' } });
    }
  });
});

describe('samplePolicyWebHook', () => {
  it('stands for a payload', async () => {
    const sandbox = createTestSandbox();
    const { status } = await callAsCarrier(sandbox, 'samplePolicyWebHook', {
      body: { policyId: 30771 },
    });
    expect(status).toBe(204);
    expect(sandbox.store.list('webHooks')).toEqual(createTestSandbox().store.list('webHooks'));
  });
});
