import type { Schemas } from '../api-types';
import type { Sandbox } from '../operation-handler';
import type { Account, Appointment } from '../sandbox-data';
import { parseTimestamp, toLocalTimestamp } from '../timestamps';
import { minutesToExpiration } from './appointment-expiry';
import { omitInternalFields } from './internal-fields';
import { findPatientCompanyId } from './ownership';
import { isPrivileged } from './permissions';
import { serializePerson } from './serialize-policy';
import { serializeProfileDetails } from './serialize-profile';

/** Minutes by which the patient is ahead of UTC: where the profile is, and UTC for a video visit. */
export const getPatientUtcOffset = (
  locationType: Appointment['locationType'],
  deltaTime = 0,
): number => (locationType === 'VIDEO_VISIT' ? 0 : deltaTime);

/** «On GET only timestamp, type, public note and initiator id are filled» (specification, section 3). */
function showEvent({ event }: Appointment): Schemas['Event'] | undefined {
  if (!event) return undefined;
  const { timestamp, type, publicNote, initiatorId } = event;
  return { timestamp, type, publicNote, initiatorId };
}

/**
 * The time of a visit on the clocks of the place, the profile and the patient. How the API writes them is not shown:
 * the sandbox gives the same moment with the offset of the place. The patient of a video visit may be anywhere, so
 * that time is in UTC.
 */
function showTimes(
  { scheduledTimestamp, locationType }: Appointment,
  deltaTime: number | undefined,
): Schemas['AppointmentAnswerFields'] {
  if (scheduledTimestamp === undefined) return {};
  const moment = parseTimestamp(scheduledTimestamp);
  const atProfile = toLocalTimestamp(moment, deltaTime);
  return {
    scheduledLocalTimestamp: atProfile,
    scheduledProfileTimestamp: atProfile,
    scheduledPatientTimestamp: toLocalTimestamp(
      moment,
      getPatientUtcOffset(locationType, deltaTime),
    ),
  };
}

/**
 * An appointment as the caller may see it: privileged fields (net fee, extra commission, extras, past revisions,
 * invoices) for privileged callers only, the patient, the details of the profile with names and address blank until
 * it is approved, and the minutes until the status expires by the sandbox's clock.
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
    ...open
  } = omitInternalFields(appointment);
  const patient = store.get('people', appointment.patientId);
  const profile = store.get('profiles', appointment.profileId);
  return {
    ...open,
    ...showTimes(appointment, profile?.deltaTime),
    minutesToExpiration: minutesToExpiration(appointment, clock.now()),
    event: showEvent(appointment),
    ...(patient && { patient: serializePerson(patient) }),
    ...(profile && {
      profileDetails: serializeProfileDetails(store, caller, profile, appointment.locationId),
    }),
    ...(isPrivileged(caller, findPatientCompanyId(store, appointment.patientId)) && {
      appointmentFeeNet,
      appointmentExtraFlatCommission,
      extras,
      pastRevisions,
      invoices,
    }),
  };
}
