import type { Appointment } from '../sandbox-data';
import { getTimeoutTimestamp } from './appointment-expiry';
import { getCreationTimestamp } from './creation-time';
import { omitInternalFields } from './internal-fields';
import { type FieldChanges, omitUndefined } from './omit-undefined';

/** Maximum number of past revisions that are stored. The API's own limit is not documented. */
const maxPastRevisions = 50;

/** The event of the last change, with the only fields that responses contain. */
export type AppointmentEvent = {
  timestamp: string;
  type: string;
  publicNote?: string;
  /** 0 for the profile, -1 for customer support, -2 for system automation, otherwise the patient's subscriber id. */
  initiatorId: number;
};

/** Returns the state of an appointment as a past revision, without internal fields and without past revisions. */
function toPastRevision(appointment: Appointment): Record<string, unknown> {
  const { pastRevisions: _pastRevisions, ...state } = omitInternalFields(appointment);
  return state;
}

/**
 * Returns the next revision of an appointment, with the changes, their event, and the previous state as a past
 * revision. A new status applies from the time of the event and has a new timeout.
 */
export function reviseAppointment(
  previous: Appointment,
  changes: FieldChanges<Appointment>,
  event: AppointmentEvent,
): Appointment {
  const status = changes.status ?? previous.status;
  const statusPeriod =
    status === previous.status
      ? {}
      : { statusSince: event.timestamp, expires: getTimeoutTimestamp(status, event.timestamp) };
  return omitUndefined({
    ...previous,
    ...statusPeriod,
    ...changes,
    event,
    // It cannot always be read from the past revisions, because the oldest are removed.
    createdAt: getCreationTimestamp(previous),
    appointmentRevisionId: previous.appointmentRevisionId + 1,
    pastRevisions: [...(previous.pastRevisions ?? []), toPastRevision(previous)].slice(
      -maxPastRevisions,
    ),
  });
}
