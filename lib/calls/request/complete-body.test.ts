import { describe, expect, it } from 'vitest';
import { requestDescription as description } from '../../../tests/support/request-description';
import { isRecord } from '../../kit/json/is-record';
import { addAllFields, findCompleteBody } from './complete-body';

describe('addAllFields', () => {
  it('adds the fields of the complete body and keeps the values', () => {
    const completeBody = { fee: 1, patients: [{ name: 'A', age: 3 }], isVideo: true };
    expect(
      addAllFields({ ...description, completeBody }, { fee: 60, patients: [{ name: 'B' }] }),
    ).toEqual({ fee: 60, patients: [{ name: 'B', age: 3 }], isVideo: true });
    expect(addAllFields({ ...description, completeBody: [{ a: 1 }] }, [])).toEqual([{ a: 1 }]);
  });

  it('adds values of each type if no example succeeds', () => {
    expect(addAllFields(description, { fee: 60 })).toEqual({
      fee: 60,
      language: 'EN',
      patients: [{ name: '' }],
      isVideo: false,
      keys: {},
    });
  });
});

describe('findCompleteBody', () => {
  it('leaves out what is not accepted', async () => {
    const isAccepted = async (body: unknown) => isRecord(body) && !('isVideo' in body);
    const visit = { $ref: '#/components/schemas/Visit' };
    expect(await findCompleteBody(visit, { fee: 60 }, description, isAccepted)).toEqual({
      fee: 60,
      language: 'EN',
      patients: [{ name: '' }],
      keys: {},
    });
  });
});
