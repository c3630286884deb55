import { expect, it } from 'vitest';
import { correctCall } from './corrections';

const at = { offset: 0, length: 3 };
const call = { request: { method: 'GET', url: '/a', headers: [], at }, name: 'Entry 1' };

it('replaces only what the reader says', () => {
  expect(correctCall(call)).toEqual(call);
  expect(correctCall(call, { method: 'POST', operationId: 'saveAppointment' })).toEqual({
    ...call,
    request: { ...call.request, method: 'POST' },
  });
});

it('adds a part that was not recorded', () => {
  expect(correctCall({}, { url: '/a', status: 405 })).toEqual({
    request: { method: '', url: '/a', headers: [] },
    response: { headers: [], status: 405 },
  });
});
