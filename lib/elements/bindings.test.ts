import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expandDeepLink, meetsCondition, resolveBindings, resolveText } from './bindings';
import { conditionCases, conditionInputs } from './condition-cases';
import type { Condition } from './contract-types';
import { isDisabledUntil } from './disabled-until';

const locale = { language: 'en-US-u-hc-h23', timeZone: 'UTC' };

describe('resolveText', () => {
  const data = {
    name: 'Dana',
    count: 1234,
    day: '2026-11-24',
    at: '2026-11-24T10:30:00Z',
    object: {},
  };
  it.each([
    ['literal text', 'literal text'],
    [{ bind: '/name' }, 'Dana'],
    [{ bind: '/none', default: 'nobody' }, 'nobody'],
    [{ bind: '/none' }, ''],
    [{ bind: '/object' }, ''],
    [{ bind: '/count', format: 'number' }, '1,234'],
    [{ bind: '/day', format: 'date' }, 'November 24, 2026'],
    [{ bind: '/at', format: 'time' }, '10:30'],
    [{ bind: '/at', format: 'dateTime' }, 'November 24, 2026 at 10:30'],
    [{ bind: '/name', format: 'date' }, 'Dana'],
    [
      { key: 'a', default: 'Hello, {name}{other}', values: { name: { bind: '/name' } } },
      'Hello, Dana{other}',
    ],
  ] as const)('resolves %j to "%s"', (text, expected) => {
    expect(resolveText(text, data, locale)).toBe(expected);
  });

  it('does not shift a date to the previous day', () => {
    const text = resolveText({ bind: '/day', format: 'date' }, data, {
      language: 'en-US-u-hc-h23',
      timeZone: 'America/Lima',
    });
    expect(text).toBe('November 24, 2026');
  });

  it('does not read inherited properties', () => {
    expect(resolveText({ bind: '/constructor/name' }, {}, locale)).toBe('');
  });
});

describe('meetsCondition', () => {
  const data = { status: 'REQUESTED', list: [], number: 5, no: false };
  it.each<[Condition, boolean]>([
    [{ bind: '/status', equals: 'REQUESTED' }, true],
    [{ bind: '/status', notEquals: 'REQUESTED' }, false],
    [{ bind: '/status', oneOf: ['A', 'REQUESTED'] }, true],
    [{ bind: '/list', exists: true }, false],
    [{ bind: '/list', exists: false }, true],
    [{ bind: '/no', exists: true }, true],
    [{ bind: '/number', above: 5 }, false],
    [{ bind: '/number', below: 6 }, true],
    [{ bind: '/status', above: 1 }, false],
    [{ all: [{ bind: '/number', above: 1 }, { not: { bind: '/list', exists: true } }] }, true],
    [
      {
        any: [
          { bind: '/a', exists: true },
          { bind: '/b', exists: true },
        ],
      },
      false,
    ],
  ])('evaluates %j to %s', (condition, expected) => {
    expect(meetsCondition(condition, data)).toBe(expected);
  });

  it.each(
    conditionCases.flatMap(({ condition, results }) =>
      conditionInputs.map(({ title, data }, index) => ({
        condition,
        title,
        data,
        expected: results[index],
      })),
    ),
  )('evaluates $condition to $expected for "$title"', ({ condition, data, expected }) => {
    expect(meetsCondition(condition, data)).toBe(expected);
  });

  it('never meets both a condition and its negation', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 2 }), fc.string(), (json, expected) => {
        const condition: Condition = { bind: '/a', equals: expected };
        const data = { a: JSON.parse(json) };
        return meetsCondition(condition, data) !== meetsCondition({ not: condition }, data);
      }),
    );
  });
});

describe('resolveBindings', () => {
  it('resolves bindings at any depth', () => {
    const body = { id: { bind: '/id' }, list: [{ bind: '/none' }, 1] };
    expect(resolveBindings(body, { id: 7 })).toEqual({ id: 7, list: [null, 1] });
  });
});

describe('expandDeepLink', () => {
  it('percent-encodes parameters', () => {
    expect(expandDeepLink('appointment-details={id}', { id: 'a/b c' })).toBe(
      'appointment-details=a%2Fb%20c',
    );
    expect(expandDeepLink('appointment-details={id}', {})).toBe('appointment-details={id}');
    expect(expandDeepLink('appointment-details={id}', { id: null })).toBe('appointment-details=');
  });
});

describe('isDisabledUntil', () => {
  const noon = Date.parse('2026-11-24T12:00:00Z');
  it.each([
    [
      'disables the element before the time',
      { kind: 'time', at: '2026-11-24T12:00:01Z' },
      {},
      true,
    ],
    ['enables the element at the time', { kind: 'time', at: '2026-11-24T12:00:00Z' }, {}, false],
    [
      'disables the element if the time is invalid',
      { kind: 'time', at: { bind: '/at' } },
      { at: 'soon' },
      true,
    ],
    ['disables the element without an account', { kind: 'account-inactive' }, {}, true],
    [
      'enables the element with an active account',
      { kind: 'account-inactive' },
      { account: { active: true } },
      false,
    ],
    [
      'disables the element in a listed status',
      { kind: 'status-change', while: ['A'] },
      { appointment: { status: 'A' } },
      true,
    ],
    [
      'enables the element in another status',
      { kind: 'status-change', while: ['A'] },
      { appointment: { status: 'B' } },
      false,
    ],
    [
      'reads the status at a custom pointer',
      { kind: 'status-change', status: '/s', while: ['A'] },
      { s: 'A' },
      true,
    ],
    [
      'enables the element if its condition is met',
      { kind: 'condition', condition: { bind: '/ok', equals: true } },
      { ok: true },
      false,
    ],
  ] as const)('%s', (_name, until, data, expected) => {
    expect(
      isDisabledUntil(
        { ...until, ...('while' in until && { while: [...until.while] }) } as never,
        data,
        noon,
      ),
    ).toBe(expected);
  });

  it('keeps the element disabled if the time is unknown', () => {
    expect(isDisabledUntil({ kind: 'time', at: '2000-01-01T00:00Z' }, {}, undefined)).toBe(true);
  });
});
