import { expect, test } from 'vitest';
import { getQueryType } from './ranking-parameters';

test.each([
  ['policyNumber', 'identifier'],
  ['check-home-distance', 'identifier'],
  ['70412', 'identifier'],
  ['how do I cancel a visit', 'question'],
  // A task is the question how to do it.
  ['cancel an appointment', 'question'],
  ['Upload the policy of a family', 'question'],
  ['cancel a', 'words'],
  ['canceled visits', 'words'],
  ['405', 'words'],
  ['a token', 'words'],
  ['the life of a visit', 'words'],
])('the type of "%s" is %s', (query, type) => {
  expect(getQueryType(query)).toBe(type);
});
