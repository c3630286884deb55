import { describe, expect, it } from 'vitest';
import { restatesNames } from './check-descriptions';

describe('restatesNames', () => {
  it.each([
    ['Id of the revision.', 'appointmentRevisionId'],
    ['Whether the policies are disabled.', 'policyDisabled'],
    ['The number of the voucher.', 'voucher_number'],
    ['Address 2.', 'address2'],
    ['', 'x'],
  ])('"%s" says nothing beside %s', (description, name) => {
    expect(restatesNames(description, [name])).toBe(true);
  });

  it.each([
    ['Id of the revision, to detect changes.', 'appointmentRevisionId'],
    ['Meters.', 'distance'],
    ['0 if there is none.', 'count'],
  ])('"%s" says more than %s', (description, name) => {
    expect(restatesNames(description, [name])).toBe(false);
  });

  it('compares with several names', () => {
    expect(restatesNames('Status of the policy.', ['status'])).toBe(false);
    expect(restatesNames('Status of the policy.', ['status', 'Policy'])).toBe(true);
  });
});
