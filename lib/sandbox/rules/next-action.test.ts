import { describe, expect, it } from 'vitest';
import { createTestSandbox } from '../../../tests/support/sandbox/test-sandbox';
import type { Appointment } from '../sandbox-data';
import { getNextAction } from './next-action';
import { type FieldChanges, omitUndefined } from './omit-undefined';

const sandbox = createTestSandbox();
const now = sandbox.clock.now();
const dana = sandbox.store.get('accounts', 48213);
const doctor = sandbox.store.get('accounts', 48303);
const visit = sandbox.store.get('appointments', 70412);

function getActionOf(changes: FieldChanges<Appointment>[], account = dana) {
  if (!account || !visit) throw new Error('The scenario has no data of Dana');
  const appointments = changes.map((change) => omitUndefined({ ...visit, ...change }));
  return getNextAction(account, appointments, now);
}

describe('the action of the token status', () => {
  it('is empty if no appointment requires one', () => {
    expect(getActionOf([])).toEqual({});
    expect(getActionOf([{ status: 'PATIENT_CANCELLED_APPOINTMENT' }])).toEqual({});
    expect(getActionOf([{ scheduledTimestamp: '2027-03-02T05:00:00Z' }])).toEqual({});
  });

  it('has a link of the form appointment-details={appointmentId}', () => {
    expect(getActionOf([{}])).toMatchObject({ actionLink: 'appointment-details=70412' });
  });

  it('starts a video visit within the time to join of the system parameters', () => {
    const getTypeAt = (scheduledTimestamp: string) =>
      getActionOf([{ scheduledTimestamp }]).actionType;
    expect(getTypeAt('2027-03-02T09:15:01Z')).toBe('VIDEO_VISIT_CONFIRMED_NOTIFICATION');
    expect(getTypeAt('2027-03-02T09:15:00Z')).toBe('START_VIDEO_VISIT');
    expect(getTypeAt('2027-03-02T06:10:00Z')).toBe('START_VIDEO_VISIT');
    expect(getTypeAt('2027-03-02T06:09:59Z')).toBeUndefined();
  });

  it('has the minutes that remain until the status expires', () => {
    const request = { status: 'REQUESTED', statusSince: '2027-03-02T09:00:00Z' } as const;
    expect(getActionOf([request])).toMatchObject({
      actionType: 'MINUTES_LEFT_PATIENT_DOCTOR_APPROVE',
      actionRemainingTime: 35,
      actionIcon: 'COUNTDOWN',
    });
    expect(getActionOf([request], doctor).actionType).toBe('MINUTES_LEFT_DOCTOR_APPROVE');
    expect(getActionOf([{ ...request, expires: '2027-03-02T12:00:00Z' }], doctor).actionType).toBe(
      'MINUTES_LEFT_DOCTOR_APPROVE_MORE_THAN_45',
    );
  });

  it('is that of the next appointment, and of a past visit last', () => {
    const past = { id: 1, status: 'VISIT_TOOK_PLACE', reviewRating: undefined } as const;
    const later = { id: 2, scheduledTimestamp: '2027-03-05T09:00:00Z' };
    expect(getActionOf([past, later, {}]).actionAppointmentId).toBe(70412);
    expect(getActionOf([past, later]).actionAppointmentId).toBe(2);
    expect(getActionOf([past])).toMatchObject({
      actionType: 'RATE_NOTIFICATION',
      actionIcon: 'RATE',
    });
    expect(getActionOf([{ ...past, reviewRating: 9 }])).toEqual({});
  });

  it('has a type for every open status', () => {
    const getTypes = (account = dana) =>
      (['PROPOSED', 'ALTERNATIVE_OFFERED', 'CS_OFFER', 'PAYMENT_FAILED'] as const).map(
        (status) => getActionOf([{ status }], account).actionType,
      );
    expect(getTypes()).toEqual([
      'PROPOSED_PATIENT_CALL_US_BUTTON_TEXT',
      'VISIT_OFFER_CALL_US_BUTTON_TEXT',
      'VISIT_OFFER_CALL_US_BUTTON_TEXT',
      'PAYMENT_FAILED_CALL_US_BUTTON_TEXT',
    ]);
    expect(getTypes(doctor)).toEqual([
      'PENDING_THE_PATIENT_APPROVAL',
      'MINUTES_LEFT_DOCTOR_PATIENT_APPROVE',
      'CS_SUGGESTION_PLEASE_CONFIRM_APPOINTMENT_DOCTOR_TEXT',
      undefined,
    ]);
    expect(getActionOf([{ locationType: 'CLINIC_VISIT' }]).actionType).toBe(
      'VISIT_CONFIRMED_PATIENT_SIDE_NOTIFICATION',
    );
  });
});
