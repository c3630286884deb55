import type { Schemas } from '../api-types';
import type { RequiredParameter } from '../required-parameters';
import type { Appointment } from '../sandbox-data';
import { readSystemParameter } from '../system-parameters';
import { parseTimestamp } from '../timestamps';
import { getExpiryTime } from './appointment-expiry';
import { statusAfterExpiry } from './appointment-statuses';

/** A change or reminder that is due at a time of the sandbox clock. `firesAt` is in epoch milliseconds. */
export type AppointmentTimer = { firesAt: number } & (
  | { kind: 'status'; status: Appointment['status'] }
  | { kind: 'voucher' }
  | { kind: 'reminder'; reason: Schemas['WebHookReason'] }
);

const dayMs = 86_400_000;
const readMilliseconds = (parameter: RequiredParameter) => readSystemParameter(parameter) * 1000;
const noShowDelayMs = readMilliseconds('timeTillNoShowIsDeclared');
const visitReminderLeadMs = readMilliseconds('timeToVisitReminder');
const reviewReminderDelayMs = readMilliseconds('timeToPatientReviewReminder');

const parseOptionalTimestamp = (text: string | undefined) =>
  text === undefined ? undefined : parseTimestamp(text);

/**
 * Lists the status changes that only depend on time: the status expires, or NO_SHOW is declared. Which status leads
 * to NO_SHOW is not documented; in the sandbox it is APPOINTMENT_SCHEDULED, counted from the time of the visit.
 */
function listStatusTimers(appointment: Appointment): AppointmentTimer[] {
  if (appointment.status === 'APPOINTMENT_SCHEDULED') {
    const visitTime = parseOptionalTimestamp(appointment.scheduledTimestamp);
    if (visitTime === undefined) return [];
    return [{ kind: 'status', status: 'NO_SHOW', firesAt: visitTime + noShowDelayMs }];
  }
  const status = statusAfterExpiry.get(appointment.status);
  const firesAt = getExpiryTime(appointment);
  return status === undefined || firesAt === undefined ? [] : [{ kind: 'status', status, firesAt }];
}

/** A voucher expires the day after its expiration date (specification: portal.txt, section 4), here at 00:00 UTC. */
function listVoucherTimers({
  voucherStatus,
  voucherExpirationDate,
}: Appointment): AppointmentTimer[] {
  if (voucherStatus !== 'VALID' || voucherExpirationDate === undefined) return [];
  return [{ kind: 'voucher', firesAt: Date.parse(voucherExpirationDate) + dayMs }];
}

/** Statuses in which a missing review is requested (sandbox interpretation). */
const reviewableStatuses: ReadonlySet<unknown> = new Set([
  'VISIT_TOOK_PLACE',
  'APPOINTMENT_CLOSED',
]);

/** Lists the reminder of a scheduled visit, or of the missing review of a visit that took place. */
function listReminderTimers(appointment: Appointment): AppointmentTimer[] {
  const { status, locationType, reviewRating } = appointment;
  const needsReview = reviewableStatuses.has(status) && reviewRating === undefined;
  if (status !== 'APPOINTMENT_SCHEDULED' && !needsReview) return [];
  const visitTime = parseOptionalTimestamp(appointment.scheduledTimestamp);
  if (visitTime === undefined) return [];
  if (needsReview) {
    return [
      { kind: 'reminder', reason: 'REVIEW_REMINDER', firesAt: visitTime + reviewReminderDelayMs },
    ];
  }
  const reason = locationType === 'VIDEO_VISIT' ? 'VIDEO_REMINDER' : 'APPOINTMENT_REMINDER';
  return [{ kind: 'reminder', reason, firesAt: visitTime - visitReminderLeadMs }];
}

/** Returns when an appointment was last written, in epoch milliseconds. Earlier reminders are no longer sent. */
export function getLastModified({ statusSince, event }: Appointment): number {
  const since = parseOptionalTimestamp(statusSince) ?? 0;
  return Math.max(since, parseOptionalTimestamp(event?.timestamp) ?? since);
}

/**
 * Lists the timers of an appointment: future ones, and due ones that have not run yet.
 * @param remindedUntil time until which reminders were sent, in epoch milliseconds
 */
export function listAppointmentTimers(
  appointment: Appointment,
  remindedUntil: number,
): AppointmentTimer[] {
  const reminders = listReminderTimers(appointment).filter(
    ({ firesAt }) => firesAt > remindedUntil && firesAt > getLastModified(appointment),
  );
  return [...listStatusTimers(appointment), ...listVoucherTimers(appointment), ...reminders];
}
