import { describe, expect, it } from 'vitest';
import { createPolicy, updatePolicy } from './policy-update';

const sent = { companyId: 118, policyNumber: 'TRV-0000001' };
const created = createPolicy(7, { ...sent, excessPercentage: 20, excessFee: 5 }, '2027-03-02');

describe('a new policy', () => {
  it('is active, has 999 users and the day of its creation', () => {
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

  it('keeps what was sent, but for its id', () => {
    const wanted = {
      ...sent,
      policyId: 1,
      status: 'CANCELLED',
      creationDate: '2020-01-01',
    } as const;
    expect(createPolicy(7, wanted, '2027-03-02')).toMatchObject({ ...wanted, policyId: 7 });
  });
});

describe('an update of a policy', () => {
  it('on an update, any missing field is left unchanged', () => {
    expect(updatePolicy(created, { ...sent, phone: '+15550100042' })).toEqual({
      ...created,
      phone: '+15550100042',
    });
  });

  it('a negative value removes the excess', () => {
    const removed = updatePolicy(created, { ...sent, excessPercentage: -1 });
    expect(removed).not.toHaveProperty('excessPercentage');
    expect(removed.excessFee).toBe(5);
    expect(updatePolicy(created, { ...sent, excessFee: -0.5 })).not.toHaveProperty('excessFee');
    expect(updatePolicy(created, { ...sent, excessFee: 0 }).excessFee).toBe(0);
  });

  it('usersLimit: 0 is ignored (999 assumed), negative sets zero', () => {
    const limitOf = (usersLimit: number) =>
      updatePolicy(created, { ...sent, usersLimit }).usersLimit;
    expect([limitOf(0), limitOf(-3), limitOf(12)]).toEqual([999, 0, 12]);
    expect(createPolicy(7, { ...sent, usersLimit: 0 }, '2027-03-02').usersLimit).toBe(999);
  });

  it('notificationTimeBeforePolicyStart: 0 default, -1 do not send, other negative reverts to default', () => {
    const old = { ...created, notificationTimeBeforePolicyStart: 86_400 };
    const timeOf = (notificationTimeBeforePolicyStart?: number) =>
      updatePolicy(old, { ...sent, notificationTimeBeforePolicyStart })
        .notificationTimeBeforePolicyStart;
    expect([timeOf(0), timeOf(-1), timeOf(-2), timeOf(60)]).toEqual([undefined, -1, undefined, 60]);
    expect(timeOf()).toBe(86_400);
  });

  it('cancel a policy by passing the status CANCELLED', () => {
    expect(updatePolicy(created, { ...sent, status: 'CANCELLED' }).status).toBe('CANCELLED');
  });
});
