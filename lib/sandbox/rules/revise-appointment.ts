import type { Appointment } from '../sandbox-data';
import { getTimeoutTimestamp } from './appointment-expiry';
import { getCreationTimestamp } from './creation-time';
import { omitInternalFields } from './internal-fields';

/** Past revisions that the sandbox keeps of an appointment; the API's own number is not shown. */
const mostRevisions = 50;

/** Of an event, an appointment that is read has only these fields. */
export type AppointmentEvent = {
  timestamp: string;
  type: string;
  publicNote?: string;
  /** 0 the profile, -1 customer support, -2 system automation, else the patient's subscriber id. */
  initiatorId: number;
};

/** An appointment's state as a past revision: without what the API never tells, and without its own past. */
function toPastRevision(appointment: Appointment): Record<string, unknown> {
  const { pastRevisions: _pastRevisions, ...state } = omitInternalFields(appointment);
  return state;
}

/**
 * The next revision of an appointment: the changes, the event that brought them, and the former state among the past
 * revisions. A status that is new counts from the event on and gets its time-out.
 */
export function reviseAppointment(
  former: Appointment,
  changes: Partial<Appointment>,
  event: AppointmentEvent,
): Appointment {
  const status = changes.status ?? former.status;
  const standing =
    status === former.status
      ? {}
      : { statusSince: event.timestamp, expires: getTimeoutTimestamp(status, event.timestamp) };
  return {
    ...former,
    ...standing,
    ...changes,
    event,
    // Past revisions tell it only as long as all of them are kept.
    createdAt: getCreationTimestamp(former),
    appointmentRevisionId: former.appointmentRevisionId + 1,
    pastRevisions: [...(former.pastRevisions ?? []), toPastRevision(former)].slice(-mostRevisions),
  };
}
