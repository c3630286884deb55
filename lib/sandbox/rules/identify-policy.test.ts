import { describe, expect, it } from 'vitest';
import type { Schemas } from '../api-types';
import { createMemoryStore } from '../record-store';
import type { Company, Person, Policy } from '../sandbox-data';
import { ForbiddenError, RefusedError } from '../sandbox-response';
import { danaData } from '../seed/dana-data';
import { identifyPolicy } from './identify-policy';

const right = { COMPANY: '118', POLICY_NUMBER: 'TRV-0020417', LAST_NAME: 'Example' };

function createStage({
  company,
  policy,
  person,
}: {
  company?: Partial<Company>;
  policy?: Partial<Policy>;
  person?: Partial<Person>;
} = {}) {
  const store = createMemoryStore({
    ...danaData,
    companies: danaData.companies.map((one) => ({ ...one, ...company })),
    policies: danaData.policies.map((one) => ({ ...one, ...policy })),
    people: danaData.people.map((one) => ({ ...one, ...person })),
  });
  return (identifiers: Partial<Record<Schemas['IdentifierKey'], string>>) => {
    try {
      return { found: identifyPolicy(store, identifiers).id };
    } catch (error) {
      if (error instanceof ForbiddenError) return 'forbidden';
      if (error instanceof RefusedError) return error.refusal.data;
      throw error;
    }
  };
}
const found = { found: 30771 };

describe('the policy of identifier fields', () => {
  it('is found by the fields that the company lists in idFields', () => {
    expect(createStage()(right)).toEqual(found);
    expect(createStage()({ ...right, LAST_NAME: ' EXAMPLE ', FIRST_NAME: 'Kim' })).toEqual(found);
    const other = createStage({ company: { idFields: ['COMPANY', 'PERSONAL_ID_NUMBER'] } });
    expect(other({ COMPANY: '118', PERSONAL_ID_NUMBER: 'EX-4471902' })).toEqual(found);
  });

  it('«The provider supplies the company id. Calls with a wrong value are forbidden.»', () => {
    expect(createStage()({ ...right, COMPANY: '119' })).toBe('forbidden');
    expect(createStage()({ ...right, COMPANY: ' 118 ' })).toEqual(found);
    expect(createStage()({ POLICY_NUMBER: right.POLICY_NUMBER })).toMatchObject({
      field: 'COMPANY',
    });
  });

  it('«policy numbers ignore leading zeros and non-alphanumeric characters»', () => {
    const find = createStage({ company: { policyNumberRegEx: undefined } });
    expect(find({ ...right, POLICY_NUMBER: 'trv 20417' })).toEqual(found);
  });

  it('«The insurer defines the patterns of personal ids and policy numbers.»', () => {
    expect(createStage()({ ...right, POLICY_NUMBER: 'TRV-1' })).toMatchObject({
      field: 'POLICY_NUMBER',
      pattern: '^[A-Z]{3}-[0-9]{7}$',
    });
    expect(createStage()({ ...right, PERSONAL_ID_NUMBER: '1' })).toMatchObject({
      field: 'PERSONAL_ID_NUMBER',
      pattern: '^EX-[0-9]{7}$',
    });
  });

  it('is refused with the field that is missing', () => {
    expect(createStage()({ COMPANY: '118', LAST_NAME: ' ' })).toMatchObject({
      field: 'POLICY_NUMBER',
      missing: ['POLICY_NUMBER', 'LAST_NAME'],
    });
  });

  it('is refused with the fields that do not fit', () => {
    expect(createStage()({ ...right, LAST_NAME: 'Sample' })).toMatchObject({
      field: 'LAST_NAME',
      fields: ['LAST_NAME'],
    });
    expect(createStage()({ ...right, POLICY_NUMBER: 'TRV-9999999' })).toMatchObject({
      field: 'POLICY_NUMBER',
    });
  });

  it('tells nothing of policies where no number was asked for', () => {
    const find = createStage({ company: { idFields: ['LAST_NAME', 'DATE_OF_BIRTH'] } });
    expect(
      find({ COMPANY: '118', LAST_NAME: 'Example', DATE_OF_BIRTH: '1999-01-01' }),
    ).toMatchObject({ fields: ['LAST_NAME', 'DATE_OF_BIRTH'], field: 'LAST_NAME' });
  });

  it('compares dates, phone numbers, excess and the policy’s own identifier', () => {
    const find = createStage({
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
    const own = createStage({ policy: { policyIdentifier: { LAST_NAME: 'Household' } } });
    expect(own({ ...right, LAST_NAME: 'household' })).toEqual(found);
    expect(own(right)).toMatchObject({ field: 'LAST_NAME' });
  });

  it('holds nothing against anybody that the policy does not say', () => {
    const find = createStage({
      company: { idFields: ['POLICY_NUMBER', 'EMAIL_ADDRESS'] },
      policy: { email: undefined },
    });
    expect(find({ ...right, EMAIL_ADDRESS: 'any@example.com' })).toEqual(found);
  });

  it('needs every field to fit the same person', () => {
    expect(createStage({ person: { lastName: undefined } })(right)).toMatchObject({
      field: 'LAST_NAME',
    });
  });
});
