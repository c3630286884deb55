import { describe, expect, it } from 'vitest';
import { createTestIndex, createTestRecord } from '../tests/create-test-index';
import { isExactIdentifier } from './rerank';

const operations = ['saveAppointment', 'saveAppointments'].map((id) =>
  createTestRecord({
    url: `/api/operations/${id}`,
    kind: 'operation',
    // The longer text about several of them makes the other one rank higher.
    name: id === 'saveAppointment' ? 'Create or update an appointment' : 'Save several',
    identifiers: [id],
    text: id === 'saveAppointment' ? 'One.' : 'saveAppointment, saveAppointment, saveAppointment.',
  }),
);
describe('a query that is an identifier', () => {
  it.each([
    ['saveAppointment', '/api/operations/saveAppointment'],
    ['SAVEAPPOINTMENT', '/api/operations/saveAppointment'],
    ['saveAppointments', '/api/operations/saveAppointments'],
    ['saveappointments', '/api/operations/saveAppointments'],
  ])('finds the record with exactly this identifier first: "%s"', async (query, url) => {
    const { engine, find } = await createTestIndex(operations);
    expect((await find(query))[0]).toBe(url);
    const { records } = await engine.findPages(query, { limit: 10, sections: 3 });
    expect(operations[records[0]?.id ?? -1]?.url).toBe(url);
  });

  it('is not a lowercase word, unless the identifier is in camel case', () => {
    const isExact = (query: string, name: string) =>
      isExactIdentifier(query, [`/type#${name}`, name, [], '']);
    expect(isExact('excess', 'EXCESS')).toBe(false);
    expect(isExact('EXCESS', 'EXCESS')).toBe(true);
    expect(isExact('userslimit', 'usersLimit')).toBe(true);
    expect(isExact('errors', 'Errors')).toBe(false);
    expect(isExactIdentifier('errors', ['/errors', 'Errors', [], ''])).toBe(true);
    expect(isExactIdentifier('error', ['/errors', 'Errors', [], ''])).toBe(false);
  });
});
