import { describe, expect, it } from 'vitest';
import { hasOutcome } from './case-outcome';
import { compareOutcome } from './compare-outcome';

const response = (status: number, value: unknown) => ({
  status,
  content: { kind: 'json' as const, values: [value], text: '' },
});

const outcome = {
  status: 200,
  expected: { fee: 60, patient: { name: 'Dana' }, revisions: [{ id: 1 }] },
};

describe('compareOutcome', () => {
  it('lists the status and each documented value, as expected and as returned', () => {
    const found = response(200, {
      fee: 50,
      other: 1,
      patient: {},
      revisions: [{ id: 1 }, { id: 2 }],
    });
    expect(
      compareOutcome(outcome, found).map(({ name, expected, found: returned, isMet }) =>
        [name, expected, returned, isMet].join(' '),
      ),
    ).toEqual([
      'status 200 200 true',
      'fee 60 50 false',
      'patient.name "Dana" missing false',
      'revisions.length 1 2 false',
      'revisions[0].id 1 1 true',
    ]);
  });

  it.each([
    response(200, { fee: 60, patient: { name: 'Dana' }, revisions: [{ id: 1 }] }),
    response(405, { fee: 60, patient: { name: 'Dana' }, revisions: [{ id: 1 }] }),
    response(200, { fee: 60 }),
    { status: 200, content: { kind: 'none' as const } },
  ])('agrees with the check of the whole outcome: %j', (found) => {
    expect(compareOutcome(outcome, found).every(({ isMet }) => isMet)).toBe(
      hasOutcome(outcome, found),
    );
  });

  it('lists only the status of a case without a documented body', () => {
    expect(compareOutcome({ status: 204 }, { status: 204, content: { kind: 'none' } })).toEqual([
      { name: 'status', expected: '204', found: '204', isMet: true },
    ]);
  });
});
