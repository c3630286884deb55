import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import { createPeopleImporter } from './people-importer';
import { createPolicy } from './policy-update';

const policy = createPolicy(7, { companyId: 118, policyNumber: 'TRV-0000001' }, '2027-03-02');
const kim = { firstName: 'Kim', lastName: 'Example', birthday: '1990-01-01' };

/** Returns the people of the policy after the given uploads. */
function upload(...uploads: object[][]) {
  const { store } = createTestSandbox();
  const people = createPeopleImporter(store, []);
  for (const sent of uploads) people.upsert(sent, policy);
  return store.list('people').filter(({ policyId }) => policyId === 7);
}

describe('the people of an upload', () => {
  it('are identified by name and birthday, even within one upload', () => {
    expect(upload([kim, { ...kim, gender: 'OTHER' }])).toEqual([
      expect.objectContaining({ ...kim, gender: 'OTHER' }),
    ]);
    expect(upload([kim], [{ ...kim, birthday: '1991-01-01' }])).toHaveLength(2);
  });

  it('are identified by the personal id first', () => {
    const numbered = { ...kim, personalIdNumber: 'EX-0000001' };
    const renamed = { personalIdNumber: 'EX-0000001', firstName: 'Kimberly' };
    expect(upload([numbered], [renamed])).toEqual([
      expect.objectContaining({ ...kim, ...renamed }),
    ]);
  });

  it('are added if nothing identifies them', () => {
    expect(upload([{}, {}, { personId: 90144 }])).toHaveLength(3);
  });

  it('do not change people of another policy', () => {
    const { store } = createTestSandbox();
    const before = store.get('people', 90144);
    createPeopleImporter(store, []).upsert([{ personId: 90144, firstName: 'Nobody' }], policy);
    expect(store.get('people', 90144)).toEqual(before);
  });

  it('do not change if the upload does not contain them', () => {
    expect(upload([kim], [])).toHaveLength(1);
  });
});
