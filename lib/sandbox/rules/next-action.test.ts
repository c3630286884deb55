import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import type { Appointment } from '../sandbox-data';
import { getNextAction } from './next-action';

const sandbox = createTestSandbox();
const now = sandbox.clock.now();
const dana = sandbox.store.get('accounts', 48213);
const doctor = sandbox.store.get('accounts', 48303);
const visit = sandbox.store.get('appointments', 70412);

function show(changes: Partial<Appointment>[], account = dana) {
  if (!account || !visit) throw new Error('The scenario has no Dana');
  const appointments = changes.map((change) => ({ ...visit, ...change }));
  return getNextAction(account, appointments, now);
}

describe('the action of the token status', () => {
  it('is none where nothing is open', () => {
    expect(show([])).toEqual({});
    expect(show([{ status: 'PATIENT_CANCELLED_APPOINTMENT' }])).toEqual({});
    expect(show([{ scheduledTimestamp: '2027-03-02T05:00:00Z' }])).toEqual({});
  });

  it('has the link form appointment-details={appointmentId}', () => {
    expect(show([{}])).toMatchObject({ actionLink: 'appointment-details=70412' });
  });

  it('starts a video visit within the times to join of the system parameters', () => {
    const at = (scheduledTimestamp: string) => show([{ scheduledTimestamp }]).actionType;
    expect(at('2027-03-02T09:15:01Z')).toBe('VIDEO_VISIT_CONFIRMED_NOTIFICATION');
    expect(at('2027-03-02T09:15:00Z')).toBe('START_VIDEO_VISIT');
    expect(at('2027-03-02T06:10:00Z')).toBe('START_VIDEO_VISIT');
    expect(at('2027-03-02T06:09:59Z')).toBeUndefined();
  });

  it('has the remaining minutes of a status that expires', () => {
    const request = { status: 'REQUESTED', statusSince: '2027-03-02T09:00:00Z' } as const;
    expect(show([request])).toMatchObject({
      actionType: 'MINUTES_LEFT_PATIENT_DOCTOR_APPROVE',
      actionRemainingTime: 35,
      actionIcon: 'COUNTDOWN',
    });
    expect(show([request], doctor).actionType).toBe('MINUTES_LEFT_DOCTOR_APPROVE');
    expect(show([{ ...request, expires: '2027-03-02T12:00:00Z' }], doctor).actionType).toBe(
      'MINUTES_LEFT_DOCTOR_APPROVE_MORE_THAN_45',
    );
  });

  it('is that of the next appointment, and a visit that is over comes last', () => {
    const over = { id: 1, status: 'VISIT_TOOK_PLACE', reviewRating: undefined } as const;
    const later = { id: 2, scheduledTimestamp: '2027-03-05T09:00:00Z' };
    expect(show([over, later, {}]).actionAppointmentId).toBe(70412);
    expect(show([over, later]).actionAppointmentId).toBe(2);
    expect(show([over])).toMatchObject({ actionType: 'RATE_NOTIFICATION', actionIcon: 'RATE' });
    expect(show([{ ...over, reviewRating: 9 }])).toEqual({});
  });

  it('has a type for every status that is open', () => {
    const typesOf = (account = dana) =>
      (['PROPOSED', 'ALTERNATIVE_OFFERED', 'CS_OFFER', 'PAYMENT_FAILED'] as const).map(
        (status) => show([{ status }], account).actionType,
      );
    expect(typesOf()).toEqual([
      'PROPOSED_PATIENT_CALL_US_BUTTON_TEXT',
      'VISIT_OFFER_CALL_US_BUTTON_TEXT',
      'VISIT_OFFER_CALL_US_BUTTON_TEXT',
      'PAYMENT_FAILED_CALL_US_BUTTON_TEXT',
    ]);
    expect(typesOf(doctor)).toEqual([
      'PENDING_THE_PATIENT_APPROVAL',
      'PENDING_THE_PATIENT_APPROVAL',
      'CS_SUGGESTION_PLEASE_CONFIRM_APPOINTMENT_DOCTOR_TEXT',
      undefined,
    ]);
    expect(show([{ locationType: 'CLINIC_VISIT' }]).actionType).toBe(
      'VISIT_CONFIRMED_PATIENT_SIDE_NOTIFICATION',
    );
  });
});
