import { expect, it } from 'vitest';
import { matchesField } from './matches-field';

it('matches a part of the name, ignoring case and spaces around the query', () => {
  expect(matchesField('patientId', 1, ' PATIENT ')).toBe(true);
  expect(matchesField('patientId', 'profile', 'profile')).toBe(false);
  expect(matchesField('patientId', 1, '')).toBe(true);
});

it('matches names inside objects and lists', () => {
  const value = { answers: [{ questionId: 4, text: 'Yes' }] };
  expect(matchesField('questionnaire', value, 'questionid')).toBe(true);
  expect(matchesField('questionnaire', value, 'yes')).toBe(false);
});
