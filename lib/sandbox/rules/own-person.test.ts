import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-error';
import type { Schemas } from '../api-types';
import type { Person } from '../sandbox-data';
import { danaData } from '../seed/dana-data';
import { addOwnPerson, updateOwnPerson } from './own-person';

function readSeed() {
  const [company] = danaData.companies;
  const [policy] = danaData.policies;
  const [person] = danaData.people;
  if (!company || !policy || !person) throw new Error('The seed has no data of Dana');
  return { company, policy, person };
}
const { company, policy, person } = readSeed();
const write = (sent: Schemas['Person']) => updateOwnPerson(person, sent, policy, company, policy);

/** Returns the `data` of the error record with which a function is refused. */
function getRefusalData(run: () => unknown): object {
  try {
    run();
  } catch (error) {
    if (error instanceof ApiError) return error.details.data;
  }
  return {};
}

describe('a person that a user saves', () => {
  it('does not change if fields are missing', () => {
    expect(write({})).toEqual(person);
  });

  it('has no excess if a negative value is sent', () => {
    // Without the field, the policy's excess would apply.
    expect(write({ excessPercentage: -1 }).excessPercentage).toBe(0);
    expect(write({ excessFee: 15 })).toMatchObject({ excessFee: 15, excessPercentage: 20 });
  });

  it('has a liabilityLimit of 0 if a negative value is sent, and of 1000000000 by default', () => {
    expect(write({ liabilityLimit: -5 }).liabilityLimit).toBe(0);
    expect(addOwnPerson(1, {}, policy, company, 2)).toMatchObject({
      personId: 1,
      subscriberId: 2,
      liabilityLimit: 1_000_000_000,
    });
  });

  it('has a subscriberId that cannot be changed', () => {
    expect(write({ subscriberId: 1 }).subscriberId).toBe(48213);
  });

  it('has a personal id that matches the personalIdRegEx of the insurer', () => {
    expect(write({ personalIdNumber: 'EX-0000001' }).personalIdNumber).toBe('EX-0000001');
    expect(getRefusalData(() => write({ personalIdNumber: '1' }))).toMatchObject({
      field: 'personalIdNumber',
      pattern: company.personalIdRegEx,
    });
  });

  it('belongs to the company of its policy', () => {
    expect(write({ companyId: 118 }).companyId).toBe(118);
    expect(getRefusalData(() => write({ companyId: 119 }))).toMatchObject({ field: 'companyId' });
  });

  it('inherits the fields of a policy to which it moves, unless it has its own or they were sent', () => {
    const other = { ...policy, id: 2, policyId: 2, endDate: '2028-03-31', excessPercentage: 10 };
    const move = (old: Person, sent: Schemas['Person'] = {}) =>
      updateOwnPerson(old, sent, other, company, policy);
    expect(move(person)).toMatchObject({ endDate: '2028-03-31', excessPercentage: 10 });
    expect(move(person, { excessPercentage: 5 }).excessPercentage).toBe(5);
    expect(move({ ...person, excessPercentage: 0 }).excessPercentage).toBe(0);
  });

  it('can only move to a policy that allows adding people', () => {
    const other = { ...policy, id: 2, policyId: 2 };
    expect(updateOwnPerson(person, {}, other, company, policy).policyId).toBe(2);
    const closed = { ...other, canAddPatients: false };
    expect(
      getRefusalData(() => updateOwnPerson(person, {}, closed, company, policy)),
    ).toMatchObject({
      field: 'policyId',
    });
  });
});
