import { describe, expect, it } from 'vitest';
import { listAdvisoryProblems } from './check-advisories';

const advisory = {
  url: 'https://github.com/advisories/GHSA-1111-2222-3333',
  title: 'A problem',
  name: 'a-package',
  severity: 'high',
};
const report = {
  vulnerabilities: { 'a-package': { via: [advisory] }, 'its-user': { via: ['a-package'] } },
};
const exception = { id: 'GHSA-1111-2222-3333', reason: 'It is not used.', until: '2027-01-31' };

describe('listAdvisoryProblems', () => {
  it('lists an advisory once, unless it has an exception', () => {
    expect(listAdvisoryProblems(report, [], '2026-11-22')).toEqual([
      'a-package: A problem (high, GHSA-1111-2222-3333)',
    ]);
    expect(listAdvisoryProblems(report, [exception], '2027-01-31')).toEqual([]);
  });

  it('lists exceptions that are over or no longer needed', () => {
    expect(listAdvisoryProblems(report, [exception], '2027-02-01')).toEqual([
      'The exception for GHSA-1111-2222-3333 ended on 2027-01-31. Check it again.',
    ]);
    expect(listAdvisoryProblems({ vulnerabilities: {} }, [exception], '2026-11-22')).toEqual([
      'The exception for GHSA-1111-2222-3333 is no longer needed. Remove it.',
    ]);
  });

  it.each([null, {}, { error: { code: 'ENOAUDIT' } }])('does not take %j for a report', (value) => {
    expect(listAdvisoryProblems(value, [], '2026-11-22')).toEqual([
      'The registry did not send a report. Run this again later.',
    ]);
  });
});
