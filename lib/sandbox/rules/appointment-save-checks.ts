import type { Schemas } from '../api-types';
import type { Account, Appointment } from '../sandbox-data';
import { refuse } from '../sandbox-response';
import { toTimestamp } from '../timestamps';
import { minutesToExpiration } from './appointment-expiry';
import { administersProfile } from './permissions';

type Request = Schemas['AppointmentRequest'];

/**
 * «Leave appointmentId and appointmentRevisionId blank» on creation: a revision without an appointment is refused. On
 * an update the revision, «when given, checks that the appointment has not changed in the meantime».
 */
export function checkRevision(request: Request, former?: Appointment): void {
  const { appointmentRevisionId: found } = request;
  if (found === undefined || found === former?.appointmentRevisionId) return;
  if (!former) {
    refuse('SANDBOX_REVISION_ON_CREATION', 'A new appointment has no revision yet.', {
      field: 'appointmentRevisionId',
      reason: 'Leave it blank on creation. To update an appointment, send its appointmentId too.',
      found,
    });
  }
  refuse('SANDBOX_REVISION_CONFLICT', 'The appointment has changed in the meantime.', {
    field: 'appointmentRevisionId',
    reason: 'Read the appointment again, and send the change with its current revision.',
    found,
    expected: former.appointmentRevisionId,
  });
}

/** Of what a request carries, the fields about fees (the sandbox's reading: the commission is one of them). */
const feeFields = ['appointmentFeeNet', 'appointmentExtraFlatCommission'] as const;

/**
 * «Fee fields can be changed only by a profile, in some circumstances» (specification, section 6). The circumstances
 * are not shown: in the sandbox the appointment's profile always may. A value that is as it was is no change.
 */
export function checkFeeChange(
  caller: Account,
  request: Request,
  profileId: number,
  former?: Appointment,
): void {
  const field = feeFields.find(
    (name) => request[name] !== undefined && request[name] !== former?.[name],
  );
  if (field === undefined || administersProfile(caller, profileId)) return;
  refuse('SANDBOX_FEE_OF_PROFILE', 'Only the profile can change the fees of an appointment.', {
    field,
    reason: 'Fee fields can be changed only by a profile. Leave the field out.',
    found: request[field],
  });
}

type Standing = Parameters<typeof minutesToExpiration>[0];

/**
 * «The current status expires after minutesToExpiration; only customer support can change it» (specification,
 * section 4). Gives the expiry that customer support sets. Ends the call of anybody else whose value differs from
 * the current one. The same value is no change, and neither is the one that was read before the status changed.
 * @param bySupport whether the caller is of customer support
 * @param standing the status as it is with the other changes of the call
 */
export function resolveExpiryChange(
  bySupport: boolean,
  { minutesToExpiration: found }: Request,
  standing: Standing,
  now: Date,
  former?: Appointment,
): { expires?: string } {
  const current = minutesToExpiration(standing, now);
  const wasRead = former && minutesToExpiration(former, now);
  if (found === undefined || found === current || found === wasRead) return {};
  if (bySupport) {
    return { expires: toTimestamp(now.getTime() + Math.max(0, found) * 60_000) };
  }
  refuse('SANDBOX_EXPIRATION_OF_SUPPORT', 'Only customer support can change the expiration.', {
    field: 'minutesToExpiration',
    reason: 'Leave the field out: the sandbox counts the minutes itself.',
    found,
    expected: current,
  });
}
