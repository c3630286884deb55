import { describe, expect, it } from 'vitest';
import type { Schemas } from '../api-types';
import type { Person } from '../sandbox-data';
import { RefusedError } from '../sandbox-response';
import { danaData } from '../seed/dana-data';
import { addOwnPerson, updateOwnPerson } from './own-person';

function readSeed() {
  const [company] = danaData.companies;
  const [policy] = danaData.policies;
  const [person] = danaData.people;
  if (!company || !policy || !person) throw new Error('The seed has no Dana');
  return { company, policy, person };
}
const { company, policy, person } = readSeed();
const write = (sent: Schemas['Person']) => updateOwnPerson(person, sent, policy, company, policy);

/** What the error record of a refused call would hold. */
function refusalOf(run: () => unknown): object {
  try {
    run();
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal.data;
  }
  return {};
}

describe('a person that a user writes', () => {
  it('«Missing fields stay unchanged»', () => {
    expect(write({})).toEqual(person);
  });

  it('«A negative value removes the excess.»', () => {
    // An absent field would mean that the policy's excess holds.
    expect(write({ excessPercentage: -1 }).excessPercentage).toBe(0);
    expect(write({ excessFee: 15 })).toMatchObject({ excessFee: 15, excessPercentage: 20 });
  });

  it('«A negative liabilityLimit zeroes the liability. The default is 1000000000.»', () => {
    expect(write({ liabilityLimit: -5 }).liabilityLimit).toBe(0);
    expect(addOwnPerson(1, {}, policy, company, 2)).toMatchObject({
      personId: 1,
      subscriberId: 2,
      liabilityLimit: 1_000_000_000,
    });
  });

  it('stays whose it is', () => {
    expect(write({ subscriberId: 1 }).subscriberId).toBe(48213);
  });

  it('«The insurer defines the pattern of the personal id in personalIdRegEx.»', () => {
    expect(write({ personalIdNumber: 'EX-0000001' }).personalIdNumber).toBe('EX-0000001');
    expect(refusalOf(() => write({ personalIdNumber: '1' }))).toMatchObject({
      field: 'personalIdNumber',
      pattern: company.personalIdRegEx,
    });
  });

  it('is of the company of its policy', () => {
    expect(write({ companyId: 118 }).companyId).toBe(118);
    expect(refusalOf(() => write({ companyId: 119 }))).toMatchObject({ field: 'companyId' });
  });

  it('has what a policy has to which it moves, but for what is its own or was sent', () => {
    const other = { ...policy, id: 2, policyId: 2, endDate: '2028-03-31', excessPercentage: 10 };
    const move = (old: Person, sent: Schemas['Person'] = {}) =>
      updateOwnPerson(old, sent, other, company, policy);
    expect(move(person)).toMatchObject({ endDate: '2028-03-31', excessPercentage: 10 });
    expect(move(person, { excessPercentage: 5 }).excessPercentage).toBe(5);
    expect(move({ ...person, excessPercentage: 0 }).excessPercentage).toBe(0);
  });

  it('can move to a policy that takes people', () => {
    const other = { ...policy, id: 2, policyId: 2 };
    expect(updateOwnPerson(person, {}, other, company, policy).policyId).toBe(2);
    const closed = { ...other, canAddPatients: false };
    expect(refusalOf(() => updateOwnPerson(person, {}, closed, company, policy))).toMatchObject({
      field: 'policyId',
    });
  });
});
