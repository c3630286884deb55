import { describe, expect, it } from 'vitest';
import { findFinalAppointment } from './final-appointment';
import type { StepExchange } from './run-state';

const createExchange = (changes: string[], body: unknown): StepExchange => ({
  request: { method: 'GET', url: '/api/v2/appointments/1', headers: [] },
  response: { statusCode: 200, header: {}, body },
  changes,
  deliveries: [],
});

/** Runs a workflow whose steps had these changes and responses. */
const find = (...exchanges: Array<[changes: string[], body: unknown]>) => {
  const steps = exchanges.map((_, index) => ({ stepId: `s${index}` }));
  const done = Object.fromEntries(
    exchanges.map(([changes, body], index) => [`s${index}`, createExchange(changes, body)]),
  );
  return findFinalAppointment({ steps }, { done });
};

describe('the appointment after a run', () => {
  it('has the status of the last response with it, at its latest revision', () => {
    const old = { appointmentId: 7, appointmentRevisionId: 1, status: 'REQUESTED' };
    const current = { ...old, appointmentRevisionId: 2, status: 'APPOINTMENT_SCHEDULED' };
    const nested = { people: [{ appointments: [{ pastRevisions: [old] }, old, current] }] };
    const expected = { appointmentId: 7, status: 'APPOINTMENT_SCHEDULED' };
    expect(find([['appointments 7 added'], old], [['appointments 7 updated'], nested])).toEqual(
      expected,
    );
    expect(find([['appointments 7 updated'], nested], [[], { reviews: [] }])).toEqual(expected);
    expect(find([['appointments 7 updated'], ''], [[], current])).toEqual(expected);
  });

  it('is unknown if no response has it after its last change', () => {
    const before = { appointmentId: 7, status: 'REQUESTED' };
    expect(find([['appointments 7 added'], before], [['appointments 7 updated'], ''])).toBe(
      undefined,
    );
    expect(find([['policies 1 updated'], before])).toBe(undefined);
    expect(find()).toBe(undefined);
  });
});
