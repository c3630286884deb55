import { describe, expect, it } from 'vitest';
import type { Appointment } from '../sandbox-data';
import { danaData } from '../seed/dana-data';
import { reviseAppointment } from './revise-appointment';

const [first] = danaData.appointments;
if (!first) throw new Error('The seed has no appointment of Dana');
const previous: Appointment = first;
const event = { timestamp: '2027-03-02T09:10:00Z', type: 'APPOINTMENT_UPDATE', initiatorId: -2 };

describe('the next revision of an appointment', () => {
  it('has the changes, the event, and the previous state as a past revision', () => {
    const next = reviseAppointment(previous, { notes: 'new' }, event);
    expect(next).toMatchObject({
      notes: 'new',
      event,
      appointmentRevisionId: 4,
      statusSince: previous.statusSince,
    });
    expect(next.pastRevisions).toMatchObject([{ appointmentRevisionId: 3, notes: previous.notes }]);
    expect(previous).not.toHaveProperty('pastRevisions');
  });

  it('applies a new status from the time of the event, with its timeout', () => {
    expect(reviseAppointment(previous, { status: 'REQUESTED' }, event)).toMatchObject({
      statusSince: '2027-03-02T09:10:00Z',
      expires: '2027-03-02T09:55:00Z',
    });
  });

  it('has past revisions without internal fields and without past revisions', () => {
    const second = reviseAppointment(previous, {}, event);
    const third = reviseAppointment(second, {}, event);
    expect(third.pastRevisions).toHaveLength(2);
    const internalFields = [
      'id',
      'locationType',
      'statusSince',
      'expires',
      'createdAt',
      'joinToken',
    ];
    for (const revision of third.pastRevisions ?? []) {
      for (const field of [...internalFields, 'pastRevisions'])
        expect(revision).not.toHaveProperty(field);
    }
    expect(third).toMatchObject({ joinToken: '9c1d-example-join-token' });
  });

  it('retains the last 50 past revisions', () => {
    let next = previous;
    for (let time = 0; time < 60; time += 1) next = reviseAppointment(next, {}, event);
    expect(next.pastRevisions).toHaveLength(50);
    expect(next.pastRevisions?.at(-1)).toMatchObject({ appointmentRevisionId: 62 });
    expect(next.createdAt).toBe(previous.event?.timestamp);
  });
});
