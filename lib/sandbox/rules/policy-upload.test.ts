import { describe, expect, it } from 'vitest';
import { addUser, callAsCarrier } from '../../../tests/support/sandbox/policy-helpers';
import {
  createTestSandbox,
  type TestSandbox,
  tokens,
} from '../../../tests/support/sandbox/test-sandbox';

const upload = (sandbox: TestSandbox, body: unknown[], token: string = tokens.carrier) =>
  callAsCarrier(sandbox, 'uploadPolicies', { body, token });

const dana = { companyId: 118, policyNumber: 'TRV-0020417' };
const newPolicy = { companyId: 118, policyNumber: 'NEW-0000001' };

/** Returns the policies with a policy number. */
const find = ({ store }: TestSandbox, number: string) =>
  store.list('policies').filter(({ policyNumber }) => policyNumber === number);

describe('uploadPolicies', () => {
  it('requires companyId and policyNumber', async () => {
    const sandbox = createTestSandbox();
    for (const field of ['companyId', 'policyNumber']) {
      const { status, json } = await upload(sandbox, [
        newPolicy,
        { ...newPolicy, [field]: undefined },
      ]);
      expect(status).toBe(405);
      expect(json).toMatchObject({ data: { field: `[1].${field}`, reason: 'is required' } });
    }
    expect(find(sandbox, newPolicy.policyNumber)).toEqual([]);
  });

  it('creates new policies and updates existing ones', async () => {
    const sandbox = createTestSandbox();
    const people = [{ firstName: 'Kim', lastName: 'Example' }];
    expect(
      (
        await upload(sandbox, [
          { ...newPolicy, people },
          { ...dana, phone: '1' },
        ])
      ).status,
    ).toBe(204);
    const [created] = find(sandbox, newPolicy.policyNumber);
    expect(created).toMatchObject({ ...newPolicy, status: 'ACTIVE', creationDate: '2027-03-02' });
    expect(sandbox.store.list('people').at(-1)).toMatchObject({ ...people[0], ...newPolicy });
    expect(find(sandbox, dana.policyNumber)).toEqual([expect.objectContaining({ phone: '1' })]);
  });

  it('does not change missing fields on an update', async () => {
    const sandbox = createTestSandbox();
    const before = sandbox.store.get('policies', 30771);
    await upload(sandbox, [{ ...dana, phone: '+15550100042' }]);
    expect(sandbox.store.get('policies', 30771)).toEqual({ ...before, phone: '+15550100042' });
  });

  it('removes the excess if the value is negative, also for people who inherited it', async () => {
    const sandbox = createTestSandbox();
    await upload(sandbox, [{ ...dana, excessPercentage: -1 }]);
    expect(sandbox.store.get('policies', 30771)).not.toHaveProperty('excessPercentage');
    expect(sandbox.store.get('people', 90144)).not.toHaveProperty('excessPercentage');
  });

  it('cancels a policy with the status CANCELLED', async () => {
    const sandbox = createTestSandbox();
    await upload(sandbox, [{ ...dana, status: 'CANCELLED' }]);
    expect(sandbox.store.get('policies', 30771)?.status).toBe('CANCELLED');
    expect(sandbox.store.list('webHooks').at(-1)).toMatchObject({
      hook: 'policyChanged',
      payload: { policyId: 30771, status: 'CANCELLED' },
    });
  });

  it('accepts the same policy twice in one upload', async () => {
    const sandbox = createTestSandbox();
    await upload(sandbox, [newPolicy, { ...newPolicy, phone: '1' }]);
    expect(find(sandbox, newPolicy.policyNumber)).toEqual([
      expect.objectContaining({ phone: '1' }),
    ]);
  });

  it('identifies people by id, personal id, or name and birthday, and adds the others', async () => {
    const sandbox = createTestSandbox();
    const { store } = sandbox;
    const listNames = () =>
      store
        .list('people')
        .filter(({ policyId }) => policyId === 30771)
        .map(({ firstName, gender }) => [firstName, gender]);
    await upload(sandbox, [{ ...dana, people: [{ personId: 90144, firstName: 'Dan' }] }]);
    await upload(sandbox, [
      { ...dana, people: [{ personalIdNumber: 'EX-4471902', firstName: 'Danny' }] },
    ]);
    const named = { firstName: 'danny', lastName: 'EXAMPLE', birthday: '1988-04-17' };
    const other = { ...named, birthday: '1999-01-01', firstName: 'Kim' };
    await upload(sandbox, [{ ...dana, people: [{ ...named, gender: 'OTHER' }, other, other] }]);
    expect(listNames()).toEqual([
      ['danny', 'OTHER'],
      ['Kim', undefined],
    ]);
  });

  it('returns 403 for a wrong company id and writes nothing', async () => {
    const sandbox = createTestSandbox();
    const { status } = await upload(sandbox, [newPolicy, { ...newPolicy, companyId: 4 }]);
    expect(status).toBe(403);
    expect(find(sandbox, newPolicy.policyNumber)).toEqual([]);
    const everywhere = addUser(sandbox, [{ grantEnum: 'INSURER_ADMIN' }]);
    expect((await upload(sandbox, [{ ...newPolicy, companyId: 1e300 }], everywhere)).status).toBe(
      403,
    );
    expect((await upload(sandbox, [newPolicy], everywhere)).status).toBe(204);
  });

  it('checks the insurer’s patterns of the policy number and the personal id', async () => {
    const sandbox = createTestSandbox();
    const number = await upload(sandbox, [newPolicy, { ...newPolicy, policyNumber: 'new' }]);
    expect(number.json).toMatchObject({
      data: { field: '[1].policyNumber', pattern: '^[A-Z]{3}-[0-9]{7}$', found: 'new' },
    });
    const person = await upload(sandbox, [
      { ...newPolicy, people: [{}, { personalIdNumber: 'x' }] },
    ]);
    expect(person.json).toMatchObject({ data: { field: '[0].people[1].personalIdNumber' } });
    expect(find(sandbox, newPolicy.policyNumber)).toEqual([]);
  });

  it('requires the grant to create or to modify', async () => {
    const sandbox = createTestSandbox();
    const creator = addUser(sandbox, [{ companyId: 118, grantEnum: 'CREATE_POLICY' }]);
    expect((await upload(sandbox, [newPolicy], creator)).status).toBe(204);
    const { json } = await upload(sandbox, [newPolicy], creator);
    expect(json).toMatchObject({
      error: 'SANDBOX_GRANT_MISSING',
      data: { grant: 'MODIFY_POLICY' },
    });
    const modifier = addUser(sandbox, [{ companyId: 118, grantEnum: 'MODIFY_POLICY' }]);
    expect((await upload(sandbox, [newPolicy], modifier)).status).toBe(204);
  });

  it('sets travel dates, which must not end before they start', async () => {
    const sandbox = createTestSandbox();
    const journey = { startDate: '2027-05-01', endDate: '2027-05-09' };
    await upload(sandbox, [{ ...newPolicy, travelDates: [journey] }]);
    expect(find(sandbox, newPolicy.policyNumber)[0]?.travelDates).toEqual([
      { ...journey, id: expect.any(Number) },
    ]);
    const { json } = await upload(sandbox, [
      { ...newPolicy, travelDates: [{ ...journey, endDate: '2027-04-01' }] },
    ]);
    expect(json).toMatchObject({ data: { field: '[0].travelDates[0].endDate' } });
  });

  it('uploads 20,000 policies within 10 seconds', async () => {
    const sandbox = createTestSandbox();
    const many = Array.from({ length: 20_000 }, (_, index) => ({
      companyId: 118,
      policyNumber: `BIG-${String(index).padStart(7, '0')}`,
      people: [{ firstName: 'Kim', lastName: String(index) }],
    }));
    const start = performance.now();
    expect((await upload(sandbox, many)).status).toBe(204);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('accepts an empty list', async () => {
    expect((await upload(createTestSandbox(), [])).status).toBe(204);
  });
});
