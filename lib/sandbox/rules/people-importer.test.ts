import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { createPeopleImporter } from './people-importer';
import { createPolicy } from './policy-update';

const policy = createPolicy(7, { companyId: 118, policyNumber: 'TRV-0000001' }, '2027-03-02');
const kim = { firstName: 'Kim', lastName: 'Example', birthday: '1990-01-01' };

/** The people of the policy after some uploads. */
function save(...uploads: object[][]) {
  const { store } = createTestSandbox();
  const people = createPeopleImporter(store, []);
  for (const sent of uploads) people.upsert(sent, policy);
  return store.list('people').filter(({ policyId }) => policyId === 7);
}

describe('the people of an upload', () => {
  it('are recognized by name and birthday, also within one upload', () => {
    expect(save([kim, { ...kim, gender: 'OTHER' }])).toEqual([
      expect.objectContaining({ ...kim, gender: 'OTHER' }),
    ]);
    expect(save([kim], [{ ...kim, birthday: '1991-01-01' }])).toHaveLength(2);
  });

  it('are recognized by the personal id first', () => {
    const numbered = { ...kim, personalIdNumber: 'EX-0000001' };
    const renamed = { personalIdNumber: 'EX-0000001', firstName: 'Kimberly' };
    expect(save([numbered], [renamed])).toEqual([expect.objectContaining({ ...kim, ...renamed })]);
  });

  it('are added where nothing says who they are', () => {
    expect(save([{}, {}, { personId: 90144 }])).toHaveLength(3);
  });

  it('never change the people of another policy', () => {
    const { store } = createTestSandbox();
    const before = store.get('people', 90144);
    createPeopleImporter(store, []).upsert([{ personId: 90144, firstName: 'Nobody' }], policy);
    expect(store.get('people', 90144)).toEqual(before);
  });

  it('that an upload does not name stay as they are', () => {
    expect(save([kim], [])).toHaveLength(1);
  });
});
