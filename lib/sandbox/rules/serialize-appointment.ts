import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Account, Appointment } from '../sandbox-data';
import { parseTimestamp, toLocalTimestamp } from '../timestamps';
import { minutesToExpiration } from './appointment-expiry';
import { omitInternalFields } from './internal-fields';
import { omitUndefined } from './omit-undefined';
import { findPatientCompanyId } from './ownership';
import { isPrivileged } from './permissions';
import { serializePerson } from './serialize-policy';
import { serializeProfileDetails } from './serialize-profile';

/** Returns the patient's offset from UTC in minutes: that of the profile, or 0 for a video visit. */
export const getPatientUtcOffset = (
  locationType: Appointment['locationType'],
  deltaTime = 0,
): number => (locationType === 'VIDEO_VISIT' ? 0 : deltaTime);

/** Returns the only fields of an event that responses contain (specification: data-reference.txt, section 3). */
const serializeEvent = ({
  timestamp,
  type,
  publicNote,
  initiatorId,
}: Schemas['Event']): Schemas['Event'] =>
  omitUndefined({ timestamp, type, publicNote, initiatorId });

/**
 * Returns the time of a visit in the local times of the location, the profile and the patient. Their format is not
 * documented; the sandbox returns the same instant with the offset of the profile. The patient of a video visit can be
 * anywhere, so that time is in UTC.
 */
function serializeTimes(
  { scheduledTimestamp, locationType }: Appointment,
  deltaTime: number | undefined,
): Schemas['AppointmentAnswerFields'] {
  if (scheduledTimestamp === undefined) return {};
  const instant = parseTimestamp(scheduledTimestamp);
  const profileTimestamp = toLocalTimestamp(instant, deltaTime);
  return {
    scheduledLocalTimestamp: profileTimestamp,
    scheduledProfileTimestamp: profileTimestamp,
    scheduledPatientTimestamp: toLocalTimestamp(
      instant,
      getPatientUtcOffset(locationType, deltaTime),
    ),
  };
}

/**
 * Returns an appointment with the fields that the caller can view: privileged fields (net fee, extra commission,
 * extras, past revisions, invoices) only for privileged callers, and blank names and addresses of the profile until the
 * appointment is approved.
 */
export function serializeAppointment(
  { store, clock }: Sandbox,
  caller: Account,
  appointment: Appointment,
): Schemas['Appointment'] {
  const {
    appointmentFeeNet,
    appointmentExtraFlatCommission,
    extras,
    pastRevisions,
    invoices,
    ...publicFields
  } = omitInternalFields(appointment);
  const patient = store.get('people', appointment.patientId);
  const profile = store.get('profiles', appointment.profileId);
  const minutes = minutesToExpiration(appointment, clock.now());
  return {
    ...publicFields,
    ...serializeTimes(appointment, profile?.deltaTime),
    ...(minutes !== undefined && { minutesToExpiration: minutes }),
    ...(appointment.event && { event: serializeEvent(appointment.event) }),
    ...(patient && { patient: serializePerson(patient) }),
    ...(profile && {
      profileDetails: serializeProfileDetails(store, caller, profile, appointment.locationId),
    }),
    ...(isPrivileged(caller, findPatientCompanyId(store, appointment.patientId)) &&
      omitUndefined({
        appointmentFeeNet,
        appointmentExtraFlatCommission,
        extras,
        pastRevisions,
        invoices,
      })),
  };
}
