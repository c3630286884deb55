import { describe, expect, it } from 'vitest';
import { findCase, hasOutcome, isPartOf } from './case-outcome';
import type { RequestDescription, RequestPreset } from './request-description';
import { draftPreset } from './request-draft';

const preset: RequestPreset = {
  id: 'excess',
  label: 'Excess',
  group: 'case',
  user: 'patient',
  parameters: { 'path.id': '7' },
  status: 200,
  expected: { excessAmount: 12 },
};
const description: RequestDescription = {
  id: 'getAppointment',
  method: 'get',
  path: '/appointments/{id}',
  token: 'required',
  parameters: [],
  responseKind: 'json',
  fileName: 'x.json',
  users: [],
  presets: [preset],
  servers: [],
  components: { schemas: {} },
};

describe('isPartOf', () => {
  it.each([
    [{ a: 1 }, { a: 1, b: 2 }, true],
    [{ a: { b: 'x' } }, { a: { b: 'x', c: null } }, true],
    [[{ a: 1 }], [{ a: 1, b: 2 }], true],
    [{ a: 1 }, { a: '1' }, false],
    [[{ a: 1 }], [{ a: 1 }, { a: 2 }], false],
    [{ a: undefined }, 'text', false],
  ])('%j in %j: %s', (expected, actual, result) => {
    expect(isPartOf(expected, actual)).toBe(result);
  });
});

describe('hasOutcome', () => {
  const response = (status: number, value: unknown) => ({
    status,
    content: { kind: 'json' as const, values: [value], text: '' },
  });

  it('compares the status and the expected part of the response', () => {
    expect(hasOutcome(preset, response(200, { excessAmount: 12, fee: 60 }))).toBe(true);
    expect(hasOutcome(preset, response(200, { excessAmount: 0 }))).toBe(false);
    expect(hasOutcome(preset, response(405, { excessAmount: 12 }))).toBe(false);
    expect(hasOutcome({ status: 204 }, { status: 204, content: { kind: 'none' } })).toBe(true);
  });
});

describe('findCase', () => {
  it('finds the case whose request was not changed', () => {
    const draft = draftPreset(preset);
    expect(findCase(description, draft)).toBe(preset);
    expect(findCase(description, { ...draft, user: 'doctor' })).toBeUndefined();
    expect(findCase(description, { ...draft, server: 'https://x.example.com' })).toBeUndefined();
  });
});
