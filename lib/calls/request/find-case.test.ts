import { describe, expect, it } from 'vitest';
import { findCase } from './find-case';
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

describe('findCase', () => {
  it('finds the case whose request was not changed', () => {
    const draft = draftPreset(preset);
    expect(findCase(description, draft)).toBe(preset);
    expect(findCase(description, { ...draft, user: 'doctor' })).toBeUndefined();
    expect(findCase(description, { ...draft, server: 'https://x.example.com' })).toBeUndefined();
  });
});
