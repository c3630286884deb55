import { expect, test } from 'vitest';
import { findSavedLines } from './saved-record';

const visit = { patientId: 90144, profileId: 5120, status: 'REQUESTED' };
const saved = { appointmentId: 1, ...visit };
const response = {
  token: 'a',
  people: [{ patientId: 90144, name: 'Dana' }],
  appointments: [{ ...saved, profileId: 1 }, saved],
};

test('a saved record is found in a larger response', () => {
  const lines = JSON.stringify(response, null, 2).split('\n');
  const [start = 0, end = 0] = (findSavedLines(response, visit) ?? '').split('-').map(Number);
  expect(JSON.parse(lines.slice(start - 1, end).join('\n'))).toEqual(saved);
});

test('a response that is the record has no lines, nor has one without it', () => {
  expect(findSavedLines(saved, visit)).toBeUndefined();
  expect(findSavedLines({ people: response.people }, visit)).toBeUndefined();
  expect(findSavedLines(response, 'text')).toBeUndefined();
});
