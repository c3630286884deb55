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
  it('is active, has a liabilityLimit of 1000000000, and inherits the fields of its policy', () => {
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

  it('does not change if fields are missing', () => {
    expect(updatePerson(person, { gender: 'OTHER' }, policy)).toEqual({
      ...person,
      gender: 'OTHER',
    });
  });

  it('has a liabilityLimit of 0 if a negative value is sent', () => {
    expect(updatePerson(person, { liabilityLimit: -1 }, policy).liabilityLimit).toBe(0);
    expect(updatePerson(person, { liabilityLimit: 5 }, policy).liabilityLimit).toBe(5);
  });

  it('has no excess if a negative value is sent', () => {
    expect(updatePerson(person, { excessPercentage: -1 }, policy).excessPercentage).toBe(0);
    expect(updatePerson(person, { excessFee: -1 }, policy).excessFee).toBe(0);
  });

  it('inherits changes of its policy, except for its own values', () => {
    const { excessPercentage, ...rest } = policy;
    const next = { ...rest, endDate: '2028-12-31' };
    const changed = inheritPolicyChanges(person, policy, next);
    expect(changed.endDate).toBe('2028-12-31');
    expect(changed).not.toHaveProperty('excessPercentage');
    expect(inheritPolicyChanges({ ...person, endDate: '2027-06-30' }, policy, next).endDate).toBe(
      '2027-06-30',
    );
    expect(inheritPolicyChanges(person, policy, policy)).toBe(person);
  });
});
