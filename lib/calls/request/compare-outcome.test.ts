import { describe, expect, it } from 'vitest';
import { compareOutcome, hasOutcome } from './compare-outcome';

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

  it('lists only the status of a case without a documented body', () => {
    expect(compareOutcome({ status: 204 }, { status: 204, content: { kind: 'none' } })).toEqual([
      { name: 'status', expected: '204', found: '204', isMet: true },
    ]);
  });
});

describe('hasOutcome', () => {
  it.each([
    [{ a: 1 }, { a: 1, b: 2 }, true],
    [{ a: { b: 'x' } }, { a: { b: 'x', c: null } }, true],
    [[{ a: 1 }], [{ a: 1, b: 2 }], true],
    [{ a: 1 }, { a: '1' }, false],
    [{ a: 1 }, {}, false],
    [[{ a: 1 }], [{ a: 1 }, { a: 2 }], false],
    [[], {}, false],
    [{}, { a: 1 }, true],
    [{}, 'text', false],
    [{ a: null }, 'text', false],
  ])('%j in the response %j: %s', (expected, value, result) => {
    expect(hasOutcome({ status: 200, expected }, response(200, value))).toBe(result);
  });

  it('compares the status', () => {
    expect(hasOutcome(outcome, response(405, outcome.expected))).toBe(false);
    expect(hasOutcome({ status: 204 }, { status: 204, content: { kind: 'none' } })).toBe(true);
  });

  it('needs JSON if values are documented', () => {
    expect(hasOutcome(outcome, { status: 200, content: { kind: 'none' } })).toBe(false);
  });
});
