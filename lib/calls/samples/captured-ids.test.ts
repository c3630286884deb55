import { describe, expect, it } from 'vitest';
import { type CapturedIds, captureIds, resolveCapturedIds, usesMissingId } from './captured-ids';
import type { SampleCall } from './sample-call';

const book: SampleCall = {
  method: 'POST',
  url: '/appointment',
  headers: [],
  operation: 'saveAppointment',
  captures: { appointmentId: 1000003 },
};
const change: SampleCall = {
  method: 'POST',
  url: '/appointments/1000003?x=1000003',
  headers: [],
  operation: 'saveAppointment',
  parameters: { id: '1000003', ids: ['1', '1000003'] },
  body: '{"appointmentId":1000003,"notes":"\\"1000003","list":[{"id":1000003},70412]}',
};

describe('captured ids', () => {
  it('are those of the newest record, and replace the ids of the page', () => {
    const ids: CapturedIds = new Map();
    captureIds(book, { appointments: [{ appointmentId: 8 }, { appointmentId: 70412 }] }, ids);
    expect([...ids]).toEqual([[1000003, 70412]]);
    expect(resolveCapturedIds(change, ids)).toEqual({
      ...change,
      url: '/appointments/70412?x=70412',
      parameters: { id: '70412', ids: ['1', '70412'] },
      body: '{"appointmentId":70412,"notes":"\\"1000003","list":[{"id":70412},70412]}',
    });
  });

  it('do not change calls if nothing was captured', () => {
    const ids: CapturedIds = new Map();
    captureIds(book, { appointments: [] }, ids);
    captureIds(change, { appointmentId: 1 }, ids);
    expect(ids.size).toBe(0);
    expect(resolveCapturedIds(change, ids)).toEqual(change);
  });

  it('are missing until the call that creates the record', () => {
    const ids: CapturedIds = new Map();
    expect(usesMissingId(book, ids)).toBe(false);
    expect(usesMissingId(change, ids)).toBe(true);
    expect(usesMissingId({ ...change, url: '/appointments' }, ids)).toBe(true);
    ids.set(1000003, 5);
    expect(usesMissingId(change, ids)).toBe(false);
  });
});
