import { describe, expect, it } from 'vitest';
import { omitUndefined } from './omit-undefined';
import { createPolicy, updatePolicy } from './policy-update';

const sent = { companyId: 118, policyNumber: 'TRV-0000001' };
const created = createPolicy(7, { ...sent, excessPercentage: 20, excessFee: 5 }, '2027-03-02');

describe('a new policy', () => {
  it('is active and has a limit of 999 users and its creation date', () => {
    expect(createPolicy(7, sent, '2027-03-02')).toEqual({
      ...sent,
      id: 7,
      policyId: 7,
      status: 'ACTIVE',
      scope: 'API',
      usersLimit: 999,
      creationDate: '2027-03-02',
    });
  });

  it('has the fields that were sent, except for the id', () => {
    const fields = {
      ...sent,
      policyId: 1,
      status: 'CANCELLED',
      creationDate: '2020-01-01',
    } as const;
    expect(createPolicy(7, fields, '2027-03-02')).toMatchObject({ ...fields, policyId: 7 });
  });
});

describe('an update of a policy', () => {
  it('does not change missing fields', () => {
    expect(updatePolicy(created, { ...sent, phone: '+15550100042' })).toEqual({
      ...created,
      phone: '+15550100042',
    });
  });

  it('removes the excess if the value is negative', () => {
    const removed = updatePolicy(created, { ...sent, excessPercentage: -1 });
    expect(removed).not.toHaveProperty('excessPercentage');
    expect(removed.excessFee).toBe(5);
    expect(updatePolicy(created, { ...sent, excessFee: -0.5 })).not.toHaveProperty('excessFee');
    expect(updatePolicy(created, { ...sent, excessFee: 0 }).excessFee).toBe(0);
  });

  it('reads a usersLimit of 0 as 999, and a negative one as 0', () => {
    const getLimit = (usersLimit: number) =>
      updatePolicy(created, { ...sent, usersLimit }).usersLimit;
    expect([getLimit(0), getLimit(-3), getLimit(12)]).toEqual([999, 0, 12]);
    expect(createPolicy(7, { ...sent, usersLimit: 0 }, '2027-03-02').usersLimit).toBe(999);
  });

  it('reads a notificationTimeBeforePolicyStart of 0 or below -1 as the default, but not -1', () => {
    const old = { ...created, notificationTimeBeforePolicyStart: 86_400 };
    const getTime = (notificationTimeBeforePolicyStart?: number) =>
      updatePolicy(old, omitUndefined({ ...sent, notificationTimeBeforePolicyStart }))
        .notificationTimeBeforePolicyStart;
    expect([getTime(0), getTime(-1), getTime(-2), getTime(60)]).toEqual([
      undefined,
      -1,
      undefined,
      60,
    ]);
    expect(getTime()).toBe(86_400);
  });

  it('cancels a policy with the status CANCELLED', () => {
    expect(updatePolicy(created, { ...sent, status: 'CANCELLED' }).status).toBe('CANCELLED');
  });
});
