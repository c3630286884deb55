import { describe, expect, it } from 'vitest';
import { createPerson, inheritPolicyChanges, updatePerson } from './person-update';
import { createPolicy } from './policy-update';

const policy = createPolicy(
  7,
  { companyId: 118, policyNumber: 'TRV-0000001', endDate: '2027-12-31', excessPercentage: 20 },
  '2027-03-02',
);
const person = createPerson(8, { firstName: 'Kim', personId: 1, policyNumber: 'X' }, policy);

describe('a person of an upload', () => {
  it('is active, with a liabilityLimit of 1000000000, and has what its policy has', () => {
    expect(person).toEqual({
      id: 8,
      personId: 8,
      policyId: 7,
      companyId: 118,
      policyNumber: 'TRV-0000001',
      firstName: 'Kim',
      status: 'ACTIVE',
      liabilityLimit: 1_000_000_000,
      endDate: '2027-12-31',
      excessPercentage: 20,
    });
  });

  it('missing fields stay unchanged', () => {
    expect(updatePerson(person, { gender: 'OTHER' }, policy)).toEqual({
      ...person,
      gender: 'OTHER',
    });
  });

  it('liabilityLimit: negative zeroes it', () => {
    expect(updatePerson(person, { liabilityLimit: -1 }, policy).liabilityLimit).toBe(0);
    expect(updatePerson(person, { liabilityLimit: 5 }, policy).liabilityLimit).toBe(5);
  });

  it('a negative value in the excess field removes the person’s excess', () => {
    expect(updatePerson(person, { excessPercentage: -1 }, policy).excessPercentage).toBe(0);
    expect(updatePerson(person, { excessFee: -1 }, policy).excessFee).toBe(0);
  });

  it('follows its policy, but for what is its own', () => {
    const { excessPercentage, ...rest } = policy;
    const next = { ...rest, endDate: '2028-12-31' };
    const followed = inheritPolicyChanges(person, policy, next);
    expect(followed.endDate).toBe('2028-12-31');
    expect(followed).not.toHaveProperty('excessPercentage');
    expect(inheritPolicyChanges({ ...person, endDate: '2027-06-30' }, policy, next).endDate).toBe(
      '2027-06-30',
    );
    expect(inheritPolicyChanges(person, policy, policy)).toBe(person);
  });
});
