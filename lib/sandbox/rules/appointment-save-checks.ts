import { reject } from '../api-error';
import type { Schemas } from '../api-types';
import type { Account, Appointment } from '../sandbox-data';
import { toTimestamp } from '../timestamps';
import { minutesToExpiration, type StatusPeriod } from './appointment-expiry';
import { administersProfile } from './permissions';

type Request = Schemas['AppointmentRequest'];

/**
 * Checks the revision of a request (specification: portal.txt, section 5): it must be blank on creation; on an update
 * it must be the current one, which ensures that the appointment has not changed in the meantime.
 * @throws {ApiError} if the revision does not match
 */
export function checkRevision(request: Request, previous?: Appointment): void {
  const { appointmentRevisionId: found } = request;
  if (found === undefined || found === previous?.appointmentRevisionId) return;
  if (!previous) {
    reject('SANDBOX_REVISION_ON_CREATION', 'A new appointment has no revision yet.', {
      field: 'appointmentRevisionId',
      reason: 'Leave it blank on creation. To update an appointment, send its appointmentId too.',
      found,
    });
  }
  reject('SANDBOX_REVISION_CONFLICT', 'The appointment has changed in the meantime.', {
    field: 'appointmentRevisionId',
    reason: 'Read the appointment again, and send the change with its current revision.',
    found,
    expected: previous.appointmentRevisionId,
  });
}

/** The fee fields of a request. That the commission is one of them is a sandbox interpretation. */
const feeFields = ['appointmentFeeNet', 'appointmentExtraFlatCommission'] as const;

/**
 * Checks that only a profile changes fee fields (specification: portal.txt, section 6). The specification allows it
 * "only in some circumstances" without naming them; in the sandbox the appointment's profile can always change them.
 * An unchanged value is not a change.
 * @throws {ApiError} if another caller changes a fee field
 */
export function checkFeeChange(
  caller: Account,
  request: Request,
  profileId: number,
  previous?: Appointment,
): void {
  const field = feeFields.find(
    (name) => request[name] !== undefined && request[name] !== previous?.[name],
  );
  if (field === undefined || administersProfile(caller, profileId)) return;
  reject('SANDBOX_FEE_OF_PROFILE', 'Only the profile can change the fees of an appointment.', {
    field,
    reason: 'Fee fields can be changed only by a profile. Leave the field out.',
    found: request[field],
  });
}

/**
 * Returns the expiry that a request sets. Only customer support can change `minutesToExpiration` (specification:
 * portal.txt, section 4). The current value is not a change, and neither is the value before the status changed.
 * @param bySupport whether the caller belongs to customer support
 * @param period the status with the other changes of the request applied
 * @throws {ApiError} if another caller changes the expiry
 */
export function resolveExpiryChange(
  bySupport: boolean,
  { minutesToExpiration: found }: Request,
  period: StatusPeriod,
  now: Date,
  previous?: Appointment,
): { expires?: string } {
  const current = minutesToExpiration(period, now);
  const previousMinutes = previous && minutesToExpiration(previous, now);
  if (found === undefined || found === current || found === previousMinutes) return {};
  if (bySupport) {
    return { expires: toTimestamp(now.getTime() + Math.max(0, found) * 60_000) };
  }
  reject('SANDBOX_EXPIRATION_OF_SUPPORT', 'Only customer support can change the expiration.', {
    field: 'minutesToExpiration',
    reason: 'Leave the field out: the sandbox calculates the minutes.',
    found,
    expected: current,
  });
}
