import { describe, expect, it } from 'vitest';
import { ApiError, ForbiddenError } from '../api-error';
import type { Schemas } from '../api-types';
import { createMemoryStore } from '../record-store';
import type { Company, Person, Policy } from '../sandbox-data';
import { danaData } from '../seed/dana-data';
import { identifyPolicy } from './identify-policy';
import { type FieldChanges, omitUndefined } from './omit-undefined';

const validIdentifiers = { COMPANY: '118', POLICY_NUMBER: 'TRV-0020417', LAST_NAME: 'Example' };

function createPolicyFinder({
  company,
  policy,
  person,
}: {
  company?: FieldChanges<Company>;
  policy?: FieldChanges<Policy>;
  person?: FieldChanges<Person>;
} = {}) {
  const store = createMemoryStore({
    ...danaData,
    companies: danaData.companies.map((record) => omitUndefined({ ...record, ...company })),
    policies: danaData.policies.map((record) => omitUndefined({ ...record, ...policy })),
    people: danaData.people.map((record) => omitUndefined({ ...record, ...person })),
  });
  return (identifiers: Partial<Record<Schemas['IdentifierKey'], string>>) => {
    try {
      return { found: identifyPolicy(store, identifiers).id };
    } catch (error) {
      if (error instanceof ForbiddenError) return 'forbidden';
      if (error instanceof ApiError) return error.details.data;
      throw error;
    }
  };
}
const found = { found: 30771 };

describe('identifyPolicy', () => {
  it('finds the policy by the fields that the company lists in idFields', () => {
    expect(createPolicyFinder()(validIdentifiers)).toEqual(found);
    expect(
      createPolicyFinder()({ ...validIdentifiers, LAST_NAME: ' EXAMPLE ', FIRST_NAME: 'Kim' }),
    ).toEqual(found);
    const other = createPolicyFinder({ company: { idFields: ['COMPANY', 'PERSONAL_ID_NUMBER'] } });
    expect(other({ COMPANY: '118', PERSONAL_ID_NUMBER: 'EX-4471902' })).toEqual(found);
  });

  it('forbids a wrong company id', () => {
    expect(createPolicyFinder()({ ...validIdentifiers, COMPANY: '119' })).toBe('forbidden');
    expect(createPolicyFinder()({ ...validIdentifiers, COMPANY: ' 118 ' })).toEqual(found);
    expect(createPolicyFinder()({ POLICY_NUMBER: validIdentifiers.POLICY_NUMBER })).toMatchObject({
      field: 'COMPANY',
    });
  });

  it('ignores leading zeros and non-alphanumeric characters of policy numbers', () => {
    const find = createPolicyFinder({ company: { policyNumberRegEx: undefined } });
    expect(find({ ...validIdentifiers, POLICY_NUMBER: 'trv 20417' })).toEqual(found);
  });

  it('checks the insurer’s patterns of personal ids and policy numbers', () => {
    expect(createPolicyFinder()({ ...validIdentifiers, POLICY_NUMBER: 'TRV-1' })).toMatchObject({
      field: 'POLICY_NUMBER',
      pattern: '^[A-Z]{3}-[0-9]{7}$',
    });
    expect(createPolicyFinder()({ ...validIdentifiers, PERSONAL_ID_NUMBER: '1' })).toMatchObject({
      field: 'PERSONAL_ID_NUMBER',
      pattern: '^EX-[0-9]{7}$',
    });
  });

  it('reports missing fields', () => {
    expect(createPolicyFinder()({ COMPANY: '118', LAST_NAME: ' ' })).toMatchObject({
      field: 'POLICY_NUMBER',
      missing: ['POLICY_NUMBER', 'LAST_NAME'],
    });
  });

  it('reports fields that do not match', () => {
    expect(createPolicyFinder()({ ...validIdentifiers, LAST_NAME: 'Sample' })).toMatchObject({
      field: 'LAST_NAME',
      fields: ['LAST_NAME'],
    });
    expect(
      createPolicyFinder()({ ...validIdentifiers, POLICY_NUMBER: 'TRV-9999999' }),
    ).toMatchObject({
      field: 'POLICY_NUMBER',
    });
  });

  it('does not reveal which fields match if the company does not identify policies by number', () => {
    const find = createPolicyFinder({ company: { idFields: ['LAST_NAME', 'DATE_OF_BIRTH'] } });
    expect(
      find({ COMPANY: '118', LAST_NAME: 'Example', DATE_OF_BIRTH: '1999-01-01' }),
    ).toMatchObject({ fields: ['LAST_NAME', 'DATE_OF_BIRTH'], field: 'LAST_NAME' });
  });

  it('compares dates, phone numbers, the excess, and the policyIdentifier', () => {
    const find = createPolicyFinder({
      company: {
        idFields: ['DATE_OF_BIRTH', 'POLICY_START_DATE', 'PHONE_NUMBER', 'EXCESS', 'LATITUDE'],
      },
      policy: { phone: '+1 555 0100-042' },
    });
    const sent = {
      COMPANY: '118',
      DATE_OF_BIRTH: '1988-04-17',
      POLICY_START_DATE: '2027-01-01',
      PHONE_NUMBER: '15550100042',
      EXCESS: '20',
      LATITUDE: '38.7',
    };
    expect(find(sent)).toEqual(found);
    expect(find({ ...sent, EXCESS: '10' })).not.toEqual(found);
    const own = createPolicyFinder({ policy: { policyIdentifier: { LAST_NAME: 'Household' } } });
    expect(own({ ...validIdentifiers, LAST_NAME: 'household' })).toEqual(found);
    expect(own(validIdentifiers)).toMatchObject({ field: 'LAST_NAME' });
  });

  it('ignores fields that the policy does not have', () => {
    const find = createPolicyFinder({
      company: { idFields: ['POLICY_NUMBER', 'EMAIL_ADDRESS'] },
      policy: { email: undefined },
    });
    expect(find({ ...validIdentifiers, EMAIL_ADDRESS: 'any@example.com' })).toEqual(found);
  });

  it('requires all fields to match the same person', () => {
    expect(createPolicyFinder({ person: { lastName: undefined } })(validIdentifiers)).toMatchObject(
      {
        field: 'LAST_NAME',
      },
    );
  });
});
