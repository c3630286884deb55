import type { Schemas } from '../api-types';
import type { Appointment } from '../sandbox-data';
import { readSystemParameter } from '../system-parameters';
import { parseTimestamp } from '../timestamps';
import { getExpiryTime } from './appointment-expiry';
import { statusAfterExpiry } from './appointment-statuses';

/** What the clock brings to an appointment. */
export type AppointmentTimer = { firesAt: number } & (
  | { kind: 'status'; status: Appointment['status'] }
  | { kind: 'voucher' }
  | { kind: 'reminder'; reason: Schemas['WebHookReason'] }
);

const day = 86_400_000;
const inMilliseconds = (parameter: string) => readSystemParameter(parameter) * 1000;
const noShowDelay = inMilliseconds('timeTillNoShowIsDeclared');
const visitReminder = inMilliseconds('timeToVisitReminder');
const reviewReminder = inMilliseconds('timeToPatientReviewReminder');

const momentOf = (text: string | undefined) =>
  text === undefined ? undefined : parseTimestamp(text);

/**
 * When the status of an appointment changes by time alone: it expires, or NO_SHOW is declared. From which status
 * NO_SHOW is declared is not shown; the sandbox's reading: from APPOINTMENT_SCHEDULED, by the time of the visit.
 */
function statusDue(appointment: Appointment): AppointmentTimer[] {
  if (appointment.status === 'APPOINTMENT_SCHEDULED') {
    const visit = momentOf(appointment.scheduledTimestamp);
    if (visit === undefined) return [];
    return [{ kind: 'status', status: 'NO_SHOW', firesAt: visit + noShowDelay }];
  }
  const status = statusAfterExpiry.get(appointment.status);
  const moment = getExpiryTime(appointment);
  return status === undefined || moment === undefined
    ? []
    : [{ kind: 'status', status, firesAt: moment }];
}

/** «Voucher expires the day after its expiration date»: at the beginning of that day, in UTC. */
function voucherDue({ voucherStatus, voucherExpirationDate }: Appointment): AppointmentTimer[] {
  if (voucherStatus !== 'VALID' || voucherExpirationDate === undefined) return [];
  return [{ kind: 'voucher', firesAt: Date.parse(voucherExpirationDate) + day }];
}

/** Statuses after which a review is asked for, where there is none (the sandbox's reading). */
const visited: ReadonlySet<unknown> = new Set(['VISIT_TOOK_PLACE', 'APPOINTMENT_CLOSED']);

/** Reminders of a visit that is scheduled, and of the review of one that took place. */
function reminderDue(appointment: Appointment): AppointmentTimer[] {
  const { status, locationType, reviewRating } = appointment;
  const asksReview = visited.has(status) && reviewRating === undefined;
  if (status !== 'APPOINTMENT_SCHEDULED' && !asksReview) return [];
  const visit = momentOf(appointment.scheduledTimestamp);
  if (visit === undefined) return [];
  if (asksReview) {
    return [{ kind: 'reminder', reason: 'REVIEW_REMINDER', firesAt: visit + reviewReminder }];
  }
  const reason = locationType === 'VIDEO_VISIT' ? 'VIDEO_REMINDER' : 'APPOINTMENT_REMINDER';
  return [{ kind: 'reminder', reason, firesAt: visit - visitReminder }];
}

/** When an appointment was last written: a reminder whose time was before that is not sent any more. */
export function getLastModified({ statusSince, event }: Appointment): number {
  const since = momentOf(statusSince) ?? 0;
  return Math.max(since, momentOf(event?.timestamp) ?? since);
}

/**
 * What the clock will bring to an appointment, or has brought and is not carried out.
 * @param reminded moment up to which reminders were sent
 */
export function listAppointmentTimers(
  appointment: Appointment,
  reminded: number,
): AppointmentTimer[] {
  const reminders = reminderDue(appointment).filter(
    ({ firesAt: moment }) => moment > reminded && moment > getLastModified(appointment),
  );
  return [...statusDue(appointment), ...voucherDue(appointment), ...reminders];
}
