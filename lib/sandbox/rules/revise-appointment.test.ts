import { describe, expect, it } from 'vitest';
import type { Appointment } from '../sandbox-data';
import { danaData } from '../seed/dana-data';
import { reviseAppointment } from './revise-appointment';

const [first] = danaData.appointments;
if (!first) throw new Error('Dana has no appointment');
const former: Appointment = first;
const event = { timestamp: '2027-03-02T09:10:00Z', type: 'APPOINTMENT_UPDATE', initiatorId: -2 };

describe('the next revision of an appointment', () => {
  it('has the changes, the event, and the former state in its past', () => {
    const next = reviseAppointment(former, { notes: 'new' }, event);
    expect(next).toMatchObject({
      notes: 'new',
      event,
      appointmentRevisionId: 4,
      statusSince: former.statusSince,
    });
    expect(next.pastRevisions).toMatchObject([{ appointmentRevisionId: 3, notes: former.notes }]);
    expect(former).not.toHaveProperty('pastRevisions');
  });

  it('counts a new status from the event on, with its time-out', () => {
    expect(reviseAppointment(former, { status: 'REQUESTED' }, event)).toMatchObject({
      statusSince: '2027-03-02T09:10:00Z',
      expires: '2027-03-02T09:55:00Z',
    });
  });

  it('has in its past nothing that the API never tells, and no past of its own', () => {
    const second = reviseAppointment(former, {}, event);
    const third = reviseAppointment(second, {}, event);
    expect(third.pastRevisions).toHaveLength(2);
    const hidden = ['id', 'locationType', 'statusSince', 'expires', 'createdAt', 'joinToken'];
    for (const revision of third.pastRevisions ?? []) {
      for (const field of [...hidden, 'pastRevisions']) expect(revision).not.toHaveProperty(field);
    }
    expect(third).toMatchObject({ joinToken: '9c1d-example-join-token' });
  });

  it('keeps the last fifty', () => {
    let next = former;
    for (let time = 0; time < 60; time += 1) next = reviseAppointment(next, {}, event);
    expect(next.pastRevisions).toHaveLength(50);
    expect(next.pastRevisions?.at(-1)).toMatchObject({ appointmentRevisionId: 62 });
    expect(next.createdAt).toBe(former.event?.timestamp);
  });
});
