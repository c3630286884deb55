import { expect, it } from 'vitest';
import { findSimilarCases } from './find-similar-cases';

const createCase = (id: string, status: number, body: unknown) => ({
  ...{ id, status, body, label: id, group: 'case' as const, user: 'dana', parameters: {} },
});

it('has the cases first that were refused like the call, with the same fields', () => {
  const presets = [
    createCase('accepted', 200, { patientId: 1, profileId: 2 }),
    createCase('other-fields', 405, { vatId: 'x' }),
    createCase('same-fields', 405, { patientId: 1, profileId: 3 }),
    { ...createCase('example', 405, {}), group: 'example' as const },
  ];
  const content = '{"patientId": 1, "profileId": 4}';
  const body = { content, encoding: 'text' as const, isVerbatim: true };
  const call = {
    request: { method: 'POST', url: '/appointment', headers: [], body },
    response: { status: 405, headers: [] },
  };
  const found = findSimilarCases({ presets }, { call, path: '/appointment' });
  expect(found.map(({ id }) => id)).toEqual(['same-fields', 'other-fields', 'accepted']);
});
