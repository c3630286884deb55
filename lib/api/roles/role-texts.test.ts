import { expect, it } from 'vitest';
import {
  describeFieldAccess,
  describeListedOperation,
  describeOperationAccess,
  summarizeFieldAccess,
  summarizeOperations,
} from './role-texts';

it('names the role and the reason of an operation that the role cannot call', () => {
  expect(describeOperationAccess('doctor', ['token', 'carrier'])).toBe(
    'Not for Doctor: open to insurance carrier users only.',
  );
  expect(describeOperationAccess('anonymous', ['token', 'carrier'])).toBe(
    'Not for Anonymous: needs an access token.',
  );
  expect(describeListedOperation('support', ['token', 'carrier'])).toBe(
    'Not for Customer support: open to insurance carrier users only',
  );
});

it('notes what the specification does not state', () => {
  expect(describeOperationAccess('user', ['token'])).toContain('doesn’t say who may call this');
  expect(describeOperationAccess('ADMIN', ['token', 'carrier'])).toContain(
    'doesn’t say whether ADMIN is enough',
  );
  expect(describeFieldAccess('doctor', ['privileged'])).toContain(
    'doesn’t say whether Doctor sees it',
  );
  expect(summarizeFieldAccess('user', [])).toEqual([
    'The specification doesn’t say who sees its fields.',
  ]);
});

it('adds no note to an operation in a list that the role can call, or of which nothing is known', () => {
  expect(describeListedOperation('carrier', ['token', 'carrier'])).toBe('');
  expect(describeListedOperation('user', ['token'])).toBe('');
});

it('describes fields that a role sees never or only later', () => {
  expect(describeFieldAccess('user', ['privileged'])).toBe('Not visible to User');
  expect(describeFieldAccess('user', ['visit'])).toBe(
    'Visible to User only after an approved appointment with the profile',
  );
});

it('summarizes the fields of a page', () => {
  expect(summarizeFieldAccess('user', [['privileged'], ['privileged'], ['visit']])).toEqual([
    '2 fields aren’t visible to User.',
    '1 other field has a note.',
    'Who sees the others isn’t documented.',
  ]);
  expect(summarizeFieldAccess('doctor', [['privileged'], ['visit']])[0]).toBe(
    '2 fields have a note.',
  );
});

it('summarizes a list of operations', () => {
  expect(summarizeOperations('user', [['token'], ['token', 'carrier']], 3)).toEqual([
    '1 of 3 operations is not for User.',
    'The specification doesn’t say who may call 1 other.',
  ]);
  expect(summarizeOperations('anonymous', [['token'], ['token', 'carrier']], 3)).toEqual([
    '2 of 3 operations are not for Anonymous.',
  ]);
});
